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
  readonly best: Values; // the chances with the better way
  readonly change: Values; // what the way that was played changed, compared with it
  readonly isProven: boolean; // whether the difference is more than chance
}

/** Trials come in batches: a difference that stays small does not need many. */
const BATCH = 12;
const BATCHES = 4;

/** A difference is proven if it is this many standard errors, and not worth more trials below one. */
const PROOF = 2;
const HINT = 1;

/** Tries both ways from what the seat could know. Undefined if one of them is refused. */
export function decide(
  rules: TurnsRules,
  choice: Choice,
  { played, better }: Dispute,
  seed: string,
): Verdict | undefined {
  const { seat } = choice;
  const worlds = new Worlds(rules, choice, seed);
  const best = noValues(rules.players);
  const change = noValues(rules.players);
  let squares = 0;
  let errors = 0; // the difference, in standard errors
  let trials = 0;
  for (let batch = 0; batch < BATCHES && (batch === 0 || errors >= HINT); batch++) {
    for (const end = trials + BATCH; trials < end; trials++) {
      const world = worlds.next();
      const [with_, without] = [better, played].map((way) =>
        valueAfter(rules, world, way, `${seed}/${trials}`),
      );
      if (with_ === undefined || without === undefined) return undefined;
      addPart(best, 1, with_);
      addPart(change, 1, subtract(without, with_));
      squares += (with_[seat] - without[seat]) ** 2;
    }
    const mean = -change[seat] / trials;
    const variance = (squares / trials - mean ** 2) / (trials - 1);
    errors = mean <= 0 ? 0 : variance <= 0 ? Number.POSITIVE_INFINITY : mean / Math.sqrt(variance);
  }
  return {
    best: best.map((value) => value / trials),
    change: change.map((value) => value / trials),
    isProven: errors >= PROOF,
  };
}

/** The chances after the turn is played in this way, and the others had theirs. */
function valueAfter(rules: TurnsRules, world: TurnsPosition, way: Way, seed: string): Values | undefined {
  const end = tryWay(rules, world, way, seed);
  return end === undefined ? undefined : valueAt(rules, tryRound(rules, end, world.seat, seed));
}
