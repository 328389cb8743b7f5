import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Budget } from '@rubicon/bots';
import type { ErrorLog } from './players/child.ts';
import { USUAL_LIMITS } from './players/exec-bot.ts';
import type { ProgramSettings } from './players/open.ts';
import { UsageError } from './usage.ts';

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
    if (Object.hasOwn(options, name)) throw new UsageError(`--option ${name} is given twice`);
    options[name] = value.join('=');
  }
  return options;
}

/** The number of threads. */
export function coresOf(text: string | undefined): number {
  return text === undefined ? availableParallelism() : wholeNumber('--cores', text, 1, 256);
}

/** The time budget of bots, if one is given. */
export function budgetOf(text: string | undefined): { readonly budget?: Budget } {
  return text === undefined ? {} : { budget: { ms: wholeNumber('--budget-ms', text, 1, 3_600_000) } };
}

export interface ProgramOptions {
  readonly helloMs?: string;
  readonly moveMs?: string;
  readonly gameMs?: string;
  readonly botLog?: string;
}

const A_DAY = 86_400_000;

/** Settings for external programs, with a default destination of their standard error. */
export function programsOf(
  { helloMs, moveMs, gameMs, botLog }: ProgramOptions,
  usualErrors: ErrorLog = 'inherit',
): ProgramSettings {
  const limit = (name: string, text: string | undefined, usual: number): number =>
    text === undefined ? usual : wholeNumber(name, text, 1, A_DAY);
  return {
    limits: {
      helloMs: limit('--hello-ms', helloMs, USUAL_LIMITS.helloMs),
      moveMs: limit('--move-ms', moveMs, USUAL_LIMITS.moveMs),
      gameMs: limit('--game-ms', gameMs, USUAL_LIMITS.gameMs),
    },
    errors: botLog === undefined ? usualErrors : logTo(botLog),
  };
}

/** Checks early that the log file can be written; programs open it only when they start. */
function logTo(file: string): ErrorLog {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UsageError(`--bot-log ${file}: ${(error as Error).message}`);
  }
  return { file };
}

/** A random seed. */
export function randomSeed(): string {
  return randomBytes(8).toString('hex');
}

/** Returns the text of a file, or the reason why it cannot be read. */
export function readFile(file: string): { text: string; problem?: undefined } | { problem: string } {
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    return { problem: `cannot be read: ${(error as Error).message}` };
  }
}
