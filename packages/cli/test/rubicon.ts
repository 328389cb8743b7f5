import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/program.ts';

export const BIN = fileURLToPath(new URL('../bin/rubicon.js', import.meta.url));

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, which is much faster; it cannot start threads here. */
export async function rubicon(...args: string[]): Promise<Run> {
  const out = capture(process.stdout);
  const err = capture(process.stderr);
  try {
    return { code: await run(args), out: out.text(), err: err.text() };
  } finally {
    out.end();
    err.end();
  }
}

/** Keeps what is written to a stream from now on. */
function capture(stream: NodeJS.WriteStream) {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    text += chunk;
    return true;
  };
  return {
    text: () => text,
    end() {
      stream.write = write;
    },
  };
}

/** Runs the built command in a process of its own, without a terminal. */
export function spawned(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], { maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.end();
  });
}

/** Standard error without the lines of progress that a slow machine prints. */
export const withoutProgress = (err: string): string => err.replace(/^.*\d+ of \d+ games\n/gm, '');

/** The object that `rubicon` prints with --json. */
export const json = async <T>(...args: string[]): Promise<T> => parseLine(await rubicon(...args, '--json'));

/** The object that `spawned` prints with --json. */
export const spawnedJson = async <T>(...args: string[]): Promise<T> =>
  parseLine(await spawned(...args, '--json'));

/** Standard output, which must be one JSON value on one line. */
function parseLine<T>({ out, err }: Run): T {
  if (!/^[^\n]+\n$/.test(out)) throw new Error(`not one line: ${out}${err}`);
  return JSON.parse(out) as T;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'rubicon-test-'));
