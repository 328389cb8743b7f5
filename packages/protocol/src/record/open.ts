import { declaredChance } from '../chance/declared.ts';
import type { ChanceFinder } from '../chance/source.ts';
import type { ContinueError, RecordError } from './errors.ts';
import { isClosing } from './format.ts';
import { openHeader, parseJson, parseLine, splitLines } from './lines.ts';
import type { RecordedGame } from './recorded-game.ts';

/** A record whose events have been folded. */
export interface FoldedRecord {
  readonly game: RecordedGame;
  readonly isFinished: boolean; // whether it has its closing line
  readonly torn: boolean; // whether an incomplete last line was dropped
  readonly error?: undefined;
}

/**
 * Folds the events of a stored record, and restores its source of chance. For a host that trusts its own store: commands
 * are not decided again and the hash is not checked.
 */
export function foldRecord(
  text: string,
  findChance: ChanceFinder = declaredChance,
): FoldedRecord | { readonly error: RecordError } {
  const split = splitLines(text);
  const opened = openHeader(split, findChance);
  if (opened.error !== undefined) return opened;
  const { game } = opened;
  const folded = foldLines(game, split.lines.slice(1));
  return folded.error === undefined ? { ...folded, torn: split.rest !== '' } : folded;
}

/** Folds further lines of a record, which another writer has stored; it trusts them like `foldRecord`. */
export function foldLines(
  game: RecordedGame,
  lines: readonly string[],
): Omit<FoldedRecord, 'torn'> | { readonly error: RecordError } {
  for (const text of lines) {
    const line = game.seq + 2;
    const json = parseJson(text);
    if (json === undefined) return { error: { line, code: 'not-json' } };
    if (isClosing(json)) return { game, isFinished: true };
    const parsed = parseLine(game.rules.board, json, line, game.seq + 1);
    if (parsed.type === 'error') return parsed;
    game.skip(parsed.outcomes);
    game.fold(text, parsed.entry);
  }
  return { game, isFinished: false };
}

export type OpenedRecord = FoldedRecord | { readonly error: RecordError | ContinueError };

/**
 * Opens a stored record to continue it. The game may have been decided by an older
 * revision of the rules: call its `revise` before the first command.
 */
export function openRecord(text: string, findChance?: ChanceFinder): OpenedRecord {
  const folded = foldRecord(text, findChance);
  if (folded.error !== undefined) return folded;
  const { game, isFinished } = folded;
  if (isFinished) return { error: { line: game.seq + 2, code: 'finished' } };
  const { revision } = game;
  if (revision > game.rules.revision) return { error: { line: 1, code: 'newer-revision', revision } };
  return folded;
}
