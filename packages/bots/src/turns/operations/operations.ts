import {
  CARDS_IN_SET,
  isIn,
  landIncome,
  NEUTRAL,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import type { Geography } from '../geography.ts';
import type { Style } from './style.ts';

/** Territories to take, how many of them, and what that is worth in armies. */
export interface Operation {
  readonly targets: Uint8Array;
  readonly most: number;
  readonly value: number;
}

/** The value of eliminating a seat without its cards, in armies. */
const RIDDANCE = 3;

/** Everything that a seat may want: eliminating seats, completing or breaking continents, a card, neighbouring territories. */
export function operationsOf(
  rules: TurnsRules,
  geography: Geography,
  view: TurnsPosition,
  seat: Seat,
  style: Style,
): Operation[] {
  const { size, neighbours, regions } = geography;
  const { owner, hand, captures } = view;
  const operations: Operation[] = [];
  const add = (members: readonly number[], most: number, value: number): void => {
    if (members.length === 0 || value <= 0) return;
    const targets = new Uint8Array(size);
    for (const t of members) targets[t] = 1;
    operations.push({ targets, most, value });
  };
  const setWorth = rules.trade.by === 'stars' ? STARS_OF_SET : rules.trade.value(view.sets + 1);
  const leader = leaderOf(geography, view, seat);
  const envyOf = (holder: number): number => (holder === leader ? style.envy : 1);
  const card = captures === 0 ? (style.card * setWorth) / CARDS_IN_SET : 0;

  for (let s = 0; s < view.status.length; s++) {
    if (s === seat || !isIn(view, s)) continue;
    const held = all(size, (t) => owner[t] === s);
    add(held, held.length, style.kill * (RIDDANCE + (hand[s] * setWorth) / CARDS_IN_SET) * envyOf(s) + card);
  }
  for (const { members, bonus } of regions) {
    const missing = members.filter((t) => owner[t] !== seat);
    const holder = owner[members[0]];
    add(missing, missing.length, style.land * bonus + card);
    if (holder !== seat && holder !== NEUTRAL && members.every((t) => owner[t] === holder))
      add(members, 1, style.breaking * bonus * envyOf(holder) + card);
  }
  for (let t = 0; t < size; t++) {
    if (owner[t] === seat || !neighbours[t].some((n) => owner[n] === seat)) continue;
    add([t], 1, style.spread * envyOf(owner[t]) + card);
  }
  return operations;
}

/** The troops that a usual hand of stars brings. */
const STARS_OF_SET = 7;

/** New armies count for the next two turns. */
const TURNS_AHEAD = 2;

/** The other seat with the most armies and income. */
function leaderOf({ regions }: Geography, view: TurnsPosition, seat: Seat): Seat {
  const { owner, armies, territories } = view;
  const strength = view.status.map((_, s) => (isIn(view, s) ? TURNS_AHEAD * landIncome(territories[s]) : 0));
  owner.forEach((holder, t) => {
    if (holder in strength) strength[holder] += armies[t];
  });
  for (const { members, bonus } of regions) {
    const holder = owner[members[0]];
    if (holder in strength && members.every((t) => owner[t] === holder))
      strength[holder] += TURNS_AHEAD * bonus;
  }
  strength[seat] = 0;
  return strength.indexOf(Math.max(...strength));
}

function all(size: number, isWanted: (t: number) => boolean): number[] {
  return Array.from({ length: size }, (_, t) => t).filter(isWanted);
}
