import { isIn, NOBODY, type OrdersPosition, type OrdersRules, type Seat } from '@rubicon/engine';
import { roundsAfter } from './worth.ts';

/** What stands on the board for one seat after a round. */
export const FEATURES = 9;

/**
 * Counts for every seat, one row each: territories, spare troops, objectives held, objectives next door, objectives
 * far off, bonuses of continents, territories in danger, territories it can take, spare troops cut off from others.
 */
export function countFeatures(rules: OrdersRules, p: OrdersPosition): number[][] {
  const { board } = rules;
  const rows = p.status.map((_, seat) => {
    const row = new Array<number>(FEATURES).fill(0);
    row[0] = p.territories[seat];
    for (const { low, high, bonus } of board.continents)
      if ((p.heldLow[seat] & low) === low && (p.heldHigh[seat] & high) === high) row[5] += bonus;
    return row;
  });
  for (let t = 0; t < board.size; t++) {
    const owner = p.owner[t];
    const armies = p.armies[t];
    const wanting = p.objectives[t];
    const neighbours = board.neighbours[t];
    let isNear = false;
    let strongest = 0;
    let reached = 0;
    for (let i = 0; i < neighbours.length; i++) {
      const n = neighbours[i];
      const other = p.owner[n];
      if (other === NOBODY) continue;
      if (other === wanting) isNear = true;
      if (other === owner) continue;
      if (p.armies[n] > strongest) strongest = p.armies[n];
      if (p.armies[n] > armies + 1 && (reached & (1 << other)) === 0) {
        reached |= 1 << other;
        rows[other][7]++;
      }
    }
    if (owner !== NOBODY) {
      const row = rows[owner];
      row[1] += armies - 1;
      if (strongest > armies) row[6]++;
      else if (strongest === 0) row[8] += armies - 1;
    }
    if (wanting >= 0) rows[wanting][owner === wanting ? 2 : isNear ? 3 : 4]++;
  }
  return rows;
}

/** What each feature is worth in points at the end, with no round left and for each round left. */
const WORTH = [1, 0, 2, 0, 0, 1, 0, 0, 0];
const WORTH_A_ROUND = [0.1, 0.4, -0.05, 0.8, 0.4, 0.1, -0.1, 0.1, -0.1];

/** The points that each seat can expect at the end, from the position after a round. */
export function expectedPoints(rules: OrdersRules, p: OrdersPosition): number[] {
  if (p.phase === 'over') return p.points.slice();
  const rounds = roundsAfter(rules, p) + 1; // the next round has begun
  return countFeatures(rules, p).map((row, seat) => {
    if (!isIn(p, seat) || p.territories[seat] === 0) return 0;
    let sum = 0;
    for (let f = 0; f < FEATURES; f++) sum += row[f] * (WORTH[f] + WORTH_A_ROUND[f] * Math.min(rounds, 3));
    return sum;
  });
}

/** The chance of a seat to win, judged by the points that all can expect. */
export function chanceOf(rules: OrdersRules, p: OrdersPosition, seat: Seat): number {
  const points = expectedPoints(rules, p);
  const rounds = p.phase === 'over' ? 0 : roundsAfter(rules, p) + 1;
  const doubt = 1.2 + 0.8 * rounds;
  let all = 0;
  for (let other = 0; other < points.length; other++) {
    if (isIn(p, other)) all += Math.exp((points[other] - points[seat]) / doubt);
  }
  return 1 / all;
}
