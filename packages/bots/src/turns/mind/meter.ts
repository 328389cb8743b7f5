import type { Budget } from '../../bot.ts';
import { now } from '../../time.ts';
import type { Judge } from './judge.ts';

/** A thought about one decision takes at least this part of what a turn has, however much was spent before. */
const LEAST = 0.1;

/** Watches how much a bot thinks in a turn, in nodes or in milliseconds. */
export class Meter {
  #turn = -1;
  #spent = 0;

  /** Thinks about something: `isOpen` says whether there is still time for it. */
  think<T>(turn: number, budget: Budget, judge: Judge, thought: (isOpen: () => boolean) => T): T {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#spent = 0;
    }
    const isTimed = 'ms' in budget;
    const all = isTimed ? budget.ms : budget.nodes;
    const spent = (): number => (isTimed ? now() : judge.nodes);
    const began = spent();
    const end = began + Math.max(all - this.#spent, all * LEAST);
    const result = thought(() => spent() < end);
    this.#spent += spent() - began;
    return result;
  }
}
