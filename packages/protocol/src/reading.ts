import {
  type Command,
  type Event,
  HOST,
  makeEvent,
  type Outcome,
  parseCommand,
  parseEvent,
} from '@rubicon/engine';
import type * as z from 'zod';
import {
  closingSchema,
  headerSchema,
  isClosing,
  lineSchema,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordError,
  type RecordLine,
} from './record.ts';
import { type Append, RecordedGame } from './recorded-game.ts';

/**
 * What reading a record found. `verified`: every command was decided again and every outcome recomputed, to
 * the closing line; `unfinished`: the same, but there is no closing line; `replayed`: the rules have been
 * revised since, so its events were folded but its commands not decided again.
 */
export type RecordStatus = 'verified' | 'unfinished' | 'replayed';

export type Reading =
  | { readonly status: RecordStatus; readonly game: RecordedGame; readonly error?: undefined }
  | { readonly error: RecordError; readonly game?: RecordedGame };

/** Text in which every line is whole, and what is left of one that is not. */
function linesOf(text: string): { lines: string[]; rest: string } {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  return { lines, rest };
}

/**
 * Reads a record and checks all of it, or only its first `upTo` commands. On an error the game stands after
 * the last line that could be decided.
 */
export function readRecord(text: string, upTo = Number.POSITIVE_INFINITY): Reading {
  const { lines, rest } = linesOf(text);
  const isWhole = rest !== '' && rest === rest.trim() && isJson(rest); // only its line break is missing
  if (isWhole) lines.push(rest);
  const isTorn = rest !== '' && !isWhole;
  if (lines.length === 0) return { error: { line: 1, code: rest === '' ? 'empty' : 'torn-line' } };

  const opened = openRecord(lines[0] ?? '');
  if (opened.error !== undefined) return opened;
  const { game } = opened;
  const isOlder = isRevised(game);
  for (let line = 2; line <= lines.length && game.seq < upTo; line++) {
    const found = lines[line - 1] ?? '';
    const json = parseJson(found);
    if (json === undefined) return { error: { line, code: 'not-json' }, game };
    if (isClosing(json)) {
      const error = checkClosing(game, json, line, isTorn ? lines.length + 1 : lines.length);
      return error === undefined ? { status: isOlder ? 'replayed' : 'verified', game } : { error, game };
    }
    const error = takeLine(game, json, line, found, isOlder);
    if (error !== undefined) return { error, game };
  }
  if (isTorn && game.seq < upTo) return { error: { line: lines.length + 1, code: 'torn-line' }, game };
  return { status: isOlder ? 'replayed' : 'unfinished', game };
}

export type Recovered =
  | {
      readonly status: RecordStatus;
      readonly game: RecordedGame;
      readonly lines: readonly string[]; // all that are whole, the closing line too
      readonly torn: boolean;
      readonly error?: undefined;
    }
  | { readonly error: RecordError };

/** Reads a record and checks all of it; a last line that was cut off is dropped. */
export function recoverRecord(text: string): Recovered {
  const reading = readRecord(text);
  const { lines, rest } = linesOf(text);
  if (reading.error === undefined) {
    const { status, game } = reading;
    return { status, game, lines: rest === '' ? lines : [...lines, rest], torn: false };
  }
  const { error, game } = reading;
  if (error.code !== 'torn-line' || game === undefined) return { error };
  return { status: isRevised(game) ? 'replayed' : 'unfinished', game, lines, torn: true };
}

export type Resumed =
  | { readonly game: RecordedGame; readonly torn: boolean; readonly error?: undefined }
  | { readonly error: RecordError | { readonly line: number; readonly code: 'finished' | 'revised' } };

/** Goes on with an unfinished record. */
export function resumeRecord(text: string, append: Append): Resumed {
  const recovered = recoverRecord(text);
  if (recovered.error !== undefined) return recovered;
  const { status, game, lines, torn } = recovered;
  if (status === 'verified') return { error: { line: lines.length, code: 'finished' } };
  if (status === 'replayed') return { error: { line: 1, code: 'revised' } };
  game.appendTo(append);
  return { game, torn };
}

const isRevised = ({ header, rules }: RecordedGame): boolean => rules.revision !== header.revision;

type Opened = { readonly game: RecordedGame; readonly error?: undefined } | { readonly error: RecordError };

function openRecord(text: string): Opened {
  const json = parseJson(text);
  if (json === undefined || !hasKey(json, 'format')) return { error: { line: 1, code: 'not-a-record' } };
  if (Reflect.get(json, 'format') !== RECORD_FORMAT) return { error: { line: 1, code: 'not-a-record' } };
  const version: unknown = Reflect.get(json, 'version');
  if (version !== RECORD_VERSION) return { error: { line: 1, code: 'unknown-version', version } };
  const header = headerSchema.safeParse(json);
  if (!header.success) return { error: { line: 1, code: 'bad-header', field: fieldOf(header.error) } };
  const game = RecordedGame.reopen(header.data, text);
  if ('error' in game) return { error: { line: 1, code: 'bad-settings', error: game.error } };
  return { game };
}

/** Decides a line again; one of an older revision of the rules is taken as it is. */
function takeLine(
  game: RecordedGame,
  json: object,
  line: number,
  text: string,
  isOlder: boolean,
): RecordError | undefined {
  const parsed = parseLine(game, json, line);
  if (parsed.error !== undefined) return parsed.error;
  const { record, command, events } = parsed;
  if (isOlder) {
    game.fold(text, events);
    return undefined;
  }
  const decision = game.redo(text, record.seat === 'host' ? HOST : record.seat, command);
  if (decision.rejection !== undefined)
    return { line, code: 'illegal-command', rejection: decision.rejection };
  return (
    compareOutcomes(decision.chance, record.chance, line) ??
    compareEvents(game, decision.events, events, line)
  );
}

type ParsedLine =
  | {
      readonly record: RecordLine;
      readonly command: Command;
      readonly events: Event[];
      readonly error?: undefined;
    }
  | { readonly error: RecordError };

function parseLine(game: RecordedGame, json: object, line: number): ParsedLine {
  const record = lineSchema.safeParse(json);
  if (!record.success) return { error: { line, code: 'bad-line', field: fieldOf(record.error) } };
  const { seq } = record.data;
  const expected = game.seq + 1;
  if (seq > expected) return { error: { line, code: 'missing-line', expected, found: seq } };
  if (seq < expected) return { error: { line, code: 'inserted-line', expected, found: seq } };
  const { board } = game.rules;
  const command = parseCommand(board, record.data.command);
  if (command.error !== undefined) return { error: { line, code: 'bad-line', field: 'command' } };
  const events: Event[] = [];
  for (const [i, event] of record.data.events.entries()) {
    const parsed = parseEvent(board, event);
    if (parsed.error !== undefined) return { error: { line, code: 'bad-line', field: `events.${i}` } };
    events.push(parsed.value);
  }
  return { record: record.data, command: command.value, events };
}

function compareOutcomes(
  now: readonly Outcome[],
  then: readonly Outcome[],
  line: number,
): RecordError | undefined {
  for (let i = 0; i < Math.max(now.length, then.length); i++) {
    const expected = JSON.stringify(now[i]) ?? 'nothing';
    const found = JSON.stringify(then[i]) ?? 'nothing';
    if (expected === found) continue;
    return { line, code: 'changed-outcome', index: (now[i] ?? then[i])?.[0] ?? 0, expected, found };
  }
  return undefined;
}

function compareEvents(
  { rules: { board } }: RecordedGame,
  now: readonly Event[],
  then: readonly Event[],
  line: number,
): RecordError | undefined {
  const textOf = (event: Event | undefined) =>
    event === undefined ? 'nothing' : JSON.stringify(makeEvent(board, event));
  for (let i = 0; i < Math.max(now.length, then.length); i++) {
    const expected = textOf(now[i]);
    const found = textOf(then[i]);
    if (expected === found) continue;
    const isRoll = now[i]?.type === 'rolled' && then[i]?.type === 'rolled';
    return { line, code: isRoll ? 'changed-die' : 'changed-event', expected, found };
  }
  return undefined;
}

function checkClosing(game: RecordedGame, json: object, line: number, last: number): RecordError | undefined {
  const parsed = closingSchema.safeParse(json);
  if (!parsed.success) return { line, code: 'bad-line', field: fieldOf(parsed.error) };
  const closing = parsed.data;
  if (closing.lines !== line - 1)
    return { line, code: 'wrong-count', expected: closing.lines, found: line - 1 };
  const expected = JSON.stringify(game.result);
  const found = JSON.stringify(closing.result);
  if (expected !== found) return { line, code: 'wrong-result', expected, found };
  if (closing.sha256 !== game.sha256) return { line, code: 'wrong-hash' };
  return last > line ? { line: line + 1, code: 'after-the-end' } : undefined;
}

function fieldOf({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') || 'unknown field';
}

function hasKey(json: object, key: string): boolean {
  return Object.hasOwn(json, key);
}

/** An object, or undefined. */
function parseJson(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

const isJson = (text: string): boolean => parseJson(text) !== undefined;
