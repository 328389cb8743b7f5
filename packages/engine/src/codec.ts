import type { Board } from './board.ts';
import type { Command, Event, Offer, Rejection } from './family.ts';
import type { FieldKind } from './field-kinds.ts';
import { COMMAND_FIELDS, EVENT_FIELDS, OFFER_FIELDS, REJECTION_FIELDS } from './fields.ts';
import { makeCard, makeTerritory, parseCard, parseTerritory } from './ids.ts';
import { HOST_COMMAND_FIELDS } from './messages.ts';
import { REASONS } from './orders/event.ts';
import { HIDDEN_SHEET, type Sheet } from './orders/sheet.ts';
import { PHASES } from './phases.ts';
import { OBJECTIVE_IDS, REWARD_IDS } from './turns/field-guide.ts';
import { MISSIONS } from './turns/missions.ts';
import { TRADING } from './turns/position.ts';
import { COLOURS, HOST, MOST_SEATS, NEUTRAL, NOBODY, OWNERS, UNKNOWN } from './vocabulary.ts';

/** The form of commands and events at the edge: JSON with the ids of territories and cards. */
export type Json = { readonly [key: string]: unknown };

type Fields = Readonly<Record<string, FieldKind>>;

export const makeCommand = (board: Board, command: Command): Json =>
  encodeTagged(board, 'type', command, COMMAND_FIELDS);
export const makeEvent = (board: Board, event: Event): Json =>
  encodeTagged(board, 'type', event, EVENT_FIELDS);
export const makeOffer = (board: Board, offer: Offer): Json =>
  encodeTagged(board, 'type', offer, OFFER_FIELDS);
export const makeRejection = (board: Board, rejection: Rejection): Json =>
  encodeTagged(board, 'code', rejection, REJECTION_FIELDS);

/** What is wrong with a message: its type is unknown, or this field of it is missing, wrong or too much. */
export type CodecError =
  | { readonly code: 'unknown-type'; readonly type: string }
  | { readonly code: 'bad-field'; readonly type: string; readonly field: string };

export type Parsed<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly error: CodecError; readonly value?: undefined };

export const parseCommand = (board: Board, json: unknown): Parsed<Command> =>
  decodeTagged<Command>(board, json, COMMAND_FIELDS);
export const parseEvent = (board: Board, json: unknown): Parsed<Event> =>
  decodeTagged<Event>(board, json, EVENT_FIELDS);

function encodeTagged(
  board: Board,
  tag: string,
  message: object,
  table: Readonly<Record<string, Fields>>,
): Json {
  const name = Reflect.get(message, tag);
  const json: Record<string, unknown> = { [tag]: name };
  for (const [field, kind] of Object.entries(table[name] ?? {})) {
    const value = encode(board, kind, Reflect.get(message, field));
    if (value !== undefined) json[field] = value;
  }
  return json;
}

function decodeTagged<T>(board: Board, json: unknown, table: Readonly<Record<string, Fields>>): Parsed<T> {
  const source = typeof json === 'object' && json !== null ? json : {};
  const type: unknown = Reflect.get(source, 'type');
  if (typeof type !== 'string' || !Object.hasOwn(table, type))
    return { error: { code: 'unknown-type', type: String(type) } };
  const message: Record<string, unknown> = { type };
  for (const [field, kind] of Object.entries(table[type])) {
    const value = decode(board, kind, Reflect.get(source, field));
    if (value === undefined) return { error: { code: 'bad-field', type, field } };
    message[field] = value;
  }
  const extra = Object.keys(source).find((key) => key !== 'type' && !Object.hasOwn(table[type], key));
  if (extra !== undefined) return { error: { code: 'bad-field', type, field: extra } };
  return { value: message as T };
}

/** Undefined for what is left out. The kind says what the value is. */
function encode(board: Board, kind: FieldKind, value: unknown): unknown {
  switch (kind) {
    case 'seat':
      return value === HOST ? 'host' : value;
    case 'owner':
      return ownerName(value as number);
    case 'owners':
      return byTerritory(board, value as number[], (owner) => encode(board, 'owner', owner));
    case 'armies':
      return byTerritory(board, value as number[], (armies) => armies);
    case 'reserve':
      return Object.fromEntries(
        (value as number[]).flatMap((armies, owner) => (armies === 0 ? [] : [[ownerName(owner), armies]])),
      );
    case 'seats':
      return (value as number[]).map((seat) => encode(board, 'seat', seat));
    case 'territory':
      return makeTerritory(board, value as number);
    case 'territory?':
      return value === NOBODY ? undefined : makeTerritory(board, value as number);
    case 'territories':
      return (value as number[]).map((territory) => makeTerritory(board, territory));
    case 'card':
      return makeCard(board, value as number);
    case 'cards':
      return (value as number[]).map((card) => makeCard(board, card));
    case 'colour':
      return COLOURS[value as number] ?? value;
    case 'mission':
      return value === UNKNOWN ? 'hidden' : MISSIONS[value as number].id;
    case 'missions':
      return (value as number[]).map((mission) => encode(board, 'mission', mission));
    case 'objective':
      return OBJECTIVE_IDS[value as number] ?? value;
    case 'objectives':
      return (value as number[]).map((objective) => encode(board, 'objective', objective));
    case 'reward?':
      return value === NOBODY ? undefined : REWARD_IDS[value as number];
    case 'rewards':
      return (value as number[]).map((reward) => REWARD_IDS[reward]);
    case 'places':
    case 'moves':
      return (value as number[][]).map((entry) => encodeEntry(board, entry));
    case 'sheet':
      return (value as Sheet).type === 'hidden' ? 'hidden' : makeCommand(board, value as Command);
    case 'command':
      return makeCommand(board, value as Command);
    case 'count':
    case 'counts':
    case 'phase':
    case 'reason':
    case 'trading':
      return value;
  }
}

/** Territories and, at the end, armies. */
function encodeEntry(board: Board, entry: readonly number[]): unknown[] {
  return entry.map((item, i) => (i === entry.length - 1 ? item : makeTerritory(board, item)));
}

/** Undefined for what is wrong. */
function decode(board: Board, kind: FieldKind, value: unknown): unknown {
  switch (kind) {
    case 'count':
      return typeof value === 'number' ? value : undefined;
    case 'seat':
      return value === 'host' ? HOST : isSeat(value) ? value : undefined;
    case 'owner':
      return value === 'neutral' ? NEUTRAL : isSeat(value) ? value : undefined;
    case 'territory':
      return decodeTerritory(board, value);
    case 'territory?':
      return value === undefined || value === null ? NOBODY : decodeTerritory(board, value);
    case 'card':
      return typeof value === 'string' ? parseCard(board, value) : undefined;
    case 'colour':
      return found(COLOURS, value);
    case 'mission':
      return value === 'hidden' ? UNKNOWN : found(MISSION_IDS, value);
    case 'missions':
      return decodeList(value, (mission) => decode(board, 'mission', mission));
    case 'objective':
      return found(OBJECTIVE_IDS, value);
    case 'objectives':
      return decodeList(value, (objective) => decode(board, 'objective', objective));
    case 'reward?':
      return value === undefined || value === null ? NOBODY : found(REWARD_IDS, value);
    case 'rewards':
      return decodeList(value, (reward) => found(REWARD_IDS, reward));
    case 'reason':
      return REASONS.find((reason) => reason === value);
    case 'sheet':
      return value === 'hidden' ? HIDDEN_SHEET : decodeSeatCommand(board, value);
    case 'phase':
      return PHASES.find((phase) => phase === value);
    case 'trading':
      return TRADING.find((trading) => trading === value);
    case 'command':
      return decodeSeatCommand(board, value);
    case 'places':
      return decodeList(value, (place) => decodeEntry(board, place, 1));
    case 'moves':
      return decodeList(value, (move) => decodeEntry(board, move, 2));
    case 'counts':
      return decodeList(value, (count) => decode(board, 'count', count));
    case 'seats':
      return decodeList(value, (seat) => decode(board, 'seat', seat));
    case 'owners':
      return decodeByTerritory(board, value, (owner) => decode(board, 'owner', owner));
    case 'armies':
      return decodeByTerritory(board, value, (armies) => decode(board, 'count', armies));
    case 'reserve':
      return decodeReserve(value);
    case 'territories':
      return decodeList(value, (territory) => decode(board, 'territory', territory));
    case 'cards':
      return decodeList(value, (card) => decode(board, 'card', card));
  }
}

/** Whether only the host gives commands of this type. */
export function isOfTheHost(type: unknown): boolean {
  return typeof type === 'string' && Object.hasOwn(HOST_COMMAND_FIELDS, type);
}

/** A seat's command holds no other: no message is deeper than the host's that holds it. */
function decodeSeatCommand(board: Board, value: unknown): Command | undefined {
  return isOfTheHost(Reflect.get(Object(value), 'type')) ? undefined : parseCommand(board, value).value;
}

function decodeList(
  value: unknown,
  decodeItem: (item: unknown, index: number) => unknown,
): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list = value.map(decodeItem);
  return list.includes(undefined) ? undefined : list;
}

const ownerName = (owner: number): number | 'neutral' => (owner === NEUTRAL ? 'neutral' : owner);

function byTerritory(board: Board, column: readonly number[], encodeCell: (cell: number) => unknown): Json {
  return Object.fromEntries(column.map((cell, t) => [makeTerritory(board, t), encodeCell(cell)]));
}

/** Every territory of the board has to be there, and nothing else. */
function decodeByTerritory(board: Board, value: unknown, decodeCell: (cell: unknown) => unknown) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== board.size)
    return undefined;
  return decodeList(
    board.territories.map(({ id }): unknown => Reflect.get(value, id)),
    decodeCell,
  );
}

function decodeReserve(value: unknown): number[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const reserve = Array.from({ length: OWNERS }, () => 0);
  for (const [name, armies] of Object.entries(value)) {
    const owner = name === 'neutral' ? NEUTRAL : Number(name);
    if (name !== 'neutral' && !isSeat(owner)) return undefined;
    if (typeof armies !== 'number') return undefined;
    reserve[owner] = armies;
  }
  return reserve;
}

/** So many territories, then armies. */
function decodeEntry(board: Board, value: unknown, territories: number): unknown[] | undefined {
  if (!Array.isArray(value) || value.length !== territories + 1) return undefined;
  return decodeList(value, (item, i) => {
    if (i < territories) return decodeTerritory(board, item);
    return typeof item === 'number' ? item : undefined;
  });
}

const MISSION_IDS: readonly string[] = MISSIONS.map(({ id }) => id);

/** The index of an id. */
function found(ids: readonly string[], value: unknown): number | undefined {
  const index = typeof value === 'string' ? ids.indexOf(value) : NOBODY;
  return index === NOBODY ? undefined : index;
}

function decodeTerritory(board: Board, value: unknown): number | undefined {
  if (value === 'hidden') return UNKNOWN;
  const territory = typeof value === 'string' ? parseTerritory(board, value) : NOBODY;
  return territory === NOBODY ? undefined : territory;
}

function isSeat(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_SEATS;
}
