import { makeDice, outcomesOf } from '@rubicon/odds';

/** The expected result of a battle that is fought to the end. */
export interface Battle {
  readonly win: number; // the probability that the territory is taken
  readonly attackersLeft: number; // the mean if it is
  readonly defendersLeft: number; // the mean if it is not
}

const table = outcomesOf(makeDice());
const { side, width } = table;

/** Returns the result of a battle of these armies, not counting the one that stays behind. */
export function battleOf(attackers: number, defenders: number): Battle {
  const a = Math.max(0, Math.round(attackers));
  const d = Math.max(1, Math.round(defenders));
  const largest = Math.max(a, d);
  if (largest <= side) return battleAt(a * width + d, 1);
  if (2 * d <= side) {
    // The attackers cannot lose, and how many fall depends only on the defenders.
    const { win, attackersLeft, defendersLeft } = battleAt(side * width + d, 1);
    return { win, attackersLeft: a - side + attackersLeft, defendersLeft };
  }
  const scale = largest / side;
  return battleAt(Math.floor(a / scale) * width + Math.max(1, Math.round(d / scale)), scale);
}

function battleAt(cell: number, scale: number): Battle {
  return {
    win: table.win[cell],
    attackersLeft: scale * table.attackersLeft[cell],
    defendersLeft: scale * table.defendersLeft[cell],
  };
}

/** The chance that these armies, of which one stays behind, take a territory with these defenders. */
export const oddsOf = (armies: number, defenders: number): number => battleOf(armies - 1, defenders).win;
