import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import type { Choice } from './choices.ts';
import type { Dispute } from './guide.ts';
import { valueAt } from './state.ts';
import { tryRound, tryWay } from './trial.ts';
import { addPart, noValues, subtract, type Values } from './values.ts';
import type { Way } from './way.ts';
import { Worlds } from './worlds.ts';

/** The result of two ways that were tried in the same worlds. */
export interface Verdict {
  readonly best: Values; // the mean chances with the better way
  readonly change: Values; // what the way that was played changed, compared with it
  readonly errors: number; // the loss in standard errors; 0 if there is none
}

/** Trials come in batches: a difference that stays small does not need many. */
const BATCH = 12;
const BATCHES = 3;

/** A difference below the first number of standard errors is not worth more trials, and from the second on it is proven. */
const HINT = 1;
const PROOF = 2;

/** The trials of a second look. */
const AGAIN = 24;

/**
 * Tries both ways from what the seat could know. A difference that is proven is measured once more with other draws: of
 * many differences, the large ones are mostly too large. Undefined if nothing is proven, or a way is refused.
 */
export function decide(
  rules: TurnsRules,
  choice: Choice,
  dispute: Dispute,
  seed: string,
): Verdict | undefined {
  const first = new Trials(rules, choice, dispute, `${seed}/first`);
  for (let batch = 0; batch < BATCHES && (batch === 0 || first.verdict.errors >= HINT); batch++)
    if (!first.run(BATCH)) return undefined;
  if (first.verdict.errors < PROOF) return undefined;
  const second = new Trials(rules, choice, dispute, `${seed}/second`);
  return second.run(AGAIN) ? second.verdict : undefined;
}

/** A series of trials of two ways. */
class Trials {
  readonly #rules: TurnsRules;
  readonly #dispute: Dispute;
  readonly #seat: number;
  readonly #worlds: Worlds;
  readonly #seed: string;
  readonly #best: number[];
  readonly #change: number[];
  #squares = 0;
  #count = 0;

  constructor(rules: TurnsRules, choice: Choice, dispute: Dispute, seed: string) {
    this.#rules = rules;
    this.#dispute = dispute;
    this.#seat = choice.seat;
    this.#worlds = new Worlds(rules, choice, seed);
    this.#seed = seed;
    this.#best = noValues(rules.players);
    this.#change = noValues(rules.players);
  }

  /** Adds trials; returns false if a way is refused. */
  run(trials: number): boolean {
    const { played, better } = this.#dispute;
    for (const end = this.#count + trials; this.#count < end; this.#count++) {
      const world = this.#worlds.next();
      const best = this.#valueAfter(world, better);
      const actual = this.#valueAfter(world, played);
      if (best === undefined || actual === undefined) return false;
      const change = subtract(actual, best);
      addPart(this.#best, 1, best);
      addPart(this.#change, 1, change);
      this.#squares += change[this.#seat] ** 2;
    }
    return true;
  }

  get verdict(): Verdict {
    const count = this.#count;
    const best = this.#best.map((sum) => sum / count);
    const change = this.#change.map((sum) => sum / count);
    const lost = -change[this.#seat];
    const variance = (this.#squares / count - lost ** 2) / (count - 1);
    const errors = lost <= 0 ? 0 : lost / Math.sqrt(Math.max(variance, Number.MIN_VALUE));
    return { best, change, errors };
  }

  /** The chances after the turn is played in this way, and the others had theirs. */
  #valueAfter(world: TurnsPosition, way: Way): Values | undefined {
    const seed = `${this.#seed}/${this.#count}`;
    const end = tryWay(this.#rules, world, way, seed);
    return end === undefined ? undefined : valueAt(this.#rules, tryRound(this.#rules, end, this.#seat, seed));
  }
}
