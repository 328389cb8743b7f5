import type { MatchState } from './match.ts';

/** A match of which there is something to show. */
export type OpenMatch = MatchState & {
  readonly [Key in 'game' | 'rules' | 'view']-?: NonNullable<MatchState[Key]>;
};
