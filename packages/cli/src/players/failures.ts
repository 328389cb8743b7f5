import type { FailureReason } from '@rubicon/protocol';
import type { Player } from './player.ts';

/** The number of failures of a program for one reason. */
export interface Failure {
  readonly bot: string;
  readonly reason: FailureReason;
  readonly count: number;
}

/** A failure in a game. */
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
  illegal: 'made an illegal move',
  late: 'did not answer in time',
  'out-of-time': 'ran out of time for the game',
  garbage: 'sent an invalid message',
  'wrong-id': 'answered with a wrong id',
  crashed: 'ended or closed its output during a game',
  'no-hello': 'did not send hello',
};

/** `exec:python3 bot.py did not answer in time (late, 5 times)` */
export function failureText({ bot, reason, count }: Failure): string {
  return `${bot} ${TEXTS[reason]} (${reason}, ${count === 1 ? 'once' : `${count} times`})`;
}
