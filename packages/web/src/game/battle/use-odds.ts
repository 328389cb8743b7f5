import type { BattleOdds } from '@rubicon/odds';
import { useMemo } from 'react';
import type { OpenMatch } from '../match/open-match.ts';
import { attackOdds } from '../prompts/turns/odds.ts';

/** The odds of the seat's attack if it stops with this many armies left; undefined if there is no attack. */
export function useOdds(
  { rules, view, seat }: OpenMatch,
  from: number | undefined,
  to: number | undefined,
  stopAt: number,
): BattleOdds | undefined {
  return useMemo(() => {
    if (rules.family !== 'turns' || view.family !== 'turns' || typeof seat !== 'number') return undefined;
    if (from === undefined || to === undefined || view.owner[from] !== seat || view.owner[to] === seat)
      return undefined;
    return attackOdds(rules, view, seat, { from, to, stopAt });
  }, [rules, view, seat, from, to, stopAt]);
}
