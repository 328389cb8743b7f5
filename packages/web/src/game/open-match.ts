import type { MatchState } from './match.ts';

/** A match of which there is something to show. */
export type OpenMatch = MatchState & ShownGame;

/** What panels need that only show what is so: of a match, or of a replay. */
export type ShownGame = {
  readonly [Key in 'game' | 'rules' | 'view']-?: NonNullable<MatchState[Key]>;
} & Pick<MatchState, 'history' | 'shown' | 'seat'>;
