import type { FailureReason } from '@rubicon/protocol';
import type { Player } from './player.ts';

/** How often a program failed in one way. */
export interface Failure {
  readonly bot: string;
  readonly reason: FailureReason;
  readonly count: number;
}

/** What went wrong in a game. */
export function failuresOf(players: readonly Player[], labels: readonly string[]): Failure[] {
  const single = players.flatMap(({ failures = [] }, seat) =>
    failures.map((reason): Failure => ({ bot: labels[seat]!, reason, count: 1 })),
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
  illegal: 'played what the rules do not allow',
  late: 'did not answer in time',
  'out-of-time': 'had no time left for the game',
  garbage: 'said something that is no message',
  'wrong-id': 'answered a question that was not asked',
  crashed: 'ended, or closed its output, in the middle of a game',
  'no-hello': 'never said hello',
};

/** `exec:python3 bot.py did not answer in time (late, 5 times)` */
export function failureText({ bot, reason, count }: Failure): string {
  return `${bot} ${TEXTS[reason]} (${reason}, ${count === 1 ? 'once' : `${count} times`})`;
}
