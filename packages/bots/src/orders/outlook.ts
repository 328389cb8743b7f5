import { isIn, type OrdersPosition, type OrdersRules, type Seat } from '@rubicon/engine';
import { countFeatures, type Features } from './features.ts';
import { roundsAfter } from './worth.ts';

/**
 * The value of each feature in final points, with one round left, two, three, and more. Fitted to the final points of
 * 400 games between experts with 400 nodes, then smoothed by hand.
 */
const WORTHS: Readonly<Record<keyof Features, readonly number[]>> = {
  territories: [1, 0.82, 0.68, 0.6],
  income: [0.35, 0.5, 0.7, 0.6],
  bonus: [0.3, 0.3, 0.2, 0.4],
  progress: [0.1, 0.1, 0.1, 0.2],
  held: [1.65, 1.5, 1.3, 1.1],
  heldInDanger: [1.3, 1.15, 1, 1],
  nextDoor: [0.75, 0.9, 0.85, 0.75],
  far: [0.6, 0.85, 0.85, 0.95],
  spare: [0.05, 0.2, 0.22, 0.22],
  idle: [0.25, 0.2, 0.3, 0.4],
  inDanger: [-0.48, -0.55, -0.5, -0.45],
  empty: [0.25, 0.12, 0.04, 0.02],
  weak: [0.08, 0, 0, 0.05],
};

const FEATURES = Object.keys(WORTHS) as (keyof Features)[];

/** The typical error of the expected points, by rounds left. It is never 0, because others may give other orders. */
const DOUBTS = [0.8, 1.6, 2.2, 2.6, 2.9];

/** The value of a point on top of the chance of winning: small, but it matters when the game is nearly decided. */
const POINT = 0.005;

/** Rates a seat after a round: its chance of winning, from the points that all seats can expect, and its points. */
export function standingOf(rules: OrdersRules, p: OrdersPosition, seat: Seat): number {
  const { points, doubt } = outlookOf(rules, p);
  return chanceOf(p, points, doubt, seat) + POINT * points[seat];
}

/** Each seat's chance of winning, from the points that all seats can expect. Objectives count as known. */
export function chancesByPoints(rules: OrdersRules, p: OrdersPosition): number[] {
  const { points, doubt } = outlookOf(rules, p);
  return points.map((_, seat) => (isIn(p, seat) ? chanceOf(p, points, doubt, seat) : 0));
}

/** The points that each seat can expect, and their typical error. */
function outlookOf(
  rules: OrdersRules,
  p: OrdersPosition,
): { readonly points: readonly number[]; readonly doubt: number } {
  const rounds = p.phase === 'over' ? 0 : roundsAfter(rules, p) + 1; // the next one has begun
  return {
    points: rounds === 0 ? p.points : expectedPoints(rules, p, rounds),
    doubt: DOUBTS[Math.min(rounds, DOUBTS.length - 1)],
  };
}

function chanceOf(p: OrdersPosition, points: readonly number[], doubt: number, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < points.length; other++)
    if (isIn(p, other)) sum += Math.exp((points[other] - points[seat]) / doubt);
  return 1 / sum;
}

function expectedPoints(rules: OrdersRules, p: OrdersPosition, rounds: number): number[] {
  const column = Math.min(rounds, WORTHS.territories.length) - 1;
  return countFeatures(rules, p).map((features, seat) => {
    if (p.territories[seat] === 0 || !isIn(p, seat)) return 0;
    let sum = 0;
    for (const feature of FEATURES) sum += features[feature] * WORTHS[feature][column];
    return sum;
  });
}
