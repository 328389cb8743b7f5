import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../testdata/golden/', import.meta.url);

/** The facts of a golden record that never change. */
interface Entry {
  readonly status: 'verified' | 'unfinished';
  readonly sha256: string;
  /** The notation of the position it ends with. */
  readonly position: string;
}

export const GOLDEN_INDEX: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(new URL('index.json', folder), 'utf8'),
);

export const GOLDEN_NAMES: readonly string[] = readdirSync(folder).flatMap((file) =>
  file.endsWith('.jsonl') ? file.slice(0, -'.jsonl'.length) : [],
);

export function readGolden(name: string): string {
  return readFileSync(new URL(`${name}.jsonl`, folder), 'utf8');
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The lines of a text, without their line breaks. */
export const linesOf = (text: string): string[] => text.trimEnd().split('\n');

export const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Returns the lines with a closing line that fits them, as a forger of the whole record would write it. */
export function seal(lines: readonly string[]): string {
  const before = lines.slice(0, -1);
  const closing = { ...JSON.parse(lines.at(-1) ?? ''), lines: before.length, sha256: sha256(textOf(before)) };
  return textOf([...before, JSON.stringify(closing)]);
}
