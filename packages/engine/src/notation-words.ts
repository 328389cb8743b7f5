import type { Board } from './board.ts';
import { parseTerritory } from './ids.ts';
import { MOST_SEATS, NEUTRAL, NOBODY, OWNERS, type Seat } from './vocabulary.ts';

/** The words that the notations of all families are made of, each with its maker and its reader. */

/** One `key=value` of a position; left out when there is nothing to say. */
export type NotationField = readonly [key: string, isThere: boolean, value: string | number];

/** Thrown by readers and caught by `parsePosition`: this part of the line cannot be read. */
export class Unreadable extends Error {
  readonly field: string;
  readonly found: string;

  constructor(field: string, found: string) {
    super();
    this.field = field;
    this.found = found;
  }
}

export function fail(field: string, found: string): never {
  throw new Unreadable(field, found);
}

/** Seats are a to f, the neutral armies n, nobody a dot. */
const LETTERS = 'abcdefn';
export const letterOf = (owner: number): string => (owner === NOBODY ? '.' : LETTERS[owner]);

export function readOwner(field: string, letter: string, players: number): number {
  const owner = letter.length === 1 ? LETTERS.indexOf(letter) : NOBODY;
  if (owner === NOBODY || (owner < MOST_SEATS && owner >= players)) throw new Unreadable(field, letter);
  return owner;
}

export function readSeat(field: string, letter: string, players: number): number {
  const seat = readOwner(field, letter, players);
  return seat === NEUTRAL ? fail(field, letter) : seat;
}

export function readCount(field: string, text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(field, text);
}

export function readTerritory(field: string, board: Board, id: string): number {
  const territory = parseTerritory(board, id);
  return territory === NOBODY ? fail(field, id) : territory;
}

export function readPairs(field: string, words: readonly string[], separator: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const [key, ...value] = word.split(separator);
    if (value.length === 0 || pairs.has(key)) throw new Unreadable(field, word);
    pairs.set(key, value.join(separator));
  }
  return pairs;
}

/** Texts by seat: `a:brazil+peru,c:siam`. */
export function readBySeat(field: string, text: string, players: number): [seat: Seat, text: string][] {
  return [...readPairs(field, text.split(','), ':')].map(([letter, value]) => [
    readSeat(field, letter, players),
    value,
  ]);
}

/** Numbers by owner, those that are not 0: `a:3,n:2`. */
export function makeByOwner(column: readonly number[]): string {
  return column.flatMap((value, owner) => (value === 0 ? [] : `${letterOf(owner)}:${value}`)).join(',');
}

export function readByOwner(field: string, text: string, players: number): number[] {
  const column = Array.from({ length: OWNERS }, () => 0);
  for (const [owner, value] of readPairs(field, text.split(','), ':'))
    column[readOwner(field, owner, players)] = readCount(field, value);
  return column;
}
