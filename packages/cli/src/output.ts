import { type Failure, failureText, sumOf } from './players/failures.ts';

/** Standard output carries results alone. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Colours only on a terminal, and not where somebody has switched them off. */
export function usesColour(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
}

/** One JSON value on one line. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** To thousandths. */
export const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** What programs of others did wrong, on standard error. */
export function printFailures(failures: readonly Failure[]): void {
  for (const failure of sumOf(failures)) process.stderr.write(`${failureText(failure)}\n`);
}

export interface Progress {
  update(text: string): void;
  end(): void;
}

/** Progress on standard error, and only when that is a terminal. */
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
