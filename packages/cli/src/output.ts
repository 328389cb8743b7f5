import { UsageError } from './usage.ts';

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

/** Rows of cells in columns; numbers go to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumeric = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  return cells
    .map((row) =>
      row
        .map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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

/** A whole number from the command line. */
export function wholeNumber(
  name: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`${name} must be a whole number ${range}, not "${text}"`);
}

/** Options given as name=value, once each. */
export function gameOptions(pairs: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const pair of pairs) {
    const [name = '', ...value] = pair.split('=');
    if (name === '' || value.length === 0) throw new UsageError(`--option takes name=value, not "${pair}"`);
    if (Object.hasOwn(options, name)) throw new UsageError(`--option ${name} was given twice`);
    options[name] = value.join('=');
  }
  return options;
}
