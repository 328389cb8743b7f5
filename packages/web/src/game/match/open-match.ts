import type { MatchState } from './match.ts';

/** A match that has a view to show. */
export type OpenMatch = MatchState & ShownGame;

/** The state that display-only panels need, from a match or a replay. */
export type ShownGame = {
  readonly [Key in 'game' | 'rules' | 'view']-?: NonNullable<MatchState[Key]>;
} & Pick<MatchState, 'history' | 'shown' | 'seat'>;
