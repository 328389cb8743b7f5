import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WireLine } from '@rubicon/protocol/wire';
import type { KeptStart, SeatMemory } from '../seat-memory.ts';

export interface SeatFile extends SeatMemory {
  readonly path: string;
  close(): void;
}

/**
 * Opens a memory in a private, append-only file of JSON lines. A line that a crash cut off was not acted upon yet and is
 * ignored. The seed is on the disk before its hash is sent; shown lines survive the end of the process.
 */
export function openSeatFile(path: string): SeatFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a+', 0o600);
  const kept = readKept(readFileSync(path, 'utf8'));
  if (kept.isTorn) writeSync(file, '\n');
  const write = (entry: object): void => void writeSync(file, `${JSON.stringify(entry)}\n`);
  return {
    path,
    start: kept.start,
    lines: kept.lines,
    keepStart(start) {
      write({ start });
      fsyncSync(file);
    },
    keepLine: (line) => write({ line }),
    close: () => closeSync(file),
  };
}

function readKept(text: string) {
  let start: KeptStart | undefined;
  const lines: WireLine[] = [];
  for (const entry of text.split('\n').map(parse)) {
    if (entry?.start !== undefined) start = entry.start;
    const { line } = entry ?? {};
    if (line !== undefined) lines.splice(line.seq - 1, Number.POSITIVE_INFINITY, line);
  }
  return { start, lines, isTorn: text !== '' && !text.endsWith('\n') };
}

/** An entry of the file; undefined for a line that was cut off. */
function parse(text: string): { readonly start?: KeptStart; readonly line?: WireLine } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
