import { FEATURE_COUNT, survey } from './features.ts';
import { meritOf, type Net } from './net.ts';
import type { Situation } from './situation.ts';
import { CAPTURES, type Sketch } from './sketch.ts';

/** Says how likely a seat is to win, out of the features of all seats and a tuned network. */
export class Judge {
  /** How often it was asked: what thinking costs. */
  nodes = 0;
  readonly situation: Situation;
  readonly net: Net;
  readonly #rows: Float64Array;
  readonly #chances: Float64Array;
  readonly #waver: (() => number) | undefined;

  /** What it says is multiplied by what `waver` gives: for those who are not always right. */
  constructor(situation: Situation, net: Net, waver?: () => number) {
    this.situation = situation;
    this.net = net;
    this.#waver = waver;
    this.#rows = new Float64Array(situation.seats * FEATURE_COUNT);
    this.#chances = new Float64Array(situation.seats);
  }

  /** Whether the thinking seat has reached a goal that is known, so that nothing is left to pay for it. */
  hasWon(sketch: Sketch): boolean {
    const { seat, prices } = this.situation;
    if (prices === undefined) return false;
    const left = prices(sketch, seat);
    return left.length === 1 && left[0] < 0.01;
  }

  /** The chance that the thinking seat wins, if its turn ended here. */
  chance(sketch: Sketch): number {
    if (this.hasWon(sketch)) return 1;
    const { seat } = this.situation;
    const card = sketch.counts[CAPTURES] === 0 ? 0 : 1; // of the turn
    sketch.hand[seat] += card;
    const chance = this.chances(sketch)[seat];
    sketch.hand[seat] -= card;
    return this.#waver === undefined ? chance : chance * this.#waver();
  }

  /** The chances of all seats. Shared: read before the next question. */
  chances(sketch: Sketch): Float64Array {
    this.nodes++;
    survey(this.situation, sketch, this.#rows);
    const { seats, isIn } = this.situation;
    const chances = this.#chances;
    let sum = 0;
    for (let s = 0; s < seats; s++) {
      chances[s] = 0;
      if (!isIn[s] || sketch.territories[s] === 0) continue;
      chances[s] = Math.exp(meritOf(this.net, this.#rows, s * FEATURE_COUNT));
      sum += chances[s];
    }
    if (sum > 0) for (let s = 0; s < seats; s++) chances[s] /= sum;
    return chances;
  }
}
