import type { Situation, Sketch } from '@rubicon/bots/mind';
import { MOST_SEATS, NEUTRAL, NOBODY, OWNERS, type Seat } from '@rubicon/engine';
import type { Strength } from './strength.ts';

/** The numbers that describe how a seat stands to another one, its rival. Armies are in mean armies of a seat. */
export const RIVAL_ASPECTS = [
  'duel', // 1 with two seats left, less with more; rows that begin with 0 are left out
  'border', // the seat's armies next to the rival
  'their-border', // and the other way round
  'stack', // the largest of these armies
  'their-stack',
  'kill', // how easily the seat could eliminate the rival in a turn, 0 to 1
  'their-kill',
  'prize', // the same times the cards that this brings, in hands of five
  'their-prize',
  'ratio', // logarithm of the armies, set and income of the seat relative to the price of an elimination
  'gap', // how long after the seat the rival moves, 0 to 1
  'later', // 1 if the rival moves after the seat
  'strength', // the armies, set and income of the rival
  'touch', // 1 if they are neighbours
  'hand', // the cards of the rival, in hands of five
  'throne', // where capitals matter: 1 if the seat holds the capital of the rival
  'their-throne',
  'assault', // how easily the seat could take it from next to it, 0 to 1
  'their-assault',
] as const;
export const RIVAL_COUNT = RIVAL_ASPECTS.length;

const HAND = 5;

// Scratch tables by two owners, and a column by owner, reused by every call.
const border = new Float64Array(OWNERS * OWNERS); // armies of the first next to the second
const stack = new Float64Array(OWNERS * OWNERS);
const cost = new Float64Array(OWNERS); // of an elimination

/** Fills in a row of RIVAL_COUNT cells for every two seats in the game, at (seat × MOST_SEATS + rival) × RIVAL_COUNT. */
export function describeRivals(
  situation: Situation,
  sketch: Sketch,
  { armies, income, hands, totals, mean, players }: Strength,
  rows: Float64Array,
): void {
  const { seats, isIn, order, geography } = situation;
  const { owner, armies: on, territories, hand } = sketch;
  measureBorders(geography.neighbours, owner, on);
  for (let s = 0; s < seats; s++) cost[s] = armies[s] + territories[s] + 1;
  const fresh = (s: number): number => income[s] + hands.now[s];
  for (let s = 0; s < seats; s++) {
    for (let o = 0; o < MOST_SEATS; o++) {
      const row = (s * MOST_SEATS + o) * RIVAL_COUNT;
      rows[row] = 0;
      if (s === o || o >= seats || !isIn[s] || !isIn[o]) continue;
      const forth = s * OWNERS + o;
      const back = o * OWNERS + s;
      const kill = easeOf(stack[forth] + fresh(s), cost[o]);
      const theirKill = easeOf(stack[back] + fresh(o), cost[s]);
      const gap = order[s] - order[o];
      let cell = row;
      rows[cell++] = 2 / players;
      rows[cell++] = border[forth] / mean.armies;
      rows[cell++] = border[back] / mean.armies;
      rows[cell++] = stack[forth] / mean.armies;
      rows[cell++] = stack[back] / mean.armies;
      rows[cell++] = kill;
      rows[cell++] = theirKill;
      rows[cell++] = (kill * hand[o]) / HAND;
      rows[cell++] = (theirKill * hand[s]) / HAND;
      rows[cell++] = Math.log((totals[s] + 1) / cost[o]);
      rows[cell++] = gap < 0 ? gap + 1 : gap;
      rows[cell++] = gap > 0 ? 1 : 0;
      rows[cell++] = totals[o] / mean.armies;
      rows[cell++] = border[forth] > 0 ? 1 : 0;
      rows[cell++] = hand[o] / HAND;
      rows[cell++] = holdsCapital(situation, sketch, s, o);
      rows[cell++] = holdsCapital(situation, sketch, o, s);
      rows[cell++] = assault(situation, sketch, s, o, fresh(s));
      rows[cell++] = assault(situation, sketch, o, s, fresh(o));
    }
  }
}

/** How easily an army takes everything at this cost: 1/2 if it is as large. */
function easeOf(army: number, cost: number): number {
  const ratio = cost / (army + 1);
  return 1 / (1 + ratio * ratio * ratio);
}

function holdsCapital({ capitals }: Situation, { owner }: Sketch, seat: Seat, rival: Seat): number {
  const capital = rival < capitals.length ? capitals[rival] : NOBODY;
  return capital >= 0 && owner[capital] === seat ? 1 : 0;
}

/** How easily the seat could take the rival's capital from next to it with this many new armies. */
function assault(
  { capitals, geography }: Situation,
  { owner, armies: on }: Sketch,
  seat: Seat,
  rival: Seat,
  fresh: number,
): number {
  const capital = rival < capitals.length ? capitals[rival] : NOBODY;
  if (capital < 0) return 0;
  if (owner[capital] === seat) return 1;
  let most = 0;
  for (const t of geography.neighbours[capital]) if (owner[t] === seat && on[t] > most) most = on[t];
  return most === 0 ? 0 : easeOf(most + fresh, on[capital] + 1);
}

function measureBorders(
  neighbours: readonly (readonly number[])[],
  owner: Int8Array,
  on: Float64Array,
): void {
  border.fill(0);
  stack.fill(0);
  for (let t = 0; t < owner.length; t++) {
    const seat = owner[t];
    if (seat < 0 || seat === NEUTRAL) continue;
    const around = neighbours[t];
    let met = 1 << seat;
    for (let i = 0; i < around.length; i++) {
      const other = owner[around[i]];
      if (other < 0 || (met & (1 << other)) !== 0) continue;
      met |= 1 << other;
      const cell = seat * OWNERS + other;
      border[cell] += on[t];
      if (on[t] > stack[cell]) stack[cell] = on[t];
    }
  }
}
