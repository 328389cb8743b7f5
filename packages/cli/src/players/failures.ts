import type { FailureReason } from '@rubicon/protocol';
import type { Player } from './player.ts';

/** The number of failures of a program for one reason. */
export interface Failure {
  readonly bot: string;
  readonly reason: FailureReason;
  readonly count: number;
  /** The line that came instead of `hello`. */
  readonly said?: string;
}

/** One failure of a program. */
export const failureOf = (bot: string, reason: FailureReason, said: string | undefined): Failure =>
  said === undefined ? { bot, reason, count: 1 } : { bot, reason, count: 1, said: excerpt(said) };

/** The failures in a game. */
export function failuresOf(players: readonly Player[], labels: readonly string[]): Failure[] {
  const single = players.flatMap(({ failures = [], said }, seat) =>
    failures.map((reason) => failureOf(labels[seat]!, reason, said)),
  );
  return sumOf(single);
}

/** One row for each program and reason. */
export function sumOf(failures: readonly Failure[]): Failure[] {
  const sums = new Map<string, Failure>();
  for (const failure of failures) {
    const key = `${failure.reason} ${failure.bot}`;
    sums.set(key, { ...failure, count: failure.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

const TEXTS: Readonly<Record<FailureReason, string>> = {
  illegal: 'made an illegal move',
  late: 'did not answer in time',
  'out-of-time': 'ran out of time for the game',
  garbage: 'sent an invalid message',
  'wrong-id': 'answered with a wrong id',
  crashed: 'ended or closed its output during a game',
  'no-hello': 'did not send hello',
};

/** `exec:python3 bot.py did not answer in time (late, 5 times)` */
export function failureText({ bot, reason, count, said }: Failure): string {
  const line = said === undefined ? '' : `. Its first line was: ${said}`;
  return `${bot} ${TEXTS[reason]} (${reason}, ${count === 1 ? 'once' : `${count} times`})${line}`;
}

/** The length to which a wrong line is cut. */
const MOST_SHOWN = 200;

/** The beginning of a line; control characters, and those that cannot be seen, are shown as escapes. */
function excerpt(line: string): string {
  const shown = line.slice(0, MOST_SHOWN).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (hidden) => {
    const code = hidden.codePointAt(0)!;
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
  return line.length > MOST_SHOWN ? `${shown}…` : shown;
}
