import type { Situation, Sketch } from '@rubicon/bots/mind';
import { NEUTRAL, NOBODY, OWNERS, type TurnsPosition } from '@rubicon/engine';
import { isLate } from './aspects.ts';
import type { Strength } from './strength.ts';

/** The continents of every board. */
export const REGIONS = 6;

/** The numbers that describe a continent for a seat with a territory in it. Armies are in mean armies of a seat. */
export const REGION_ASPECTS = [
  'territories', // the seat's share; rows that begin with 0 are left out
  'share', // its share of the armies
  'armies',
  'rival-share', // the largest share of another seat
  'rival-territories',
  'rival-armies',
  'outside', // the seat's armies next to the continent
  'rival-outside', // the most of another seat
  'threat', // the largest army of another seat next to the continent
  'soon', // the same, less for seats that move later
  'gates', // the seat's armies on territories with neighbours outside
  'rest', // armies of others in the continent
  'whole', // 1 if the seat holds all of it
  'bonus', // in mean incomes
  'growth', // the same times the square of the share of territories
  'gain', // the bonus if the seat holds all of it
  'tempo', // how soon the seat moves, 1 for at once
  'ready', // 1 for the seat whose turn it is, before its attacks are over
  'duel', // 1 with two seats left, less with more
  ...Array.from({ length: REGIONS }, (_, region) => `region-${region + 1}`), // 1 for one of them
] as const;
export const REGION_COUNT = REGION_ASPECTS.length;

// Scratch columns by owner, reused for every continent.
const count = new Float64Array(OWNERS);
const inside = new Float64Array(OWNERS); // armies
const gates = new Float64Array(OWNERS);
const outside = new Float64Array(OWNERS);
const threat = new Float64Array(OWNERS); // the largest army outside
const soon = new Float64Array(OWNERS);

const outskirts = new WeakMap<Situation['geography'], readonly (readonly number[])[]>();

/** For every continent, the territories next to it. */
function outskirtsOf(geography: Situation['geography']): readonly (readonly number[])[] {
  let all = outskirts.get(geography);
  if (all === undefined) {
    const { regions, neighbours, regionOf } = geography;
    all = regions.map(({ gates }, region) => [
      ...new Set(gates.flatMap((gate) => neighbours[gate].filter((t) => regionOf[t] !== region))),
    ]);
    outskirts.set(geography, all);
  }
  return all;
}

/** Fills in a row of REGION_COUNT cells for every seat and continent, at (seat × REGIONS + continent) × REGION_COUNT. */
export function describeRegions(
  { seats, isIn, order, geography }: Situation,
  sketch: Sketch,
  { mean, players }: Strength,
  { phase, turn, seat: mover }: TurnsPosition,
  rows: Float64Array,
): void {
  const { regions } = geography;
  const around = outskirtsOf(geography);
  const ready = turn > 0 && !isLate(phase) ? mover : NOBODY;
  for (let r = 0; r < regions.length; r++) {
    const { members, bonus } = regions[r];
    const all = measureRegion(regions[r], around[r], order, sketch);
    const worth = bonus / mean.income;
    for (let s = 0; s < seats; s++) {
      let cell = (s * REGIONS + r) * REGION_COUNT;
      const share = isIn[s] ? count[s] / members.length : 0;
      rows[cell++] = share;
      if (share === 0) continue;
      const isWhole = count[s] === members.length;
      const rival = mostOfOthers(inside, s, seats);
      rows[cell++] = inside[s] / all;
      rows[cell++] = inside[s] / mean.armies;
      rows[cell++] = rival / all;
      rows[cell++] = mostOfOthers(count, s, seats) / members.length;
      rows[cell++] = rival / mean.armies;
      rows[cell++] = outside[s] / mean.armies;
      rows[cell++] = mostOfOthers(outside, s, seats) / mean.armies;
      rows[cell++] = mostOfOthers(threat, s, seats) / mean.armies;
      rows[cell++] = mostOfOthers(soon, s, seats) / mean.armies;
      rows[cell++] = gates[s] / mean.armies;
      rows[cell++] = (all - inside[s]) / mean.armies;
      rows[cell++] = isWhole ? 1 : 0;
      rows[cell++] = worth;
      rows[cell++] = worth * share * share;
      rows[cell++] = isWhole ? worth : 0;
      rows[cell++] = order[s];
      rows[cell++] = s === ready ? 1 : 0;
      rows[cell++] = 2 / players;
      for (let region = 0; region < REGIONS; region++) rows[cell++] = region === r ? 1 : 0;
    }
  }
}

/** Fills the columns for a continent, and returns the number of armies in it. */
function measureRegion(
  { members, gates: entrances }: Situation['geography']['regions'][number],
  around: readonly number[],
  order: Float64Array,
  { owner, armies: on }: Sketch,
): number {
  count.fill(0);
  inside.fill(0);
  gates.fill(0);
  outside.fill(0);
  threat.fill(0);
  soon.fill(0);
  let all = 0.01; // never 0
  for (let i = 0; i < members.length; i++) {
    const t = members[i];
    all += on[t];
    if (owner[t] < 0) continue;
    count[owner[t]]++;
    inside[owner[t]] += on[t];
  }
  for (let i = 0; i < entrances.length; i++) {
    const t = entrances[i];
    if (owner[t] >= 0) gates[owner[t]] += on[t];
  }
  for (let i = 0; i < around.length; i++) {
    const t = around[i];
    const seat = owner[t];
    if (seat < 0 || seat === NEUTRAL) continue;
    outside[seat] += on[t];
    if (on[t] > threat[seat]) threat[seat] = on[t];
    soon[seat] = Math.max(soon[seat], on[t] * order[seat]);
  }
  return all;
}

function mostOfOthers(column: Float64Array, seat: number, seats: number): number {
  let most = 0;
  for (let s = 0; s < seats; s++) if (s !== seat && column[s] > most) most = column[s];
  return most;
}
