import { isIn, NEUTRAL, type Seat, type TurnsPosition } from '@rubicon/engine';
import type { Geography, Region } from '../geography.ts';
import type { Temper } from './temper.ts';

/** A possible target, with the strongest territory to attack it from. */
export interface Prospect {
  readonly from: number;
  readonly to: number;
  readonly appeal: number;
}

/** The best continent of a seat: mostly held, few gates, a good bonus for its size. */
export function homeOf({ regions }: Geography, { owner, armies }: TurnsPosition, seat: Seat): number {
  let best = 0;
  let most = -1;
  regions.forEach(({ members, gates, bonus }, region) => {
    let own = 0;
    let all = 0;
    let held = 0;
    for (const t of members) {
      all += armies[t];
      if (owner[t] !== seat) continue;
      own += armies[t];
      held++;
    }
    const share = (own / Math.max(1, all) + held / members.length) / 2;
    const merit = (share + 0.1) * (bonus / (gates.length + members.length / 3));
    if (merit > most) {
      most = merit;
      best = region;
    }
  });
  return best;
}

/** Owners and armies of a position or a sketch. */
export interface Holdings {
  readonly owner: ArrayLike<number>; // by territory
  readonly armies: ArrayLike<number>;
}

const isWhole = ({ members }: Region, { owner }: Holdings, seat: Seat): boolean =>
  members.every((t) => owner[t] === seat);

/** The continents a seat holds. */
export function holdingsOf({ regions }: Geography, view: Holdings, seat: Seat): Region[] {
  return regions.filter((region) => isWhole(region, view, seat));
}

/** All possible targets, with their value to the scripted bot. `extra` armies may still join. */
export function prospectsOf(
  geography: Geography,
  view: TurnsPosition,
  seat: Seat,
  temper: Temper,
  wants: Float64Array,
  extra: number,
): Prospect[] {
  const home = geography.regions[homeOf(geography, view, seat)];
  const missing = home.members.filter((t) => view.owner[t] !== seat).length;
  const strength = strengthsOf(view);
  const strongest = strength.indexOf(Math.max(...strength));
  const prospects: Prospect[] = [];
  for (let to = 0; to < geography.size; to++) {
    const holder = view.owner[to];
    if (holder === seat || holder < 0) continue;
    const from = strongestNextTo(geography, view, seat, to);
    if (from < 0) continue;
    let appeal = 1 + temper.goal * wants[to];
    if (home.members.includes(to)) appeal += (temper.home * 3) / missing;
    const region = geography.regions[geography.regionOf[to]];
    if (holder !== NEUTRAL) {
      if (isWhole(region, view, holder)) appeal += temper.breaking * region.bonus;
      const armies = strength[holder];
      if (armies < strength[seat] + extra)
        appeal += (temper.hunting * view.hand[holder]) / view.territories[holder];
      if (holder === strongest) appeal += temper.envy;
    }
    prospects.push({ from, to, appeal });
  }
  return prospects;
}

function strengthsOf(view: TurnsPosition): number[] {
  const strength = view.status.map(() => 0);
  view.owner.forEach((holder, t) => {
    if (holder >= 0 && holder !== NEUTRAL && isIn(view, holder)) strength[holder] += view.armies[t];
  });
  return strength;
}

/** The seat's strongest territory next to another; -1 if there is none. */
export function strongestNextTo(
  { neighbours }: Geography,
  { owner, armies }: Holdings,
  seat: Seat,
  to: number,
): number {
  let best = -1;
  for (const n of neighbours[to]) if (owner[n] === seat && (best < 0 || armies[n] > armies[best])) best = n;
  return best;
}

/** The largest enemy army next to a territory. */
export function threatTo(
  { neighbours }: Geography,
  { owner, armies }: Holdings,
  seat: Seat,
  t: number,
): number {
  let threat = 0;
  for (const n of neighbours[t])
    if (owner[n] !== seat && owner[n] !== NEUTRAL && armies[n] > threat) threat = armies[n];
  return threat;
}
