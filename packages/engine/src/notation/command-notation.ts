import type { Board } from '../board/board.ts';
import { COMMAND_ALIASES } from '../codec/aliases.ts';
import {
  type CodecError,
  isOfTheHost,
  type Json,
  makeCommand,
  type Parsed,
  parseCommand,
} from '../codec/codec.ts';
import type { FieldKind } from '../codec/field-kinds.ts';
import { COMMAND_FIELDS } from '../codec/fields.ts';
import type { Command } from '../family.ts';
import { COLOURS, HOST } from '../vocabulary.ts';
import { closest } from './closest.ts';
import { parseSeat } from './notation-words.ts';

const FIELDS: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = COMMAND_FIELDS;

/** Lists are joined by a plus, or separated by spaces at the end of the line; an empty one is a dash. */
const LISTS: readonly FieldKind[] = ['cards', 'territories', 'places', 'moves'];
/** Lists that are separated by spaces. */
const SPREAD: readonly FieldKind[] = ['places', 'moves'];

/**
 * A command on one line: its type, then its fields in order.
 *   attack alaska kamchatka 3 · place brazil:2 peru:1 · trade alaska+brazil+wild-1 alaska · skip 2 end-turn
 *   fortify-many brazil>peru:2 peru>argentina:1 · order siam brazil:2+peru:1 brazil>venezuela:3
 */
export function makeCommandText(board: Board, command: Command): string {
  return textOf(makeCommand(board, command));
}

function textOf(json: Json): string {
  const type = String(json.type);
  const words: string[] = [type];
  const fields = Object.entries(FIELDS[type]);
  for (const [i, [field, kind]] of fields.entries()) {
    const value = json[field];
    if (value !== undefined) words.push(fieldText(kind, value, i === fields.length - 1));
  }
  return words.join(' ');
}

function fieldText(kind: FieldKind, value: unknown, isLast: boolean): string {
  if (kind === 'command') return textOf(value as Json);
  if (!LISTS.includes(kind)) return String(value);
  const items = (value as unknown[]).map((item) => entryText(kind, item));
  if (items.length === 0) return '-';
  return items.join(isLast && SPREAD.includes(kind) ? ' ' : '+');
}

function entryText(kind: FieldKind, item: unknown): string {
  if (kind === 'places') return (item as unknown[]).join(':');
  if (kind !== 'moves') return String(item);
  const [from, to, armies] = item as unknown[];
  return `${from}>${to}:${armies}`;
}

/** Reads a command. With the colours of the seats, a seat in it may be written as a number, a letter or a colour. */
export function parseCommandText(
  board: Board,
  text: string,
  colours: readonly number[] = [],
): Parsed<Command> {
  const parsed = parseCommand(board, readCommand(text.trim().split(/\s+/), colours));
  return parsed.error === undefined ? parsed : { error: withSeats(parsed.error, colours) };
}

/** Adds the seats of this game to the error of a seat that it does not have. */
function withSeats(error: CodecError, colours: readonly number[]): CodecError {
  if (error.code !== 'bad-field' || error.problem !== 'wrong' || 'cause' in error) return error;
  if (error.expected !== 'seat' || colours.length === 0) return error;
  const { closest: _, ...facts } = error;
  const allowed = colours.map((colour, seat) => COLOURS[colour] ?? String(seat));
  const near = closest(String(error.value), allowed);
  return { ...facts, allowed, ...(near === undefined ? {} : { closest: near }) };
}

/** Returns the JSON form of the words; `parseCommand` reports any errors in it. */
function readCommand(words: string[], colours: readonly number[]): unknown {
  const word = words.shift() ?? '';
  const type = Object.hasOwn(COMMAND_ALIASES, word) ? COMMAND_ALIASES[word] : word;
  const json: Record<string, unknown> = Object.assign(Object.create(null), { type }); // any word may be a key
  if (!Object.hasOwn(FIELDS, type)) return json;
  const fields = Object.entries(FIELDS[type]);
  for (const [i, [field, kind]] of fields.entries()) {
    if (words.length > 0) json[field] = readField(kind, words, i === fields.length - 1, colours);
  }
  if (words.length > 0) json[words.join(' ')] = true;
  return json;
}

function readField(kind: FieldKind, words: string[], isLast: boolean, colours: readonly number[]): unknown {
  if (kind === 'command') return isOfTheHost(words[0]) ? words[0] : readCommand(words, colours);
  if (kind === 'seat') return readSeat(words.shift() ?? '', colours);
  if (!LISTS.includes(kind)) return readNumber(words.shift() ?? '');
  const items = words.splice(0, isLast ? words.length : 1).flatMap((word) => word.split('+'));
  return items.join() === '-' ? [] : items.map((item) => readEntry(kind, item));
}

function readEntry(kind: FieldKind, item: string): unknown {
  if (!SPREAD.includes(kind)) return item;
  const [where, ...armies] = item.split(':');
  const territories = kind === 'moves' ? where.split('>') : [where];
  if (armies.length !== 1 || territories.length !== (kind === 'moves' ? 2 : 1)) return item; // not of this form
  return [...territories, readNumber(armies[0])];
}

function readSeat(word: string, colours: readonly number[]): number | string {
  const seat = parseSeat(word, colours);
  return seat === undefined || seat === HOST ? readNumber(word) : seat;
}

const readNumber = (word: string): number | string => (/^\d+$/.test(word) ? Number(word) : word);
