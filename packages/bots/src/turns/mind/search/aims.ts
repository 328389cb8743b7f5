import { MISSIONS, NEUTRAL } from '@rubicon/engine';
import type { Situation } from '../sketch/situation.ts';
import type { Sketch } from '../sketch/sketch.ts';

/** An aim: target territories, and how many of them to take. */
export interface Aim {
  readonly targets: Uint8Array;
  readonly most: number;
}

/**
 * The aims: every neighbouring territory, every continent to take or to break, every seat to eliminate, the continents of
 * the seat's mission, and the capitals of others.
 */
export function aimsOf(situation: Situation, sketch: Sketch): Aim[] {
  const { geography, seat, seats, capitals } = situation;
  const { owner, territories } = sketch;
  const { size, neighbours, regions } = geography;
  const aims: Aim[] = [];
  const add = (members: readonly number[], most = members.length): void => {
    if (members.length > 0) aims.push(aimAt(size, members, most));
  };
  for (let t = 0; t < size; t++) {
    if (owner[t] !== seat && neighbours[t].some((n) => owner[n] === seat)) add([t]);
  }
  for (const { members } of regions) {
    const missing = members.filter((t) => owner[t] !== seat);
    if (missing.length === 0) continue;
    add(missing);
    const holder = owner[members[0]];
    if (holder !== seat && holder !== NEUTRAL && members.every((t) => owner[t] === holder)) add(members, 1);
  }
  for (let s = 0; s < seats; s++) {
    if (s === seat || territories[s] === 0) continue;
    const members: number[] = [];
    for (let t = 0; t < size; t++) if (owner[t] === s) members.push(t);
    add(members);
  }
  for (const { members, most } of waysToFulfil(situation, sketch)) add(members, most);
  const foreign = capitals.filter((capital) => capital >= 0 && owner[capital] !== seat);
  if (foreign.length > 1) add(foreign);
  for (const capital of capitals) if (capital >= 0 && owner[capital] !== seat) add([capital]);
  return aims;
}

function aimAt(size: number, members: readonly number[], most: number): Aim {
  const targets = new Uint8Array(size);
  for (const t of members) targets[t] = 1;
  return { targets, most };
}

/** The aims of the seat's mission other than eliminating a seat: continents, or a number of territories anywhere. */
function waysToFulfil(
  { rules, geography, seat, mission: index }: Situation,
  { owner, territories }: Sketch,
): { members: number[]; most?: number }[] {
  const mission = MISSIONS[index];
  const isForeign = (t: number): boolean => owner[t] !== seat;
  if (mission === undefined || 'destroy' in mission) return [];
  if ('territories' in mission) {
    const most = mission.territories - territories[seat];
    return most > 0 ? [{ members: [...owner.keys()].filter(isForeign), most }] : [];
  }
  const isNamed = (region: number): boolean => mission.continents.includes(rules.board.continents[region].id);
  const named = geography.regions.flatMap(({ members }, r) => (isNamed(r) ? members.filter(isForeign) : []));
  if (mission.others === 0) return [{ members: named }];
  return geography.regions.flatMap(({ members }, r) =>
    isNamed(r) ? [] : { members: [...named, ...members.filter(isForeign)] },
  );
}
