import type { MatchState } from './match.ts';

/** A match that has a view to show. */
export type OpenMatch = MatchState & ShownGame;

/** The state that display-only panels need, from a match or a replay. */
export type ShownGame = {
  readonly [Key in 'game' | 'rules' | 'view']-?: NonNullable<MatchState[Key]>;
} & Pick<MatchState, 'history' | 'shown' | 'seat'> &
  Partial<Pick<MatchState, 'reveal'>>;

/** The state to announce: during a review, the entries before it and the view after them. */
export const beforeReveal = ({
  view,
  shown,
  reveal,
}: Pick<ShownGame, 'view' | 'shown' | 'reveal'>): Pick<ShownGame, 'view' | 'shown'> =>
  reveal === undefined ? { view, shown } : { view: reveal.before, shown: reveal.entry.seq - 1 };
