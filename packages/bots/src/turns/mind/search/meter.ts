import type { Budget } from '../../../bot.ts';
import { now } from '../../../time.ts';
import type { Judge } from '../network/judge.ts';

/** A search takes at most this share of the time left in a turn, because another may be needed later. */
const MOST = 0.6;
/** It gets at least this share of the turn's time, however much was spent before. */
const LEAST = 0.2;

/** Whether less than this share of the time is used, by default all of it. */
export type IsOpen = (share?: number) => boolean;

/** Measures the search of a bot in a turn, in nodes or in milliseconds. */
export class Meter {
  #turn = -1;
  #spent = 0;

  think<T>(turn: number, budget: Budget, judge: Judge, thought: (isOpen: IsOpen) => T): T {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#spent = 0;
    }
    const isTimed = 'ms' in budget;
    const all = isTimed ? budget.ms : budget.nodes;
    const spent = (): number => (isTimed ? now() : judge.nodes);
    const began = spent();
    const time = Math.max((all - this.#spent) * MOST, all * LEAST);
    const result = thought((share = 1) => spent() - began < time * share);
    this.#spent += spent() - began;
    return result;
  }
}
