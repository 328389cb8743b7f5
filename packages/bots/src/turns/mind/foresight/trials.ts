import type { Style } from '../../operations/style.ts';
import { STYLES } from '../../operations/styles.ts';
import type { Judge } from '../network/judge.ts';
import { copySketch, drawCard, emptySketch, type Sketch } from '../sketch/sketch.ts';
import { Random, seedOf } from './random.ts';
import { playTurn } from './rival-turn.ts';

/** The time of a turn of another seat, in nodes of the search. */
const TURN_NODES = 7;

/** Styles for the others, whose real ones are unknown. */
const USUAL: readonly Style[] = [
  STYLES.killer,
  STYLES.stalker,
  STYLES.planner,
  STYLES.settler,
  STYLES.medium,
];

/** How much a weight may differ from the usual one, as a factor. */
const VARIETY = 2;

/**
 * Trials of what the others may do until a seat moves again: each seat takes its turn in some style, with dice and cards.
 * The same trial has the same styles and seeds for all ends of turns, so they can be compared.
 */
export class Trials {
  readonly #own: Judge;
  readonly #rivals: readonly Judge[];
  readonly #seed: number;
  readonly #styles: Style[][] = []; // by trial and rival
  readonly #sketch: Sketch;

  /** `own` judges for the seat at the start of its next turn; the rivals are in the order of their turns. */
  constructor(own: Judge, rivals: readonly Judge[], seed: number) {
    this.#own = own;
    this.#rivals = rivals;
    this.#seed = seed;
    this.#sketch = emptySketch(own.situation.geography.size);
  }

  /** The chance of winning that the seat has after a trial. */
  chance(end: Sketch, trial: number): number {
    if (this.#own.hasWon(end)) return 1;
    const sketch = copySketch(end, this.#sketch);
    const { seat } = this.#own.situation;
    drawCard(sketch, seat);
    roundArmies(sketch, new Random(seedOf(this.#seed, trial)));
    for (const [i, rival] of this.#rivals.entries()) {
      const { situation } = rival;
      if (sketch.territories[situation.seat] === 0) continue;
      this.#own.nodes += TURN_NODES;
      playTurn(situation, sketch, this.#styleOf(trial, i), new Random(seedOf(this.#seed, trial, i + 1)));
      if (sketch.territories[seat] === 0 || rival.hasWon(sketch)) return 0;
    }
    return this.#own.chance(sketch);
  }

  #styleOf(trial: number, rival: number): Style {
    this.#styles[trial] ??= this.#rivals.map((_, i) =>
      anyStyle(new Random(seedOf(this.#seed, trial, -1 - i))),
    );
    return this.#styles[trial][rival];
  }
}

/** Expected armies are fractions; rounds each up or down at random. */
function roundArmies({ armies }: Sketch, random: Random): void {
  for (let t = 0; t < armies.length; t++) armies[t] = Math.max(1, Math.floor(armies[t] + random.next()));
}

/** A variation of one of the usual styles. */
function anyStyle(random: Random): Style {
  const usual = USUAL[Math.floor(random.next() * USUAL.length)];
  const about = (value: number): number => value * VARIETY ** (2 * random.next() - 1);
  return {
    ...usual,
    kill: about(usual.kill),
    land: about(usual.land),
    breaking: about(usual.breaking),
    card: about(usual.card),
    thrift: about(usual.thrift),
  };
}
