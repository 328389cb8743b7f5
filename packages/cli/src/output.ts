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

/** Prints failures of external programs to standard error, and those that never played. */
export function printFailures(failures: readonly Failure[], absent: readonly string[]): void {
  for (const failure of sumOf(failures)) process.stderr.write(`${failureText(failure)}\n`);
  for (const bot of absent) process.stderr.write(`error: ${bot} never played: it did not send hello\n`);
}

export interface Progress {
  update(text: string): void;
  end(): void;
}

/** How often progress is printed where lines cannot be rewritten. */
const LINE_MS = 30_000;

/** Progress on standard error: one rewritten line on a terminal, otherwise a new line now and then. */
export function progress(): Progress {
  const { stderr } = process;
  if (stderr.isTTY) {
    return {
      update(text) {
        stderr.write(`\r\x1b[2K${text}`);
      },
      end() {
        stderr.write('\r\x1b[2K');
      },
    };
  }
  let printed = performance.now();
  return {
    update(text) {
      if (performance.now() - printed < LINE_MS) return;
      printed = performance.now();
      stderr.write(`${text}\n`);
    },
    end() {},
  };
}
