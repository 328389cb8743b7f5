import { CARDS_IN_SET } from '@rubicon/engine';
import type { Situation } from '../sketch/situation.ts';
import { CAPTURES, SETS, type Sketch } from '../sketch/sketch.ts';
import { FEATURE_COUNT, survey } from './features.ts';
import { meritOf, type Net } from './net.ts';

/** The largest hand, except after eliminations. */
const MOST_CARDS = 5;

/** Estimates how likely a seat is to win, from the features of all seats and a tuned network. */
export class Judge {
  /** The number of evaluations, which is the cost of a search. */
  nodes = 0;
  readonly situation: Situation;
  readonly net: Net;
  readonly #rows: Float64Array;
  readonly #chances: Float64Array;
  readonly #errorFactor: (() => number) | undefined;

  /** `errorFactor`: a random factor on its values, for bots that make mistakes. */
  constructor(situation: Situation, net: Net, errorFactor?: () => number) {
    this.situation = situation;
    this.net = net;
    this.#errorFactor = errorFactor;
    this.#rows = new Float64Array(situation.seats * FEATURE_COUNT);
    this.#chances = new Float64Array(situation.seats);
  }

  /** Whether the thinking seat has reached a known goal: its price is 0. */
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
    const card = sketch.counts[CAPTURES] === 0 ? 0 : 1; // the card of the turn
    sketch.hand[seat] += card;
    const chance = this.chances(sketch)[seat];
    sketch.hand[seat] -= card;
    return this.#errorFactor === undefined ? chance : chance * this.#errorFactor();
  }

  /** The chances of all seats. The result is shared: read it before the next call. */
  chances(sketch: Sketch): Float64Array {
    this.nodes++;
    survey(this.situation, sketch, this.#rows);
    const { seats, isIn } = this.situation;
    const chances = this.#chances;
    const cardMerit = this.#cardMerit(sketch);
    let sum = 0;
    for (let s = 0; s < seats; s++) {
      chances[s] = 0;
      if (!isIn[s] || sketch.territories[s] === 0) continue;
      chances[s] = Math.exp(
        meritOf(this.net, this.#rows, s * FEATURE_COUNT) + cardMerit * Math.min(sketch.hand[s], MOST_CARDS),
      );
      sum += chances[s];
    }
    if (sum > 0) for (let s = 0; s < seats; s++) chances[s] /= sum;
    return chances;
  }

  /**
   * The merit of a card beyond its present value, which is all that the network knows: by the time it is traded, sets
   * are worth more.
   */
  #cardMerit({ armies, counts, territories }: Sketch): number {
    const { setWorth, sets, seats, prices } = this.situation;
    if (prices !== undefined) return 0; // the game ends before that counts
    const traded = Math.floor(counts[SETS]) - sets;
    let players = 0;
    for (let s = 0; s < seats; s++) if (territories[s] > 0) players++;
    const growth = setWorth[traded + players] - setWorth[traded];
    if (growth === 0) return 0;
    let all = 0;
    for (let t = 0; t < armies.length; t++) all += armies[t];
    return (growth * players) / (CARDS_IN_SET * all);
  }
}
