import { incomeOf, NOBODY, type OrdersPosition, type OrdersRules } from '@rubicon/engine';

/** The features of a seat when a round is over. */
export interface Features {
  territories: number;
  income: number; // troops of the next round
  bonus: number; // of the continents it holds
  progress: number; // bonuses of continents held in part, times the cube of that part
  held: number; // objectives it holds
  heldInDanger: number; // objectives with a larger enemy stack next door, not counted in `held`
  nextDoor: number; // objectives next door that it does not hold
  far: number; // all other objectives
  spare: number; // troops beyond one for each territory
  idle: number; // spare troops without an enemy next door
  inDanger: number; // territories with a larger enemy stack next door
  empty: number; // empty territories next to a stack of two or more
  weak: number; // territories of others next to a stack that is larger by two or more
}

/** The features by seat. */
export function countFeatures(rules: OrdersRules, p: OrdersPosition): Features[] {
  const all = p.status.map((_, seat) => ({
    territories: p.territories[seat],
    income: p.territories[seat] === 0 ? 0 : incomeOf(rules, p, seat),
    bonus: 0,
    progress: 0,
    held: 0,
    heldInDanger: 0,
    nextDoor: 0,
    far: 0,
    spare: 0,
    idle: 0,
    inDanger: 0,
    empty: 0,
    weak: 0,
  }));
  countContinents(rules, p, all);
  for (let t = 0; t < p.owner.length; t++) countTerritory(rules, p, t, all);
  return all;
}

function countContinents({ board }: OrdersRules, { owner, status }: OrdersPosition, all: Features[]): void {
  for (const { territories, bonus } of board.continents) {
    const counts = status.map(() => 0);
    for (const t of territories) if (owner[t] !== NOBODY) counts[owner[t]]++;
    for (let seat = 0; seat < counts.length; seat++) {
      const share = counts[seat] / territories.length;
      if (share === 1) all[seat].bonus += bonus;
      else all[seat].progress += bonus * share * share * share;
    }
  }
}

function countTerritory({ board }: OrdersRules, p: OrdersPosition, t: number, all: Features[]): void {
  const owner = p.owner[t];
  const armies = p.armies[t];
  const wantedBy = p.objectives[t];
  let isNextDoor = false;
  let strongest = 0; // the strongest enemy stack next door
  let seen = 0; // seats that can take it, as bits
  for (const n of board.neighbours[t]) {
    const other = p.owner[n];
    if (other === NOBODY) continue;
    if (other === wantedBy) isNextDoor = true;
    if (other === owner) continue;
    strongest = Math.max(strongest, p.armies[n]);
    if (p.armies[n] < armies + 2 || (seen & (1 << other)) !== 0) continue;
    seen |= 1 << other;
    if (armies === 0) all[other].empty++;
    else all[other].weak++;
  }
  if (owner !== NOBODY) {
    all[owner].spare += armies - 1;
    if (strongest > armies) all[owner].inDanger++;
    else if (strongest === 0) all[owner].idle += armies - 1;
  }
  if (wantedBy < 0) return;
  if (owner !== wantedBy) all[wantedBy][isNextDoor ? 'nextDoor' : 'far']++;
  else all[wantedBy][strongest > armies ? 'heldInDanger' : 'held']++;
}
