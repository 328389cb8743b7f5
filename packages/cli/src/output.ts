import { type Failure, failureText, sumOf } from './players/failures.ts';

/** Prints a line to standard output, which carries results only. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Whether to use colours: on a terminal, unless NO_COLOR is set. */
export function usesColour(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
}

/** One JSON value on one line. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** Rounds to thousandths. */
export const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** Prints failures of external programs to standard error. */
export function printFailures(failures: readonly Failure[]): void {
  for (const failure of sumOf(failures)) process.stderr.write(`${failureText(failure)}\n`);
}

export interface Progress {
  update(text: string): void;
  end(): void;
}

/** Progress on standard error, if that is a terminal. */
export function progress(): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { update() {}, end() {} };
  return {
    update(text) {
      stderr.write(`\r\x1b[2K${text}`);
    },
    end() {
      stderr.write('\r\x1b[2K');
    },
  };
}
