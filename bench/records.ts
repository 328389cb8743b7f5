import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldRecord } from '@rubicon/protocol';

/** How long opening a stored record takes, as a multiple of parsing its lines as JSON. */
export interface FoldTime {
  readonly name: string;
  readonly bytes: number;
  readonly ratio: number;
  readonly limit: number;
}

const LIMIT = 4;
const WARM_UP = 20;
const BATCHES = 15;
const BATCH_BYTES = 2e6; // of each record, so that small ones are measured as long as large ones

/** Compares `foldRecord` with `JSON.parse` of the same text, for every record in a folder. */
export function measureFolding(folder: string): FoldTime[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const records = files.map((file) => ({
    name: file.slice(0, -'.jsonl'.length),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  for (let n = 0; n < WARM_UP; n++) for (const { text } of records) open(text);
  return records.map(({ name, text }) => ({
    name,
    bytes: text.length,
    ratio: medianRatio(text),
    limit: LIMIT,
  }));
}

/** Measures both alternately, so that a busy machine slows both. */
function medianRatio(text: string): number {
  const times = Math.max(1, Math.ceil(BATCH_BYTES / BATCHES / text.length));
  const ratios = Array.from({ length: BATCHES }, () => {
    const parsing = cpuTime(times, () => parse(text));
    return cpuTime(times, () => open(text)) / parsing;
  });
  return ratios.sort((a, b) => a - b)[BATCHES >> 1] ?? Number.NaN;
}

function parse(text: string): void {
  for (const line of text.trimEnd().split('\n')) JSON.parse(line);
}

function open(text: string): void {
  const folded = foldRecord(text);
  if (folded.error !== undefined) throw new Error(folded.error.code);
}

function cpuTime(times: number, work: () => void): number {
  const started = process.cpuUsage();
  for (let n = 0; n < times; n++) work();
  const { user, system } = process.cpuUsage(started);
  return user + system;
}

export function foldTimeText({ name, bytes, ratio, limit }: FoldTime): string {
  return `${name.padEnd(28)}${String(bytes).padStart(8)} bytes   ${ratio.toFixed(2)} × JSON.parse   at most ${limit}`;
}
