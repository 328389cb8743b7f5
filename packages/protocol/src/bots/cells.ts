import {
  type Board,
  type Command,
  HIDDEN_SHEET,
  MOST_SEATS,
  makeCommand,
  makeTerritory,
  NEUTRAL,
  NO_SHEET,
  NOBODY,
  parseCommand,
  parseTerritory,
  type Sheet,
  UNKNOWN,
} from '@rubicon/engine';
import * as z from 'zod';
import { commandSchema } from '../message-schemas.ts';

/** The JSON form of one cell of a position: small numbers inside, ids and words outside. */
export interface Cell {
  readonly schema: z.ZodType;
  make(board: Board, cell: unknown): unknown;
  /** Returns undefined for an invalid value. */
  parse(board: Board, json: unknown): unknown;
}

const natural = z.int().nonnegative();
const seatNumber = natural.max(MOST_SEATS - 1);
const id = z.string().regex(/^[a-z0-9-]+$/);

/** A plain number. */
export const count: Cell = {
  schema: natural,
  make: (_, cell) => cell,
  parse: (_, json) => (typeof json === 'number' ? json : undefined),
};

export const flag: Cell = {
  schema: z.boolean(),
  make: (_, cell) => cell === 1,
  parse: (_, json) => (json === true ? 1 : 0),
};

/** The same cell, with null for NOBODY. */
function orNull(cell: Cell): Cell {
  return {
    schema: cell.schema.nullable(),
    make: (board, value) => (value === NOBODY ? null : cell.make(board, value)),
    parse: (board, json) => (json === null ? NOBODY : cell.parse(board, json)),
  };
}

export const seat: Cell = { ...count, schema: seatNumber };
export const maybeSeat = orNull(seat);

/** Points; null until they are counted. */
export const maybeCount = orNull(count);

/** A number that is written as a word if it has one. */
export function named(names: Readonly<Record<string, number>>, other?: Cell): Cell {
  const words = new Map<unknown, string>(Object.entries(names).map(([name, value]) => [value, name]));
  const word = z.enum(Object.keys(names));
  return {
    schema: other === undefined ? word : z.union([other.schema, word]),
    make: (board, cell) => words.get(cell) ?? other?.make(board, cell),
    parse: (board, json) =>
      typeof json === 'string' && Object.hasOwn(names, json) ? names[json] : other?.parse(board, json),
  };
}

/** The index of a word in a list. */
export const oneOf = (words: readonly string[]): Cell =>
  named(Object.fromEntries(words.map((word, index) => [word, index])));

/** The word itself. */
export function word(words: readonly string[]): Cell {
  return {
    schema: z.enum(words),
    make: (_, cell) => cell,
    parse: (_, json) => words.find((known) => known === json),
  };
}

export const maybeOneOf = (words: readonly string[]): Cell => orNull(oneOf(words));

export const owner = orNull(named({ neutral: NEUTRAL }, seat));

const territory: Cell = {
  schema: id,
  make: (board, cell) => makeTerritory(board, cell as number),
  parse(board, json) {
    const found = typeof json === 'string' ? parseTerritory(board, json) : NOBODY;
    return found === NOBODY ? undefined : found;
  },
};
export const knownTerritory = territory;
export const maybeTerritory = orNull(named({ hidden: UNKNOWN }, territory));

/** The sheet a seat has committed: null for none, `hidden` for another seat's. */
export const sheet: Cell = {
  schema: z.union([commandSchema, z.literal('hidden')]).nullable(),
  make(board, cell) {
    const { type } = cell as Sheet;
    if (type === 'none') return null;
    return type === 'hidden' ? 'hidden' : makeCommand(board, cell as Command);
  },
  parse(board, json) {
    if (json === null) return NO_SHEET;
    return json === 'hidden' ? HIDDEN_SHEET : parseCommand(board, json).value;
  },
};
