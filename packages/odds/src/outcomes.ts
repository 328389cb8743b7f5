import type { Dice } from './dice.ts';

/** The expected results of battles fought to the end, by attackers and defenders up to `side` each. */
export interface Outcomes {
  readonly side: number;
  readonly width: number; // a cell is at `attackers * width + defenders`
  readonly win: Float64Array; // the probability that the territory is taken
  readonly attackersLeft: Float64Array; // the average number of attackers left if it is
  readonly defendersLeft: Float64Array; // the average number of defenders left if it is not
}

const SIDE = 100;
const known = new WeakMap<Dice, Outcomes>();

/** Returns a table made once for the same dice, for bots that evaluate many battles. */
export function outcomesOf(dice: Dice): Outcomes {
  let outcomes = known.get(dice);
  if (outcomes === undefined) {
    outcomes = makeOutcomes(dice);
    known.set(dice, outcomes);
  }
  return outcomes;
}

function makeOutcomes(dice: Dice): Outcomes {
  const width = SIDE + 1;
  const win = new Float64Array(width * width);
  const attackersLeft = new Float64Array(width * width);
  const defendersLeft = new Float64Array(width * width);
  // first the sums over all endings, then the averages
  for (let a = 0; a <= SIDE; a++) {
    for (let d = 0; d <= SIDE; d++) {
      const cell = a * width + d;
      if (d === 0) {
        win[cell] = 1;
        attackersLeft[cell] = a;
      } else if (a === 0) defendersLeft[cell] = d;
      else {
        const attack = Math.min(a, dice.attack);
        const defence = Math.min(d, dice.defence);
        const pairs = Math.min(attack, defence);
        const chances = dice.chances[attack][defence];
        for (let lost = 0; lost <= pairs; lost++) {
          const next = (a - lost) * width + d - pairs + lost;
          win[cell] += chances[lost] * win[next];
          attackersLeft[cell] += chances[lost] * attackersLeft[next];
          defendersLeft[cell] += chances[lost] * defendersLeft[next];
        }
      }
    }
  }
  for (let cell = 0; cell < win.length; cell++) {
    if (win[cell] > 0) attackersLeft[cell] /= win[cell];
    if (win[cell] < 1) defendersLeft[cell] /= 1 - win[cell];
  }
  return { side: SIDE, width, win, attackersLeft, defendersLeft };
}
