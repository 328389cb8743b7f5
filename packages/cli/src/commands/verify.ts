import { type Reading, readRecord } from '@rubicon/protocol';
import { recordText } from '../errors.ts';
import { readFile } from '../input.ts';
import { print, printJson } from '../output.ts';

interface Verdict {
  readonly file: string;
  readonly text: string;
  readonly exit: number;
  readonly facts: object;
}

/** From the best to the worst. */
const SEVERITY = [0, 3, 2, 1];

/** 0: verified, finished or not; 1: something is wrong; 2: a file cannot be read; 3: replayed, but not re-decided. */
export function verifyCommand(files: readonly string[], { json }: { json?: true }): number {
  const verdicts = files.map(verify);
  if (json) printJson(verdicts.map(({ file, exit, facts }) => ({ file, exit, ...facts })));
  else for (const { file, text } of verdicts) print(files.length > 1 ? `${file}: ${text}` : text);
  return verdicts.reduce(
    (worst, { exit }) => (SEVERITY.indexOf(exit) > SEVERITY.indexOf(worst) ? exit : worst),
    0,
  );
}

function verify(file: string): Verdict {
  const read = readFile(file);
  if (read.problem !== undefined) {
    return { file, text: read.problem, exit: 2, facts: { status: 'unreadable' } };
  }
  const reading = readRecord(read.text);
  if (reading.error !== undefined) {
    return {
      file,
      text: recordText(reading.error),
      exit: 1,
      facts: { status: 'wrong', error: reading.error },
    };
  }
  const { status, game } = reading;
  return {
    file,
    text: statusText(reading),
    exit: status === 'replayed' ? 3 : 0,
    facts: { status, lines: game.seq },
  };
}

function statusText({ status, game }: Extract<Reading, { error?: undefined }>): string {
  switch (status) {
    case 'verified':
      return 'verified';
    case 'unfinished':
      return 'verified so far, unfinished';
    case 'replayed':
      return `replayed, rules revision ${game.header.revision} is not re-decided by ${game.rules.revision}`;
  }
}
