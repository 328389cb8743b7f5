import { MOST_SEATS, type Position, type Rules, TerritorySet } from '@rubicon/engine';
import * as z from 'zod';
import { type Cell, knownTerritory, seat } from './cells.ts';

/** The JSON form of a column of a position as a field of a view. */
export interface Column {
  /** Its name in the position. */
  readonly name: string;
  readonly schema: z.ZodType;
  make(rules: Rules, view: Position): unknown;
  /** Writes the field into the view; throws `WrongView` for an invalid value. */
  parse(rules: Rules, view: Position, json: unknown): void;
}

/** A view that no game can have. */
export class WrongView extends Error {}

export function one(name: string, cell: Cell): Column {
  return {
    name,
    schema: cell.schema,
    make: ({ board }, view) => cell.make(board, Reflect.get(view, name)),
    parse: ({ board }, view, json) => {
      Reflect.set(view, name, known(name, cell.parse(board, json)));
    },
  };
}

/** A list: by seat, or of any length. */
export function list(name: string, cell: Cell): Column {
  return {
    name,
    schema: z.array(cell.schema),
    make: ({ board }, view) => columnOf(view, name).map((value) => cell.make(board, value)),
    parse: ({ board }, view, json) => {
      const values: unknown[] = Array.isArray(json) ? json : [undefined];
      Reflect.set(
        view,
        name,
        values.map((value) => known(name, cell.parse(board, value))),
      );
    },
  };
}

/** The ids of a column's cells. */
type Ids = (rules: Rules) => readonly string[];

/** An object by id. Cells equal to `absent` are left out; an unused column is an empty object. */
export function byId(name: string, ids: Ids, cell: Cell, absent?: number): Column {
  const key = z.string().regex(/^[a-z0-9-]+$/);
  return {
    name,
    schema: z.record(key, cell.schema),
    make(rules, view) {
      const names = ids(rules);
      const json: Record<string, unknown> = {};
      for (const [i, value] of columnOf(view, name).entries())
        if (value !== absent) json[names[i]!] = cell.make(rules.board, value);
      return json;
    },
    parse(rules, view, json) {
      const cells = Object(json);
      const names = ids(rules);
      if (Object.keys(cells).some((found) => !names.includes(found))) throw new WrongView(name);
      const column = names.map((found) =>
        absent !== undefined && !Object.hasOwn(cells, found)
          ? absent
          : known(name, cell.parse(rules.board, Reflect.get(cells, found))),
      );
      Reflect.set(view, name, column);
    },
  };
}

/** A set of territories, in the order of the board. */
export function set(name: string): Column {
  return {
    name,
    schema: z.array(knownTerritory.schema),
    make: ({ board }, view) =>
      (Reflect.get(view, name) as number[]).map((t) => knownTerritory.make(board, t)),
    parse({ board }, view, json) {
      const members = (Array.isArray(json) ? json : [undefined]).map(
        (item) => known(name, knownTerritory.parse(board, item)) as number,
      );
      Reflect.set(view, name, [...TerritorySet.of(members)]);
    },
  };
}

/** A set of seats, stored as bits. */
export function seats(name: string): Column {
  return {
    name,
    schema: z.array(seat.schema),
    make: (_, view) =>
      Array.from({ length: MOST_SEATS }, (_, i) => i).filter((i) => (Reflect.get(view, name) >> i) & 1),
    parse({ board }, view, json) {
      const members = Array.isArray(json) ? json : [undefined];
      const bits = members.reduce<number>(
        (sum, item) => sum | (1 << Number(known(name, seat.parse(board, item)))),
        0,
      );
      Reflect.set(view, name, bits);
    },
  };
}

const columnOf = (view: Position, name: string): readonly unknown[] => Reflect.get(view, name);

function known(name: string, cell: unknown): unknown {
  if (cell === undefined) throw new WrongView(name);
  return cell;
}
