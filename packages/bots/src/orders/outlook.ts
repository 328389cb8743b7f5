import { incomeOf, isIn, NOBODY, type OrdersPosition, type OrdersRules, type Seat } from '@rubicon/engine';
import { roundsAfter } from './worth.ts';

export const FEATURES = [
  'territories',
  'spare',
  'held',
  'heldInDanger',
  'nextDoor',
  'far',
  'bonus',
  'progress',
  'inDanger',
  'empty',
  'weak',
  'idle',
  'income',
] as const;

const N = FEATURES.length;

export function countFeatures(rules: OrdersRules, p: OrdersPosition): number[][] {
  const { board } = rules;
  const rows = p.status.map((_, seat) => {
    const row = new Array<number>(N).fill(0);
    if (p.territories[seat] === 0) return row;
    row[0] = p.territories[seat];
    row[12] = incomeOf(rules, p, seat);
    return row;
  });
  for (const { territories, bonus } of board.continents) {
    const counts = p.status.map(() => 0);
    for (let i = 0; i < territories.length; i++) {
      const owner = p.owner[territories[i]];
      if (owner >= 0) counts[owner]++;
    }
    for (let seat = 0; seat < counts.length; seat++) {
      const share = counts[seat] / territories.length;
      if (share === 1) rows[seat][6] += bonus;
      else rows[seat][7] += bonus * share * share * share;
    }
  }
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
        rows[other][armies === 0 ? 9 : 10]++;
      }
    }
    if (owner !== NOBODY) {
      const row = rows[owner];
      row[1] += armies - 1;
      if (strongest > armies) row[8]++;
      else if (strongest === 0) row[11] += armies - 1;
    }
    if (wanting >= 0) rows[wanting][owner === wanting ? (strongest > armies ? 3 : 2) : isNear ? 4 : 5]++;
  }
  return rows;
}

const WORTHS = [
  [0.91, -0.04, 1.73, 1.45, 0.75, 0.1, 0.39, 0.21, -0.42, 0.24, 0.15, 0.43, 0.4],
  [0.79, 0.06, 1.77, 0.92, 0.77, 0.8, 0.4, 0.21, -0.58, 0.15, 0.02, 0.33, 0.52],
  [0.74, 0.11, 1.23, 0.78, 0.88, 0.7, 0.2, 0.15, -0.65, 0.03, -0.05, 0.3, 0.62],
  [0.6, 0.12, 0.8, 0.5, 0.5, 0.7, 0.4, 0.25, -0.5, -0.03, -0.05, 0.29, 0.5],
];
const DOUBTS = [0.8, 1.26, 1.7, 2.0, 2.4];

/** The points that each seat can expect at the end, from the position after a round. */
export function expectedPoints(rules: OrdersRules, p: OrdersPosition): number[] {
  if (p.phase === 'over') return p.points.slice();
  const rounds = roundsAfter(rules, p) + 1; // the next round has begun
  const worth = WORTHS[Math.min(rounds, 4) - 1];
  return countFeatures(rules, p).map((row, seat) => {
    if (!isIn(p, seat) || p.territories[seat] === 0) return 0;
    let sum = 0;
    for (let f = 0; f < N; f++) sum += row[f] * worth[f];
    return sum;
  });
}

/** What a point is worth besides the chance to win: little, but something where the game is as good as decided. */
const POINT = 0.005;

/** How well a seat stands: its chance to win, judged by the points that all can expect, and its points. */
export function standingOf(rules: OrdersRules, p: OrdersPosition, seat: Seat): number {
  const points = expectedPoints(rules, p);
  const rounds = p.phase === 'over' ? 0 : roundsAfter(rules, p) + 1;
  const doubt = DOUBTS[Math.min(rounds, DOUBTS.length - 1)];
  let all = 0;
  for (let other = 0; other < points.length; other++) {
    if (isIn(p, other)) all += Math.exp((points[other] - points[seat]) / doubt);
  }
  return 1 / all + POINT * points[seat];
}
