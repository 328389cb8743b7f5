import type { Append } from '@rubicon/table';
import type { Waiting } from '../store/store.ts';

/** Returns what a game waits for after an append. */
export function waitingAfter(
  before: Waiting | null,
  { after, turn, round, toAct, clockEnds, command }: Append,
): Waiting {
  const known = new Map(before?.toAct.map(({ seat, since }) => [seat, since]));
  return {
    turn,
    round,
    toAct: toAct.map((seat) => ({
      seat,
      since: command?.seat === seat ? after : (known.get(seat) ?? after),
    })),
    clockEnds: clockEnds ?? null,
  };
}

/** Whether the turn has passed, or a clock has changed. */
export const isNews = (before: Waiting | null, now: Waiting): boolean =>
  before === null ||
  before.turn !== now.turn ||
  before.clockEnds !== now.clockEnds ||
  before.toAct.length !== now.toAct.length ||
  before.toAct.some(({ seat }, i) => now.toAct[i]?.seat !== seat);
