import { CARDS_IN_SET, landIncome, NEUTRAL, NOBODY, type Seat } from '@rubicon/engine';
import type { Situation } from '../mind/sketch/situation.ts';
import { CAPTURES, SETS, type Sketch } from '../mind/sketch/sketch.ts';
import type { Style } from './style.ts';

/** Receives an operation: territories, how many of them to take, and what that is worth in armies. */
type Add = (members: readonly number[], most: number, value: number) => void;

/** The value of eliminating a seat without its cards, in armies. */
const RIDDANCE = 3;

/** The value of winning, in armies. */
const VICTORY = 20;

/** Lists everything that a seat may want: territories next to it, eliminations, capitals, continents. */
export function listOperations(
  { rules, geography, seat, seats, isIn, setWorth, sets, capitals }: Situation,
  sketch: Sketch,
  style: Style,
  add: Add,
): void {
  const { size, neighbours, regions } = geography;
  const { owner, hand, counts, territories } = sketch;
  const worth = rules.trade.by === 'stars' ? STARS_OF_SET : setWorth[Math.floor(counts[SETS]) - sets];
  const leader = leaderOf(geography.regions, sketch, seat, isIn);
  const envyOf = (holder: number): number => (holder === leader ? style.envy : 1);
  const card = counts[CAPTURES] === 0 ? (style.card * worth) / CARDS_IN_SET : 0;

  for (let t = 0; t < size; t++) {
    const value = owner[t] === seat ? 0 : style.spread * envyOf(owner[t]) + card;
    if (value > 0 && neighbours[t].some((n) => owner[n] === seat)) add([t], 1, value);
  }
  for (let s = 0; s < seats; s++) {
    if (s === seat || !isIn[s] || territories[s] === 0) continue;
    const held: number[] = [];
    for (let t = 0; t < size; t++) if (owner[t] === s) held.push(t);
    const value = style.kill * (RIDDANCE + (hand[s] * worth) / CARDS_IN_SET) * envyOf(s);
    add(held, held.length, value + card);
  }
  if (rules.goal?.kind === 'capitals') {
    const others = capitals.filter((capital, s) => s !== seat && capital >= 0);
    const missing = others.filter((capital) => owner[capital] !== seat);
    const held = others.length - missing.length;
    const needed = Math.min(rules.goal.capitals - held, missing.length);
    const own = capitals[seat] ?? NOBODY;
    if (own >= 0 && owner[own] !== seat) add([own], 1, VICTORY * style.script.goal);
    else if (needed > 0) add(missing, needed, VICTORY * style.script.goal);
  }
  for (const { members, bonus } of regions) {
    const missing = members.filter((t) => owner[t] !== seat);
    if (missing.length === 0) continue;
    add(missing, missing.length, style.land * bonus + card);
    const holder = owner[members[0]];
    if (holder !== seat && holder !== NEUTRAL && members.every((t) => owner[t] === holder))
      add(members, 1, style.breaking * bonus * envyOf(holder) + card);
  }
}

/** The troops that a usual hand of stars brings. */
const STARS_OF_SET = 7;

/** New armies count for the next two turns. */
const TURNS_AHEAD = 2;

/** The other seat with the most armies and income. */
function leaderOf(
  regions: Situation['geography']['regions'],
  { owner, armies, territories }: Sketch,
  seat: Seat,
  isIn: readonly boolean[],
): Seat {
  const strength = isIn.map((is, s) => (is ? TURNS_AHEAD * landIncome(territories[s]) : 0));
  for (let t = 0; t < owner.length; t++) if (owner[t] in strength) strength[owner[t]] += armies[t];
  for (const { members, bonus } of regions) {
    const holder = owner[members[0]];
    if (holder in strength && members.every((t) => owner[t] === holder))
      strength[holder] += TURNS_AHEAD * bonus;
  }
  strength[seat] = 0;
  return strength.indexOf(Math.max(...strength));
}
