import { type Board, closest, makeTerritory, NOBODY, parseTerritory } from '@rubicon/engine';
import type { Line, Placement, Strike } from './line.ts';

/** Why a text is not a line: the part that cannot be read, and the closest known word, if any. */
export interface LineTextError {
  readonly code: 'bad-line';
  readonly part: string; // the text between two semicolons
  readonly found: string; // the word in it
  readonly closest?: string;
}

export type ParsedLine =
  | { readonly line: Line; readonly error?: undefined }
  | { readonly line?: undefined; readonly error: LineTextError };

/** A line as text: `place brazil 3; strike brazil north-africa leave 1`. */
export function makeLine(board: Board, { placements, strikes }: Line): string {
  const id = (territory: number): string => makeTerritory(board, territory);
  return [
    ...placements.map(({ territory, armies }) => `place ${id(territory)} ${armies}`),
    ...strikes.map(({ from, to, leave }) => `strike ${id(from)} ${id(to)} leave ${leave}`),
  ].join('; ');
}

/** Thrown by the readers below and caught by `parseLine`. */
class Unreadable extends Error {
  readonly found: string;
  readonly known: readonly string[];

  constructor(found: string, known: readonly string[] = []) {
    super();
    this.found = found;
    this.known = known;
  }
}

/** Reads a line; `leave 1` may be omitted. */
export function parseLine(board: Board, text: string): ParsedLine {
  const placements: Placement[] = [];
  const strikes: Strike[] = [];
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    try {
      const [verb = '', ...words] = part.split(/\s+/);
      if (verb === 'place') placements.push(readPlacement(board, words));
      else if (verb === 'strike') strikes.push(readStrike(board, words));
      else throw new Unreadable(verb, ['place', 'strike']);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const similar = closest(error.found, error.known);
      const { found } = error;
      return {
        error: { code: 'bad-line', part, found, ...(similar === undefined ? {} : { closest: similar }) },
      };
    }
  }
  return { line: { placements, strikes } };
}

function readPlacement(board: Board, [territory = '', armies = '', ...rest]: readonly string[]): Placement {
  refuseRest(rest);
  return { territory: readTerritory(board, territory), armies: readNumber(armies) };
}

function readStrike(board: Board, [from = '', to = '', ...rest]: readonly string[]): Strike {
  const [word, leave = '', ...others] = rest;
  refuseRest(others);
  if (word !== undefined && word !== 'leave') throw new Unreadable(word, ['leave']);
  return {
    from: readTerritory(board, from),
    to: readTerritory(board, to),
    leave: word === undefined ? 1 : readNumber(leave),
  };
}

function readTerritory(board: Board, id: string): number {
  const territory = parseTerritory(board, id);
  if (territory === NOBODY) throw new Unreadable(id, [...board.indices.keys()]);
  return territory;
}

function readNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Unreadable(text);
  return Number(text);
}

function refuseRest(words: readonly string[]): void {
  if (words[0] !== undefined) throw new Unreadable(words[0]);
}
