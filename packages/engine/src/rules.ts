import type { Board } from './board/board.ts';

/** The words that differ between editions. */
export interface Words {
  readonly army: string;
  readonly armies: string;
  readonly reinforce: string;
  readonly fortify: string;
  readonly capital: string;
}

/** The fields of rules that every family has. */
export interface CommonRules {
  readonly edition: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly words: Words;
  readonly board: Board;
}
