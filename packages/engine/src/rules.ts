import type { Board } from './board.ts';

/** The words of an edition, where editions differ. */
export interface Words {
  readonly army: string;
  readonly armies: string;
  readonly reinforce: string;
  readonly fortify: string;
  readonly capital: string;
}

/** What the rules of every family say besides their slots. */
export interface CommonRules {
  readonly edition: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly words: Words;
  readonly board: Board;
}
