import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '@rubicon/engine';
import type { Journal } from './journal.ts';
import type { Traffic } from './traffic.ts';

/** Milliseconds from a command to the kill: the server has received it, stored it, or just answered. */
const LONGEST_FLIGHT = 8;

/** The longest random delay, in milliseconds, before a kill that waits for no command. */
const LONGEST_PAUSE = 500;

export interface Kills {
  done: number;
  inFlight: number; // while a client waited for an answer
}

export interface KillPlan {
  readonly kills: number;
  readonly random: Dice;
  /** Commands that will probably still be acknowledged. */
  expected(): number;
}

/**
 * Kills or disturbs servers as often as planned, two out of three times while a command is in flight, and waits until they
 * are back. The kills are spread over the commands, not over time, so that slow machines are treated alike.
 */
export async function killRepeatedly(
  strike: () => Promise<void>,
  { journal, traffic }: { readonly journal: Journal; readonly traffic: Traffic },
  { kills, random, expected }: KillPlan,
  signal: AbortSignal,
  done: Kills,
): Promise<void> {
  while (done.done < kills) {
    const share = expected() / (kills - done.done);
    const at = journal.length + Math.ceil(share * (0.1 + random.below(50) / 100)); // games may be shorter than expected
    while (journal.length < at) await once(traffic, 'answered', { signal });
    if (done.done % 3 === 2) await sleep(random.below(LONGEST_PAUSE), undefined, { signal });
    else
      do {
        await once(traffic, 'sent', { signal });
        await sleep(random.below(LONGEST_FLIGHT), undefined, { signal });
      } while (traffic.pending === 0);
    if (traffic.pending > 0) done.inFlight++;
    done.done++;
    await strike();
  }
}
