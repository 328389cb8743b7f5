import type { Board } from '../board/board.ts';
import { closest } from '../notation/closest.ts';
import { REASONS } from '../orders/event.ts';
import { OBJECTIVE_IDS, REWARD_IDS } from '../turns/field-guide/field-guide.ts';
import { MISSIONS } from '../turns/goals/missions.ts';
import { TRADING } from '../turns/position.ts';
import {
  type ArmiesByOwner,
  COLOURS,
  HOST,
  MOST_SEATS,
  NEUTRAL,
  NOBODY,
  OWNERS,
  type Seat,
  type TerritoryIndex,
  UNKNOWN,
} from '../vocabulary.ts';
import type { FieldKind, KindValues } from './field-kinds.ts';
import { makeCard, makeTerritory, parseCard, parseTerritory } from './ids.ts';
import { PHASES } from './phases.ts';

/** The facts about a value that cannot be parsed. */
export interface WrongValue {
  /** The kind of the value, or of the entry that is wrong. */
  readonly expected: FieldKind;
  /** The value, unless it is a list or an object. */
  readonly value?: unknown;
  /** The wrong entry of a list, counted from 0, or the key of an entry. */
  readonly entry?: number | string;
  /** All allowed values, if they are few. */
  readonly allowed?: readonly (number | string)[];
  readonly closest?: string;
}

/** The two directions of one kind of field: small integers inside, JSON with ids outside. */
export interface Codec<Value> {
  /** Returns undefined for a value that is omitted. */
  make(board: Board, value: Value): unknown;
  /** Returns undefined for invalid JSON. */
  parse(board: Board, json: unknown): Value | undefined;
  /** Explains why `parse` does not accept this JSON. */
  explain(board: Board, json: unknown): WrongValue;
}

/** Lists of allowed values up to this length are reported completely. */
const FEW = 12;

function wrong(expected: FieldKind, json: unknown, ids: readonly (number | string)[] = []): WrongValue {
  const words = ids.filter((id) => typeof id === 'string');
  const near = typeof json === 'string' ? closest(json, words) : undefined;
  return {
    expected,
    ...(typeof json === 'object' ? {} : { value: json }),
    ...(ids.length > 0 && ids.length <= FEW ? { allowed: ids } : {}),
    ...(near === undefined ? {} : { closest: near }),
  };
}

/** A kind of single values; `idsOf` lists the allowed ones. */
function single<Value>(
  kind: FieldKind,
  make: Codec<Value>['make'],
  parse: Codec<Value>['parse'],
  idsOf: (board: Board) => readonly (number | string)[] = () => [],
): Codec<Value> {
  return { make, parse, explain: (board, json) => wrong(kind, json, idsOf(board)) };
}

/** The words of a list, unchanged in JSON. */
function word<Word extends string>(kind: FieldKind, words: readonly Word[]): Codec<Word> {
  const known = new Map<unknown, Word>(words.map((each) => [each, each]));
  return single(
    kind,
    (_, value) => value,
    (_, json) => known.get(json),
    () => words,
  );
}

/** Indices of a list of ids; some numbers can have special names. */
function indexOf(
  kind: FieldKind,
  ids: readonly string[],
  special: Readonly<Record<string, number>> = {},
): Codec<number> {
  const names = new Map<number, string>(ids.entries());
  for (const [id, value] of Object.entries(special)) names.set(value, id);
  const indices = new Map<unknown, number>([...names].map(([index, id]) => [id, index]));
  return single(
    kind,
    (_, value) => names.get(value) ?? value,
    (_, json) => indices.get(json),
    () => ids,
  );
}

function list<Entry>(kind: FieldKind, codec: Codec<Entry>): Codec<readonly Entry[]> {
  return {
    make: (board, entries) => entries.map((entry) => codec.make(board, entry)),
    parse(board, json) {
      if (!Array.isArray(json)) return undefined;
      const entries: Entry[] = [];
      for (let i = 0; i < json.length; i++) {
        const entry = codec.parse(board, json[i]);
        if (entry === undefined) return undefined;
        entries.push(entry);
      }
      return entries;
    },
    explain(board, json) {
      if (!Array.isArray(json)) return wrong(kind, json);
      const entry = json.findIndex((item) => codec.parse(board, item) === undefined);
      return { entry, ...codec.explain(board, json[entry]) };
    },
  };
}

/** A value that is omitted if it is the default. */
function optional<Value>(codec: Codec<Value>, none: Value): Codec<Value> {
  return {
    make: (board, value) => (value === none ? undefined : codec.make(board, value)),
    parse: (board, json) => (json === undefined || json === null ? none : codec.parse(board, json)),
    explain: codec.explain,
  };
}

/** Territories, then a number of armies. */
function armiesOn<Entry extends readonly number[]>(kind: FieldKind, territories: number): Codec<Entry> {
  const codecAt = (i: number): Codec<number> => (i < territories ? territory : count);
  const isEntry = (json: unknown): json is unknown[] =>
    Array.isArray(json) && json.length === territories + 1;
  return {
    make: (board, entry) => entry.map((item, i) => codecAt(i).make(board, item)),
    parse(board, json) {
      if (!isEntry(json)) return undefined;
      const entry = json.map((item, i) => codecAt(i).parse(board, item));
      return entry.includes(undefined) ? undefined : (entry as readonly unknown[] as Entry);
    },
    explain(board, json) {
      if (!isEntry(json)) return wrong(kind, json);
      const i = json.findIndex((item, at) => codecAt(at).parse(board, item) === undefined);
      return codecAt(i).explain(board, json[i]);
    },
  };
}

/** A value for each territory: every territory of the board, and nothing else. */
function byTerritory(kind: FieldKind, codec: Codec<number>): Codec<readonly number[]> {
  return {
    make: (board, column) =>
      Object.fromEntries(column.map((cell, t) => [makeTerritory(board, t), codec.make(board, cell)])),
    parse(board, json) {
      if (!isObject(json) || Object.keys(json).length !== board.size) return undefined;
      const column = board.territories.map(({ id }) => codec.parse(board, json[id]));
      return column.includes(undefined) ? undefined : (column as number[]);
    },
    explain(board, json) {
      if (!isObject(json)) return wrong(kind, json);
      const ids = board.territories.map(({ id }) => id);
      const extra = Object.keys(json).find((id) => !ids.includes(id));
      if (extra !== undefined) return { ...wrong('territory', extra, ids), entry: extra };
      const id = ids.find((each) => codec.parse(board, json[each]) === undefined) ?? '';
      return { entry: id, ...codec.explain(board, json[id]) };
    },
  };
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null;

const isSeat = (json: unknown): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < MOST_SEATS;

const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

const count = single<number>(
  'count',
  (_, value) => value,
  (_, json) => (typeof json === 'number' ? json : undefined),
);

const seat = single<Seat>(
  'seat',
  (_, value) => (value === HOST ? 'host' : value),
  (_, json) => (isSeat(json) ? json : json === 'host' ? HOST : undefined),
  () => [...SEATS, 'host'],
);

const owner = single<number>(
  'owner',
  (_, value) => (value === NEUTRAL ? 'neutral' : value),
  (_, json) => (isSeat(json) ? json : json === 'neutral' ? NEUTRAL : undefined),
  () => [...SEATS, 'neutral'],
);

const territory = single<TerritoryIndex>(
  'territory',
  makeTerritory,
  (board, json) => {
    if (typeof json !== 'string') return undefined;
    const index = parseTerritory(board, json);
    return index !== NOBODY ? index : json === 'hidden' ? UNKNOWN : undefined;
  },
  (board) => board.territories.map(({ id }) => id),
);

const card = single<number>(
  'card',
  makeCard,
  (board, json) => (typeof json === 'string' ? parseCard(board, json) : undefined),
  (board) => [...board.territories.map(({ id }) => id), 'wild-1', 'wild-2'],
);

const mission = indexOf(
  'mission',
  MISSIONS.map(({ id }) => id),
  { hidden: UNKNOWN },
);
const objective = indexOf('objective', OBJECTIVE_IDS);
const reward = indexOf('reward?', REWARD_IDS);

const reserve: Codec<ArmiesByOwner> = {
  make: (board, armies) =>
    Object.fromEntries(armies.flatMap((n, of) => (n === 0 ? [] : [[owner.make(board, of), n]]))),
  parse(_, json) {
    if (!isObject(json)) return undefined;
    const armies = Array.from({ length: OWNERS }, () => 0);
    for (const [name, value] of Object.entries(json)) {
      const isNeutral = name === 'neutral';
      if ((!isNeutral && !isSeat(Number(name))) || typeof value !== 'number') return undefined;
      armies[isNeutral ? NEUTRAL : Number(name)] = value;
    }
    return armies;
  },
  explain: (_, json) => wrong('reserve', json),
};

/** The codec of each kind, except those that contain a whole message. */
export const CODECS: { readonly [Kind in Exclude<FieldKind, 'command' | 'sheet'>]: Codec<KindValues[Kind]> } =
  {
    count,
    'count?': optional<number | undefined>(count as Codec<number | undefined>, undefined),
    counts: list('counts', count),
    seat,
    seats: list('seats', seat),
    owner,
    owners: byTerritory('owners', owner),
    armies: byTerritory('armies', count),
    reserve,
    territory,
    'territory?': optional(territory, NOBODY),
    territories: list('territories', territory),
    card,
    cards: list('cards', card),
    colour: indexOf('colour', COLOURS),
    mission,
    missions: list('missions', mission),
    objective,
    objectives: list('objectives', objective),
    'reward?': optional(reward, NOBODY),
    rewards: list('rewards', reward),
    places: list('places', armiesOn('places', 1)),
    moves: list('moves', armiesOn('moves', 2)),
    phase: word('phase', PHASES),
    trading: word('trading', TRADING),
    reason: word('reason', REASONS),
  };
