import type { MatchState } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import type { Prompt } from '../prompts/prompt.ts';
import type { Staging } from '../prompts/staging.ts';
import { type Battle, battleOf } from './battle.ts';

/** A battle shown in full: the one the player prepares, or the last roll by or against the player. */
export interface ShownBattle {
  readonly from: number;
  readonly to: number;
  readonly battle: Battle | undefined; // undefined before its first roll
}

type Shown = Pick<OpenMatch, 'history' | 'shown' | 'view'> & Pick<MatchState, 'yours'>;

export function shownBattle(
  state: Shown,
  prompt: Prompt | undefined,
  { from: chosen }: Staging,
): ShownBattle | undefined {
  const battle = battleOf(state);
  const { selected: from, target: to } = prompt ?? {};
  if (prompt?.panel === 'battle' && from !== undefined && to !== undefined)
    return { from, to, battle: battle?.from === from && battle.to === to ? battle : undefined };
  const isLeft = prompt !== undefined && state.view.phase === 'attack' && battle?.from !== chosen;
  return battle === undefined || isLeft || !isYours(state, battle) ? undefined : { ...battle, battle };
}

/** Whether a player at this page attacks or is attacked. */
export const isYours = ({ view, yours }: Pick<Shown, 'view' | 'yours'>, battle: Battle): boolean =>
  yours.includes(view.owner[battle.from]!) || yours.includes(battle.defenderSeat);
