import { type Challenge, type Line, MOST_STRIKES, type Strike } from '@rubicon/analysis';

/** The position a line is entered for: a challenge, or the player's next turn. */
export type LineSetting = Pick<Challenge, 'rules' | 'position'>;

/** A line that a player is entering. */
export interface LineStaging {
  readonly placed: ReadonlyMap<number, number>; // armies by territory
  readonly strikes: readonly Strike[];
  readonly from: number | undefined; // the first of two clicks
}

export const EMPTY_STAGING: LineStaging = { placed: new Map(), strikes: [], from: undefined };

export function lineOf({ placed, strikes }: LineStaging): Line {
  const placements = [...placed].map(([territory, armies]) => ({ territory, armies }));
  return { placements, strikes };
}

export function stagingOf({ placements, strikes }: Line): LineStaging {
  const placed = new Map<number, number>();
  for (const { territory, armies } of placements)
    placed.set(territory, (placed.get(territory) ?? 0) + armies);
  return { placed, strikes, from: undefined };
}

/** Armies that are not placed yet. */
export function armiesLeft({ position }: LineSetting, { placed }: LineStaging): number {
  return position.toPlace - [...placed.values()].reduce((sum, armies) => sum + armies, 0);
}

/** Sets the armies placed on a territory, up to the armies available. */
export function placeOn(
  setting: LineSetting,
  staging: LineStaging,
  territory: number,
  armies: number,
): LineStaging {
  const before = staging.placed.get(territory) ?? 0;
  const most = before + armiesLeft(setting, staging);
  const placed = new Map(staging.placed);
  const count = Math.max(0, Math.min(armies, most));
  if (count === 0) placed.delete(territory);
  else placed.set(territory, count);
  return { ...staging, placed, from: undefined };
}

/** The territories that the seat holds if all strikes succeed. */
function heldIn({ position }: LineSetting, { strikes }: LineStaging): ReadonlySet<number> {
  const held = position.owner.flatMap((owner, t) => (owner === position.seat ? t : []));
  return new Set([...held, ...strikes.map(({ to }) => to)]);
}

/** The territories that a strike from `from` can take. */
export function targetsFrom(setting: LineSetting, staging: LineStaging, from: number): ReadonlySet<number> {
  const held = heldIn(setting, staging);
  return new Set(setting.rules.board.neighbours[from]!.filter((to) => !held.has(to)));
}

/** The territories a strike can start from: next to a target, and with possibly two armies by then. */
export function originsOf(setting: LineSetting, staging: LineStaging): ReadonlySet<number> {
  if (staging.strikes.length >= MOST_STRIKES) return new Set();
  const origins = [...heldIn(setting, staging)].filter(
    (from) => mayStrike(setting, staging, from) && targetsFrom(setting, staging, from).size > 0,
  );
  return new Set(origins);
}

function mayStrike({ position }: LineSetting, { placed, strikes }: LineStaging, from: number): boolean {
  const last = strikes.findLast((strike) => strike.from === from || strike.to === from);
  if (last === undefined) return position.armies[from]! + (placed.get(from) ?? 0) >= 2;
  return last.to === from || last.leave > 1;
}

/** Adds a strike. Its target becomes the origin of the next one, if possible. */
export function addStrike(setting: LineSetting, staging: LineStaging, from: number, to: number): LineStaging {
  const strikes = [...staging.strikes, { from, to, leave: 1 }];
  const next = { ...staging, strikes, from: undefined };
  return { ...next, from: originsOf(setting, next).has(to) ? to : undefined };
}

export function setLeave(staging: LineStaging, index: number, leave: number): LineStaging {
  const strikes = staging.strikes.map((strike, i) => (i === index ? { ...strike, leave } : strike));
  return { ...staging, strikes, from: undefined };
}

/** Removes a strike, and those that start from its target. */
export function removeStrike(setting: LineSetting, staging: LineStaging, index: number): LineStaging {
  const { owner, seat } = setting.position;
  const held = new Set(owner.flatMap((holder, t) => (holder === seat ? t : [])));
  const strikes = staging.strikes.filter((strike, i) => {
    if (i === index || !held.has(strike.from)) return false;
    held.add(strike.to);
    return true;
  });
  return { ...staging, strikes, from: undefined };
}

/** The territories that can be picked now. */
export function litIn(setting: LineSetting, staging: LineStaging): ReadonlySet<number> {
  if (armiesLeft(setting, staging) > 0) {
    const { owner, seat } = setting.position;
    return new Set(owner.flatMap((holder, t) => (holder === seat ? t : [])));
  }
  const origins = originsOf(setting, staging);
  if (staging.from === undefined) return origins;
  return new Set([...origins, ...targetsFrom(setting, staging, staging.from)]);
}

/** A click on a lit territory: places one army (or all), chooses an origin, or adds a strike. */
export function pick(
  setting: LineSetting,
  staging: LineStaging,
  territory: number,
  isMore: boolean,
): LineStaging {
  const left = armiesLeft(setting, staging);
  if (left > 0) {
    const before = staging.placed.get(territory) ?? 0;
    return placeOn(setting, staging, territory, before + (isMore ? left : 1));
  }
  const { from } = staging;
  if (from !== undefined && targetsFrom(setting, staging, from).has(territory))
    return addStrike(setting, staging, from, territory);
  return { ...staging, from: from === territory ? undefined : territory };
}
