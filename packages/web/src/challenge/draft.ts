import { type Challenge, type Line, MOST_STRIKES, type Strike } from '@rubicon/analysis';

/** A line that is being entered. */
export interface Draft {
  readonly placed: ReadonlyMap<number, number>; // armies by territory
  readonly strikes: readonly Strike[];
  readonly from: number | undefined; // the first of two clicks
}

export const EMPTY_DRAFT: Draft = { placed: new Map(), strikes: [], from: undefined };

export function lineOf({ placed, strikes }: Draft): Line {
  const placements = [...placed].map(([territory, armies]) => ({ territory, armies }));
  return { placements, strikes };
}

export function draftOf({ placements, strikes }: Line): Draft {
  const placed = new Map<number, number>();
  for (const { territory, armies } of placements)
    placed.set(territory, (placed.get(territory) ?? 0) + armies);
  return { placed, strikes, from: undefined };
}

/** Armies that are not placed yet. */
export function armiesLeft({ position }: Challenge, { placed }: Draft): number {
  return position.toPlace - [...placed.values()].reduce((sum, armies) => sum + armies, 0);
}

/** Sets the armies placed on a territory, as far as there are any. */
export function placeOn(challenge: Challenge, draft: Draft, territory: number, armies: number): Draft {
  const before = draft.placed.get(territory) ?? 0;
  const most = before + armiesLeft(challenge, draft);
  const placed = new Map(draft.placed);
  const count = Math.max(0, Math.min(armies, most));
  if (count === 0) placed.delete(territory);
  else placed.set(territory, count);
  return { ...draft, placed, from: undefined };
}

/** The territories that the seat holds if all strikes succeed. */
function heldIn({ position }: Challenge, { strikes }: Draft): ReadonlySet<number> {
  const held = position.owner.flatMap((owner, t) => (owner === position.seat ? t : []));
  return new Set([...held, ...strikes.map(({ to }) => to)]);
}

/** The territories that a strike from `from` can take. */
export function targetsFrom(challenge: Challenge, draft: Draft, from: number): ReadonlySet<number> {
  const held = heldIn(challenge, draft);
  return new Set(challenge.rules.board.neighbours[from]!.filter((to) => !held.has(to)));
}

/** The territories a strike can start from: those that may have two armies by then, next to a target. */
export function originsOf(challenge: Challenge, draft: Draft): ReadonlySet<number> {
  if (draft.strikes.length >= MOST_STRIKES) return new Set();
  const origins = [...heldIn(challenge, draft)].filter(
    (from) => mayStrike(challenge, draft, from) && targetsFrom(challenge, draft, from).size > 0,
  );
  return new Set(origins);
}

function mayStrike({ position }: Challenge, { placed, strikes }: Draft, from: number): boolean {
  const last = strikes.findLast((strike) => strike.from === from || strike.to === from);
  if (last === undefined) return position.armies[from]! + (placed.get(from) ?? 0) >= 2;
  return last.to === from || last.leave > 1;
}

/** Adds a strike. Its target is the origin of the next one, if it can be. */
export function addStrike(challenge: Challenge, draft: Draft, from: number, to: number): Draft {
  const strikes = [...draft.strikes, { from, to, leave: 1 }];
  const next = { ...draft, strikes, from: undefined };
  return { ...next, from: originsOf(challenge, next).has(to) ? to : undefined };
}

export function setLeave(draft: Draft, index: number, leave: number): Draft {
  const strikes = draft.strikes.map((strike, i) => (i === index ? { ...strike, leave } : strike));
  return { ...draft, strikes, from: undefined };
}

/** Removes a strike, and those that start from its target. */
export function removeStrike(challenge: Challenge, draft: Draft, index: number): Draft {
  const { owner, seat } = challenge.position;
  const held = new Set(owner.flatMap((holder, t) => (holder === seat ? t : [])));
  const strikes = draft.strikes.filter((strike, i) => {
    if (i === index || !held.has(strike.from)) return false;
    held.add(strike.to);
    return true;
  });
  return { ...draft, strikes, from: undefined };
}

/** The territories that can be picked now. */
export function litIn(challenge: Challenge, draft: Draft): ReadonlySet<number> {
  if (armiesLeft(challenge, draft) > 0) {
    const { owner, seat } = challenge.position;
    return new Set(owner.flatMap((holder, t) => (holder === seat ? t : [])));
  }
  const origins = originsOf(challenge, draft);
  if (draft.from === undefined) return origins;
  return new Set([...origins, ...targetsFrom(challenge, draft, draft.from)]);
}

/** A click on a lit territory: places one army (or all), chooses an origin, or adds a strike. */
export function pick(challenge: Challenge, draft: Draft, territory: number, isMore: boolean): Draft {
  const left = armiesLeft(challenge, draft);
  if (left > 0) {
    const before = draft.placed.get(territory) ?? 0;
    return placeOn(challenge, draft, territory, before + (isMore ? left : 1));
  }
  const { from } = draft;
  if (from !== undefined && targetsFrom(challenge, draft, from).has(territory))
    return addStrike(challenge, draft, from, territory);
  return { ...draft, from: from === territory ? undefined : territory };
}
