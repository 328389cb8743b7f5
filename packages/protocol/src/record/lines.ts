import {
  type Board,
  type Command,
  type Event,
  type Outcome,
  parseCommand,
  parseEvent,
  type Rules,
} from '@rubicon/engine';
import type * as z from 'zod';
import type { ChanceFinder } from '../chance/source.ts';
import type { HistoryEntry } from '../history.ts';
import type { RecordError } from './errors.ts';
import {
  commandLineShape,
  headerSchema,
  isClosing,
  RECORD_FORMAT,
  RECORD_VERSION,
  tableLineSchema,
} from './format.ts';
import { RecordedGame } from './recorded-game.ts';

/** The complete lines of a text, and the rest of one that was cut off. */
export interface SplitText {
  readonly lines: readonly string[];
  readonly rest: string;
}

/** Splits a text at its line breaks. A last line that lacks only its line break is complete. */
export function splitLines(text: string): SplitText {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const isWhole = rest !== '' && rest === rest.trim() && parseJson(rest) !== undefined;
  return isWhole ? { lines: [...lines, rest], rest: '' } : { lines, rest };
}

export type Opened =
  | { readonly game: RecordedGame; readonly error?: undefined }
  | { readonly error: RecordError };

/** Returns the game of a header, before its first line. */
export function openHeader({ lines, rest }: SplitText, findChance: ChanceFinder): Opened {
  const [text] = lines;
  if (text === undefined) return { error: { line: 1, code: rest === '' ? 'empty' : 'torn-line' } };
  const json = parseJson(text);
  if (json === undefined || Reflect.get(json, 'format') !== RECORD_FORMAT)
    return { error: { line: 1, code: 'not-a-record' } };
  const version: unknown = Reflect.get(json, 'version');
  if (version !== 1 && version !== RECORD_VERSION)
    return { error: { line: 1, code: 'unknown-version', version } };
  const header = headerSchema.safeParse(json);
  if (!header.success) return { error: { line: 1, code: 'bad-header', field: fieldOf(header.error) } };
  const chance = findChance(header.data);
  if (chance === undefined)
    return { error: { line: 1, code: 'unknown-chance', type: header.data.chance.type } };
  const game = RecordedGame.reopen(header.data, text, chance);
  if ('error' in game) return { error: { line: 1, code: 'bad-settings', error: game.error } };
  return { game };
}

export type ParsedLine =
  | {
      readonly type: 'line';
      readonly entry: HistoryEntry;
      readonly outcomes: readonly Outcome[];
      readonly command: () => Command | undefined; // parsed only when it is decided again
    }
  | { readonly type: 'error'; readonly error: RecordError };

/** Parses a command line or a table line; `expected` is the sequence number it must have. */
export function parseLine(board: Board, json: object, line: number, expected: number): ParsedLine {
  const parsed = Object.hasOwn(json, 'table')
    ? parseTableLine(json, line)
    : parseCommandLine(board, json, line);
  if (parsed.type === 'error') return parsed;
  const { seq } = parsed.entry;
  if (seq === expected) return parsed;
  const code = seq > expected ? 'missing-line' : 'inserted-line';
  return { type: 'error', error: { line, code, expected, found: seq } };
}

/** Returns the entries of stored lines that follow line `after`; a closing line ends them. */
export function parseEntries({ board }: Rules, lines: readonly string[], after: number): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const text of lines) {
    const json = parseJson(text);
    if (json === undefined || isClosing(json)) break;
    const expected = after + entries.length + 1;
    const parsed = parseLine(board, json, expected + 1, expected);
    if (parsed.type === 'error') throw new Error(`a stored line cannot be read: ${parsed.error.code}`);
    entries.push(parsed.entry);
  }
  return entries;
}

function parseTableLine(json: object, line: number): ParsedLine {
  const { data, error } = tableLineSchema.safeParse(json);
  if (error !== undefined) return badLine(line, fieldOf(error));
  const { seq, time, table } = data;
  const entry: HistoryEntry = { seq, seat: 'host', time, events: [], table };
  return { type: 'line', entry, outcomes: [], command: () => undefined };
}

function parseCommandLine(board: Board, json: object, line: number): ParsedLine {
  const { data, error } = commandLineShape.safeParse(json);
  if (error !== undefined) return badLine(line, fieldOf(error));
  const events: Event[] = [];
  for (const [i, event] of data.events.entries()) {
    const { value } = parseEvent(board, event);
    if (value === undefined) return badLine(line, `events.${i}`);
    events.push(value);
  }
  const { seq, seat, time, chance } = data;
  return {
    type: 'line',
    entry: { seq, seat, time, events },
    outcomes: chance,
    command: () => parseCommand(board, data.command).value,
  };
}

export const badLine = (line: number, field: string) =>
  ({ type: 'error', error: { line, code: 'bad-line', field } }) as const;

export function fieldOf({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') || 'unknown field';
}

/** Parses a JSON object; returns undefined for anything else. */
export function parseJson(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
