import type { Board } from '../board/board.ts';
import { parseTerritory } from '../codec/ids.ts';
import { COLOURS, HOST, MOST_SEATS, NOBODY, OWNERS, type Seat } from '../vocabulary.ts';
import { closest } from './closest.ts';

/** The parts that the notations of all families share, each with a writer and a reader. */

/** One `key=value` of a position; omitted if it is empty. */
export type NotationField = readonly [key: string, isThere: boolean, value: string | number];

/** Thrown by readers and caught by `parsePosition`: this part of the line cannot be read. */
export class Unreadable extends Error {
  readonly field: string;
  readonly found: string;
  readonly hint: Hint;

  constructor(field: string, found: string, hint: Hint = {}) {
    super();
    this.field = field;
    this.found = found;
    this.hint = hint;
  }
}

/** Facts that help to correct the line. */
export interface Hint {
  /** The kind of word that is expected; the one found is not known. */
  readonly kind?: WordKind;
  /** The known word that is most similar to the one found. */
  readonly closest?: string | undefined;
  /** The field that must come before this one. */
  readonly after?: string;
  /** This game does not use the field. */
  readonly isUnused?: true;
  /** The card is already somewhere else, or the field is given twice. */
  readonly isTwice?: true;
  /** The letters of the seats, if the one found is not among them. */
  readonly seats?: string;
  /** The allowed words, if they are few. */
  readonly allowed?: readonly string[] | undefined;
  /** A whole number is expected. */
  readonly isNumber?: true;
  /** The continent of a wrong territory, counted from 0 in `entry`. */
  readonly continent?: string;
  readonly entry?: number;
  /** The number of territories written for the continent, if it is wrong, and the number it has. */
  readonly count?: number;
  readonly expected?: number;
}

/** The kinds of words that have a list of known ones. */
type WordKind = 'territory' | 'card' | 'mission' | 'objective' | 'reward' | 'phase' | 'field';

export function fail(field: string, found: string, hint?: Hint): never {
  throw new Unreadable(field, found, hint);
}

/** Lists of known words up to this length are reported completely: all phases, missions, objectives and rewards. */
const FEW = 15;

/** Fails on an unknown word. `word` is the part of `found` that is compared with the known ones. */
export function failAt(
  field: string,
  found: string,
  known: readonly string[],
  kind: WordKind,
  word = found,
): never {
  fail(field, found, {
    kind,
    allowed: known.length > FEW ? undefined : known,
    closest: closest(word, known),
  });
}

/** Seats are a to f, the neutral armies n, nobody a dot. */
const LETTERS = 'abcdefn';
export const letterOf = (owner: number): string => (owner === NOBODY ? '.' : LETTERS[owner]);

function readOwner(field: string, letter: string, players: number): number {
  const owner = findOwner(letter, players);
  return owner === NOBODY ? fail(field, letter, { seats: seatLetters(players) }) : owner;
}

/** Returns the owner with this letter; NOBODY if the game has none. */
export function findOwner(letter: string, players: number): number {
  const owner = letter.length === 1 ? LETTERS.indexOf(letter) : NOBODY;
  return owner < MOST_SEATS && owner >= players ? NOBODY : owner;
}

export const seatLetters = (players: number): string =>
  [...LETTERS.slice(0, Math.min(players, MOST_SEATS))].join(', ');

export function readSeat(field: string, letter: string, players: number): number {
  const seat = letter.length === 1 ? LETTERS.slice(0, Math.min(players, MOST_SEATS)).indexOf(letter) : NOBODY;
  return seat === NOBODY ? fail(field, letter, { seats: seatLetters(players) }) : seat;
}

/** Reads a seat in any spelling: its number from 0, its letter, its colour, or `host`. Undefined if there is none. */
export function parseSeat(word: string, colours: readonly number[]): Seat | undefined {
  const text = word.toLowerCase();
  if (text === 'host') return HOST;
  const byColour = colours.findIndex((colour) => COLOURS[colour] === text);
  if (byColour >= 0) return byColour;
  const seat = /^\d$/.test(text) ? Number(text) : text.length === 1 ? LETTERS.indexOf(text) : NOBODY;
  return seat >= 0 && seat < Math.min(colours.length, MOST_SEATS) ? seat : undefined;
}

export function readCount(field: string, text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(field, text, { isNumber: true });
}

/** Reads one of a few words. */
export function readWord<Word extends string>(field: string, text: string, allowed: readonly Word[]): Word {
  return allowed.find((word) => word === text) ?? fail(field, text, { allowed });
}

/** Reads the only word that a field can have. */
export function readFlag(field: string, text: string, expected: string): 1 {
  readWord(field, text, [expected]);
  return 1;
}

export function readTerritory(field: string, board: Board, id: string): number {
  const territory = parseTerritory(board, id);
  return territory === NOBODY ? failAt(field, id, idsOf(board), 'territory') : territory;
}

const idsOf = (board: Board): string[] => board.territories.map(({ id }) => id);

export function readPairs(field: string, words: readonly string[], separator: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const [key, ...value] = word.split(separator);
    if (value.length === 0) fail(field, word);
    if (pairs.has(key)) fail(field, separator === '=' ? word : key, { isTwice: true });
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

/** The nonzero numbers by owner: `a:3,n:2`. */
export function makeByOwner(column: readonly number[]): string {
  return column.flatMap((value, owner) => (value === 0 ? [] : `${letterOf(owner)}:${value}`)).join(',');
}

export function readByOwner(field: string, text: string, players: number): number[] {
  const column = Array.from({ length: OWNERS }, () => 0);
  for (const [owner, value] of readPairs(field, text.split(','), ':'))
    column[readOwner(field, owner, players)] = readCount(field, value);
  return column;
}
