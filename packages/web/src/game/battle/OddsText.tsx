import type { BattleOdds } from '@rubicon/odds';
import { useWords, type Words } from '../../words/words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { percentText } from '../prompts/turns/odds.ts';
import type { Actions } from '../prompts/use-actions.ts';
import { useOdds } from './use-odds.ts';

export const lossesText = (
  { actions }: Words,
  { attacker, defender }: BattleOdds['expectedLosses'],
): string => actions.losses(attacker.toFixed(1), defender.toFixed(1));

/** The odds as text, for screen readers. */
export function OddsText({ state, actions }: { readonly state: OpenMatch; readonly actions: Actions }) {
  const words = useWords();
  const { prompt, staging } = actions;
  const odds = useOdds(state, prompt?.selected, prompt?.target, staging.stopAt);
  if (odds === undefined) return null;
  return `${words.actions.winChance(percentText(odds.win))}. ${lossesText(words, odds.expectedLosses)}.`;
}
