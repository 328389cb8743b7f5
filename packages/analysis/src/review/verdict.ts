import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import type { Choice } from './choices.ts';
import type { Continuation } from './continuation.ts';
import type { Dispute } from './guide.ts';
import { valueAt } from './state.ts';
import { tryContinuation, tryRound } from './trial.ts';
import { addPart, noValues, subtract, type Values } from './values.ts';
import { Worlds } from './worlds.ts';

/** The result of two continuations that were tried in the same worlds. */
export interface Verdict {
  readonly best: Values; // the mean chances with the better continuation
  readonly change: Values; // the difference that the continuation played made to them
  readonly errors: number; // the loss in standard errors; 0 if there is none
}

/** Trials come in batches: a difference that stays small does not need many. */
const BATCH = 12;
const BATCHES = 3;

/** In standard errors: the least difference that is worth more trials, and the least that is proven. */
const HINT = 1;
const PROOF = 2;

/** The trials of the second measurement. */
const AGAIN = 24;

/**
 * Tries both continuations from what the seat could know. A proven difference is measured again with other draws, because
 * the largest of many measured differences tend to be overestimated. Undefined if nothing is proven, or a continuation is
 * refused.
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

/** A series of trials of two continuations. */
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

  /** Adds trials; returns false if a continuation is refused. */
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

  /** The chances after the rest of the turn is played like this and the others have had their turns. */
  #valueAfter(world: TurnsPosition, continuation: Continuation): Values | undefined {
    const seed = `${this.#seed}/${this.#count}`;
    const end = tryContinuation(this.#rules, world, continuation, seed);
    return end === undefined ? undefined : valueAt(this.#rules, tryRound(this.#rules, end, this.#seat, seed));
  }
}
