import type { Board } from '../board/board.ts';
import type { Command, Event, Offer, Rejection } from '../family.ts';
import { closest } from '../notation/closest.ts';
import { HIDDEN_SHEET } from '../orders/sheets/sheet.ts';
import { COMMAND_ALIASES, EVENT_ALIASES } from './aliases.ts';
import { CODECS, type Codec, type WrongValue } from './codecs.ts';
import type { FieldKind } from './field-kinds.ts';
import { COMMAND_FIELDS, EVENT_FIELDS, OFFER_FIELDS, REJECTION_FIELDS } from './fields.ts';
import { HOST_COMMAND_FIELDS } from './message-fields.ts';

/** The form of commands and events at the edge: JSON with the ids of territories and cards. */
export type Json = { readonly [key: string]: unknown };

/** The error of a message: its type is unknown, or one of its fields is missing, wrong or unknown. */
export type CodecError =
  | { readonly code: 'unknown-type'; readonly type: string; readonly closest?: string }
  | ({ readonly code: 'bad-field'; readonly type: string; readonly field: string } & FieldProblem);

export type FieldProblem =
  | { readonly problem: 'missing'; readonly expected: FieldKind }
  | ({ readonly problem: 'wrong' } & WrongValue)
  /** `cause` is the error of the command inside. */
  | { readonly problem: 'wrong'; readonly expected: 'command' | 'sheet'; readonly cause: CodecError }
  | { readonly problem: 'unknown'; readonly allowed: readonly string[]; readonly closest?: string };

export type Parsed<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly error: CodecError; readonly value?: undefined };

/** Whether only the host gives commands of this type. */
export function isOfTheHost(type: unknown): boolean {
  return typeof type === 'string' && Object.hasOwn(HOST_COMMAND_FIELDS, type);
}

type AnyCodec = Codec<unknown>;

/** A seat's command contains no other, so only messages of the host are nested, one level deep. */
const command: AnyCodec = {
  make: (board, value) => makeCommand(board, value as Command),
  parse: (board, json) => (isOfTheHost(typeOf(json)) ? undefined : parseCommand(board, json).value),
  explain: () => ({ expected: 'command' }),
};

const sheet: AnyCodec = {
  make: (board, value) => (typeOf(value) === 'hidden' ? 'hidden' : makeCommand(board, value as Command)),
  parse: (board, json) => (json === 'hidden' ? HIDDEN_SHEET : command.parse(board, json)),
  explain: () => ({ expected: 'sheet' }),
};

const codecOf = (kind: FieldKind): AnyCodec =>
  kind === 'command' ? command : kind === 'sheet' ? sheet : (CODECS[kind] as AnyCodec);

/** The codec of one message type, looked up once. */
interface Plan {
  readonly type: string;
  readonly names: readonly string[];
  readonly kinds: readonly FieldKind[];
  readonly codecs: readonly AnyCodec[];
}

type Table = Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

function plansOf(table: Table, aliases: Readonly<Record<string, string>> = {}): ReadonlyMap<unknown, Plan> {
  const plans = new Map<unknown, Plan>();
  for (const [type, fields] of Object.entries(table)) {
    const kinds = Object.values(fields);
    plans.set(type, { type, names: Object.keys(fields), kinds, codecs: kinds.map(codecOf) });
  }
  for (const [former, type] of Object.entries(aliases)) {
    const plan = plans.get(type);
    if (plan !== undefined) plans.set(former, plan);
  }
  return plans;
}

const COMMANDS = plansOf(COMMAND_FIELDS, COMMAND_ALIASES);
const EVENTS = plansOf(EVENT_FIELDS, EVENT_ALIASES);
const OFFERS = plansOf(OFFER_FIELDS);
const REJECTIONS = plansOf(REJECTION_FIELDS);

export const makeCommand = (board: Board, message: Command): Json => make(board, 'type', message, COMMANDS);
export const makeEvent = (board: Board, message: Event): Json => make(board, 'type', message, EVENTS);
export const makeOffer = (board: Board, message: Offer): Json => make(board, 'type', message, OFFERS);
export const makeRejection = (board: Board, message: Rejection): Json =>
  make(board, 'code', message, REJECTIONS);

function make(board: Board, tag: string, message: object, plans: ReadonlyMap<unknown, Plan>): Json {
  const source = message as Json;
  const json: Record<string, unknown> = { [tag]: source[tag] };
  const { names, codecs } = plans.get(source[tag]) ?? { names: [], codecs: [] };
  for (let i = 0; i < names.length; i++) {
    const value = codecs[i].make(board, source[names[i]]);
    if (value !== undefined) json[names[i]] = value;
  }
  return json;
}

export const parseCommand = (board: Board, json: unknown): Parsed<Command> =>
  parse<Command>(board, json, COMMANDS);
export const parseEvent = (board: Board, json: unknown): Parsed<Event> => parse<Event>(board, json, EVENTS);

const NOTHING: Json = {};
const jsonOf = (json: unknown): Json =>
  typeof json === 'object' && json !== null ? (json as Json) : NOTHING;
const typeOf = (json: unknown): unknown => jsonOf(json).type;

function parse<Message>(board: Board, json: unknown, plans: ReadonlyMap<unknown, Plan>): Parsed<Message> {
  const source = jsonOf(json);
  const plan = plans.get(source.type);
  if (plan === undefined) return { error: unknownType(source.type, plans) };
  const { names, codecs } = plan;
  const message: Record<string, unknown> = { type: plan.type };
  let given = 1;
  for (let i = 0; i < names.length; i++) {
    const field = source[names[i]];
    const value = codecs[i].parse(board, field);
    if (value === undefined && field === undefined && plan.kinds[i] === 'count?') continue;
    if (value === undefined) return { error: badField(board, plan, i, field) };
    if (field !== undefined) given++;
    message[names[i]] = value;
  }
  if (Object.keys(source).length !== given) {
    const extra = Object.keys(source).find((key) => key !== 'type' && !names.includes(key));
    if (extra !== undefined) return { error: unknownField(plan, extra) };
  }
  return { value: message as Message };
}

function unknownType(type: unknown, plans: ReadonlyMap<unknown, Plan>): CodecError {
  const near = closest(
    String(type),
    [...plans.values()].map((plan) => plan.type),
  );
  return { code: 'unknown-type', type: String(type), ...(near === undefined ? {} : { closest: near }) };
}

function unknownField({ type, names }: Plan, field: string): CodecError {
  const near = closest(field, names);
  const facts = {
    problem: 'unknown',
    allowed: names,
    ...(near === undefined ? {} : { closest: near }),
  } as const;
  return { code: 'bad-field', type, field, ...facts };
}

function badField(board: Board, { type, names, kinds, codecs }: Plan, i: number, json: unknown): CodecError {
  const where = { code: 'bad-field', type, field: names[i] } as const;
  const expected = kinds[i];
  if (json === undefined) return { ...where, problem: 'missing', expected };
  if (expected !== 'command' && expected !== 'sheet')
    return { ...where, problem: 'wrong', ...codecs[i].explain(board, json) };
  return { ...where, problem: 'wrong', expected, cause: causeOf(board, json) };
}

/** Returns the error of a command inside another; commands of the host cannot be nested. */
function causeOf(board: Board, json: unknown): CodecError {
  const type = typeof json === 'string' ? json : typeOf(json);
  if (typeof json === 'string' || isOfTheHost(type)) return { code: 'unknown-type', type: String(type) };
  return parseCommand(board, json).error ?? { code: 'unknown-type', type: String(type) };
}
