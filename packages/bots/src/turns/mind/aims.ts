import { MISSIONS, NEUTRAL } from '@rubicon/engine';
import type { Situation } from './situation.ts';
import type { Sketch } from './sketch.ts';

/** Something worth going after: territories, and how many of them. */
export interface Aim {
  readonly targets: Uint8Array;
  readonly most: number;
}

/**
 * Every territory next door, every continent to take or to break, every seat to wipe out, the continents of the own
 * mission, and the capitals of others.
 */
export function aimsOf(
  { rules, chart, seat, seats, capitals, missions }: Situation,
  { owner, territories }: Sketch,
): Aim[] {
  const { size, neighbours, regions } = chart;
  const aims: Aim[] = [];
  const aimAt = (members: readonly number[], most = members.length): void => {
    const targets = new Uint8Array(size);
    for (const t of members) targets[t] = 1;
    aims.push({ targets, most });
  };
  for (let t = 0; t < size; t++) {
    if (owner[t] !== seat && neighbours[t].some((n) => owner[n] === seat)) aimAt([t]);
  }
  for (const { members } of regions) {
    const missing = members.filter((t) => owner[t] !== seat);
    if (missing.length === 0) continue;
    aimAt(missing);
    const holder = owner[members[0]];
    if (holder !== seat && holder !== NEUTRAL && members.every((t) => owner[t] === holder)) aimAt(members, 1);
  }
  for (let s = 0; s < seats; s++) {
    if (s === seat || territories[s] === 0) continue;
    const members: number[] = [];
    for (let t = 0; t < size; t++) if (owner[t] === s) members.push(t);
    aimAt(members);
  }
  const mission = MISSIONS[missions[seat]];
  if (mission !== undefined && 'continents' in mission)
    aimAt(
      regions.flatMap(({ members }, r) =>
        mission.continents.includes(rules.board.continents[r].id)
          ? members.filter((t) => owner[t] !== seat)
          : [],
      ),
    );
  const foreign = capitals.filter((capital) => capital >= 0 && owner[capital] !== seat);
  if (foreign.length > 1) aimAt(foreign);
  for (const capital of capitals) if (capital >= 0 && owner[capital] !== seat) aimAt([capital]);
  return aims;
}
