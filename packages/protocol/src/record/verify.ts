import { type Event, makeEvent, type Outcome } from '@rubicon/engine';
import { declaredChance } from '../chance/declared.ts';
import type { RecordError } from './errors.ts';
import { closingSchema, isClosing } from './format.ts';
import { checkKeys, secretOf } from './keys.ts';
import { badLine, fieldOf, openHeader, type ParsedLine, parseJson, parseLine, splitLines } from './lines.ts';
import type { RecordedGame } from './recorded-game.ts';

/** A record in which no fault was found. */
export interface VerifiedRecord {
  readonly game: RecordedGame;
  readonly isFinished: boolean; // whether it has its closing line
  /**
   * The number of lines at the beginning that an older revision of the rules decided: their outcomes were recomputed
   * and their events folded, but their commands were not decided again.
   */
  readonly replayed: number;
  readonly error?: undefined;
}

export type Verification = VerifiedRecord | { readonly error: RecordError; readonly game?: RecordedGame }; // the game before the faulty line

/**
 * Reads a record and checks all of it, or only its first `upTo` lines after the header: decides every command again,
 * recomputes every outcome and compares the events.
 */
export function verifyRecord(text: string, upTo = Number.POSITIVE_INFINITY): Verification {
  const split = splitLines(text);
  const secret = secretOf(split.lines);
  const opened = openHeader(split, (header) => declaredChance(header, secret));
  if (opened.error !== undefined) return opened;
  const { game } = opened;
  const { lines, rest } = split;
  const unfair = checkKeys(game.header.chance, lines, secret);
  if (unfair !== undefined) return { error: unfair };
  let replayed = 0;
  for (let line = 2; line <= lines.length && game.seq < upTo; line++) {
    const found = lines[line - 1] ?? '';
    const json = parseJson(found);
    if (json === undefined) return { error: { line, code: 'not-json' }, game };
    if (isClosing(json)) {
      const isLast = line === lines.length && rest === '';
      const error = checkClosing(game, json, line, isLast);
      return error === undefined ? { game, isFinished: true, replayed } : { error, game };
    }
    const error = verifyLine(game, parseLine(game.rules.board, json, line, game.seq + 1), found, line);
    if (error !== undefined) return { error, game };
    if (game.revision !== game.rules.revision) replayed = line;
  }
  if (rest !== '' && game.seq < upTo) return { error: { line: lines.length + 1, code: 'torn-line' }, game };
  return { game, isFinished: false, replayed };
}

export type Recovered =
  | (VerifiedRecord & {
      readonly lines: readonly string[]; // all complete lines, including the closing line
      readonly torn: boolean;
    })
  | { readonly error: RecordError };

/** Reads a record and checks all of it; drops a last line that was cut off. */
export function recoverRecord(text: string): Recovered {
  const { lines } = splitLines(text);
  const found = verifyRecord(text);
  if (found.error?.code !== 'torn-line')
    return found.error === undefined ? { ...found, lines, torn: false } : found;
  const whole = verifyRecord(lines.map((line) => `${line}\n`).join(''));
  return whole.error === undefined ? { ...whole, lines, torn: true } : { error: found.error };
}

function verifyLine(
  game: RecordedGame,
  parsed: ParsedLine,
  text: string,
  line: number,
): RecordError | undefined {
  if (parsed.type === 'error') return parsed.error;
  const { entry, outcomes } = parsed;
  if (entry.table !== undefined) {
    game.fold(text, entry);
    return undefined;
  }
  const command = parsed.command();
  if (command === undefined) return badLine(line, 'command').error;
  if (game.revision !== game.rules.revision) {
    const error = compareOutcomes(game.redraw(outcomes), outcomes, line);
    if (error === undefined) game.fold(text, entry);
    return error;
  }
  const decision = game.redo(text, entry, command);
  if (decision.rejection !== undefined)
    return { line, code: 'illegal-command', rejection: decision.rejection };
  return (
    compareOutcomes(decision.chance, outcomes, line) ??
    compareEvents(game, decision.events, entry.events, line)
  );
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

function checkClosing(
  game: RecordedGame,
  json: object,
  line: number,
  isLast: boolean,
): RecordError | undefined {
  const { data: closing, error } = closingSchema.safeParse(json);
  if (error !== undefined) return { line, code: 'bad-line', field: fieldOf(error) };
  if (closing.lines !== line - 1)
    return { line, code: 'wrong-count', expected: closing.lines, found: line - 1 };
  const expected = JSON.stringify(game.result);
  const found = JSON.stringify(closing.result);
  if (expected !== found) return { line, code: 'wrong-result', expected, found };
  if (closing.sha256 !== game.sha256) return { line, code: 'wrong-hash' };
  return isLast ? undefined : { line: line + 1, code: 'after-the-end' };
}
