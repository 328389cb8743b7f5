import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../bin/rubicon.js', import.meta.url));

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command in a process of its own, without a terminal. */
export function rubicon(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], { maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.end();
  });
}

/** Standard output as the one JSON value on one line that it must be. */
export async function json<T>(...args: string[]): Promise<T> {
  const { out, err } = await rubicon(...args, '--json');
  if (!/^[^\n]+\n$/.test(out)) throw new Error(`not one line: ${out}${err}`);
  return JSON.parse(out) as T;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rubicon-test-'));
