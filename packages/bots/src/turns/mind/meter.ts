import type { Budget } from '../../bot.ts';
import { now } from '../../time.ts';
import type { Judge } from './judge.ts';

/** A thought takes at most this part of what is left of a turn: things may not go as planned, and then there is another. */
const MOST = 0.6;
/** It takes at least this part of what the turn had, however much was spent before. */
const LEAST = 0.2;

/** Whether there is still time: less than this part of it is gone, all of it if nothing else is said. */
export type IsOpen = (share?: number) => boolean;

/** Watches how much a bot thinks in a turn, in nodes or in milliseconds. */
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
