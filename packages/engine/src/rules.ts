import type { Board } from './board.ts';

/** What the rules of every family say besides their slots. */
export interface CommonRules {
  readonly edition: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly board: Board;
}
