import {
  FEATURE_COUNT,
  FEATURES,
  type Situation,
  type Sketch,
  situationOf,
  sketchOf,
  survey,
} from '@rubicon/bots/mind';
import {
  LAND_INCOME,
  MISSIONS,
  NOBODY,
  OWNERS,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { anticipate } from './anticipation.ts';
import { valueHands } from './hands.ts';

/** The numbers that describe a seat in addition to the features of `expert`. */
const OWN_ASPECTS = [
  'ready', // 1 for the seat whose turn it is, before its attacks are over
  'placing', // 1 for that seat while it has armies to place
  'leaving', // 1 for that seat after its attacks
  'set', // 1 with a set in hand
  'set-armies', // the armies for that set, in mean armies
  'set-now', // the same if it can be traded now
  'next-card', // the armies that one more card brings, in mean armies
  'card-due', // 1 if the seat will get a card for this turn
  'due-armies', // the armies that this card brings, in mean armies
  'total', // logarithm of the share of armies, sets and income, 0 when average
  'top', // logarithm of the same relative to the strongest other seat
  'share', // the share itself
  'reach', // logarithm of its armies relative to the price of its goal, from `goal`
  'reach-now', // the same for the seat whose turn it is
  'hunt', // 1 if its mission is to eliminate a seat
  'hunt-reach', // `reach` for such a mission
  'count', // 1 if its mission is a number of territories
  'count-reach', // `reach` for such a mission
  'taken', // the share of the objectives needed that it has
  'wealth', // the same for all seats: logarithm of armies relative to income
  'set-size', // the same for all seats: the armies for the next set, in mean armies
  'age', // the same for all seats: rounds played, in tens
] as const;

/** The aspects of each seat, in the order of the columns. */
export const ASPECTS: readonly string[] = [...FEATURES, ...OWN_ASPECTS];
export const ASPECT_COUNT = ASPECTS.length;

const [
  READY,
  PLACING,
  LEAVING,
  SET,
  SET_ARMIES,
  SET_NOW,
  NEXT_CARD,
  CARD_DUE,
  DUE_ARMIES,
  TOTAL,
  TOP,
  SHARE,
  REACH,
  REACH_NOW,
  HUNT,
  HUNT_REACH,
  COUNT,
  COUNT_REACH,
  TAKEN,
  WEALTH,
  SET_SIZE,
  AGE,
] = OWN_ASPECTS.map((_, i) => FEATURE_COUNT + i);

const OLDEST = 3; // in tens of rounds
const GOAL = FEATURES.indexOf('goal');
const NEAR = 0.01; // limits `reach`
const TINY = 0.001; // avoids logarithms of 0

// Scratch columns by owner, reused by every call of `describe`.
const surveyed = new Float64Array(OWNERS * FEATURE_COUNT);
const armies = new Float64Array(OWNERS);
const income = new Float64Array(OWNERS);
const totals = new Float64Array(OWNERS);

/** Fills in the aspects of every seat that is in the game: a row of ASPECT_COUNT cells for each. */
export function describe(rules: TurnsRules, position: TurnsPosition, rows: Float64Array): void {
  const mover = moverOf(position);
  const situation = situationOf(rules, position, mover, mover);
  const sketch = anticipate(situation, position, sketchOf(position));
  surveyed.fill(0);
  survey(situation, sketch, surveyed);
  for (let s = 0; s < situation.seats; s++) {
    const from = s * FEATURE_COUNT;
    const to = s * ASPECT_COUNT;
    for (let f = 0; f < FEATURE_COUNT; f++) rows[to + f] = surveyed[from + f];
  }
  describeStrength(rules, position, situation, sketch, rows);
  describeTurn(rules, position, situation, mover, rows);
  describeGoal(rules, position, situation.seats, rows);
  if (position.turn === 0) fade(position, situation.seats, rows);
}

/** The seat whose turn it is; in set-up the seat that starts, or seat 0 until that is known. */
function moverOf({ turn, seat, first }: TurnsPosition): Seat {
  if (turn > 0 && seat !== NOBODY) return seat;
  return first === NOBODY ? 0 : first;
}

/** Armies, sets and income of all seats. */
function describeStrength(
  rules: TurnsRules,
  position: TurnsPosition,
  { seats, isIn, geography, extraIncome }: Situation,
  sketch: Sketch,
  rows: Float64Array,
): void {
  const { owner, armies: on, territories } = sketch;
  const { now, next } = valueHands(rules, position);
  armies.fill(0);
  income.fill(0);
  for (let t = 0; t < owner.length; t++) if (owner[t] >= 0) armies[owner[t]] += on[t];
  for (const { members, bonus } of geography.regions) {
    const holder = owner[members[0]];
    let isWhole = holder >= 0;
    for (let i = 1; isWhole && i < members.length; i++) isWhole = owner[members[i]] === holder;
    if (isWhole) income[holder] += bonus;
  }
  let players = 0;
  let allArmies = TINY;
  let allIncome = TINY;
  let allTotals = 0;
  let strongest = TINY;
  let second = TINY;
  for (let s = 0; s < seats; s++) {
    if (!isIn[s]) continue;
    players++;
    income[s] += Math.max(LAND_INCOME.least, territories[s] / LAND_INCOME.territories);
    if (extraIncome !== undefined) income[s] += extraIncome(sketch, s);
    totals[s] = armies[s] + now[s] + income[s];
    allArmies += armies[s];
    allIncome += income[s];
    allTotals += totals[s];
    if (totals[s] > strongest) {
      second = strongest;
      strongest = totals[s];
    } else if (totals[s] > second) second = totals[s];
  }
  const mean = allArmies / players;
  const setSize = rules.trade.by === 'sets' ? rules.trade.value(position.sets + 1) / mean : 0;
  const wealth = Math.log(allArmies / allIncome);
  for (let s = 0; s < seats; s++) {
    if (!isIn[s]) continue;
    const row = s * ASPECT_COUNT;
    rows[row + SET] = now[s] > 0 ? 1 : 0;
    rows[row + SET_ARMIES] = now[s] / mean;
    rows[row + NEXT_CARD] = next[s] / mean;
    rows[row + TOTAL] = Math.log((totals[s] * players) / allTotals);
    rows[row + TOP] = Math.log(totals[s] / (totals[s] === strongest ? second : strongest));
    rows[row + SHARE] = totals[s] / allTotals;
    rows[row + WEALTH] = wealth;
    rows[row + SET_SIZE] = setSize;
  }
}

/** Whose turn it is, and what that seat can still gain from it. */
function describeTurn(
  rules: TurnsRules,
  position: TurnsPosition,
  { seats }: Situation,
  mover: Seat,
  rows: Float64Array,
): void {
  const { phase, turn, trading } = position;
  const isLate = phase === 'fortify' || phase === 'airfield' || phase === 'settle';
  const isDrawn = isLate && rules.cards.drawnAt === 'attacks-end';
  const age = Math.min(OLDEST, turn / seats / 10);
  for (let s = 0; s < seats; s++) {
    const row = s * ASPECT_COUNT;
    const isMover = turn > 0 && s === mover;
    const isDue = isMover && !isDrawn && rules.cards.isEarned(position, s);
    rows[row + READY] = isMover && !isLate ? 1 : 0;
    rows[row + PLACING] = isMover && phase === 'reinforce' ? 1 : 0;
    rows[row + LEAVING] = isMover && isLate ? 1 : 0;
    rows[row + SET_NOW] = isMover && trading !== 'none' ? rows[row + SET_ARMIES] : 0;
    rows[row + CARD_DUE] = isDue ? 1 : 0;
    rows[row + DUE_ARMIES] = isDue ? rows[row + NEXT_CARD] : 0;
    rows[row + AGE] = age;
  }
}

/** How close the seats are to winning by anything other than conquest. */
function describeGoal(
  { goal }: TurnsRules,
  { objectives, missions }: TurnsPosition,
  seats: number,
  rows: Float64Array,
): void {
  for (let s = 0; s < seats; s++) {
    const row = s * ASPECT_COUNT;
    const near = rows[row + GOAL];
    const reach = goal === undefined ? 0 : Math.log((near + NEAR) / (1 - near + NEAR));
    rows[row + REACH] = reach;
    rows[row + REACH_NOW] = rows[row + READY] * reach;
    const mission = MISSIONS[missions[s]];
    const hunts = mission !== undefined && 'destroy' in mission ? 1 : 0;
    const counts = mission !== undefined && 'territories' in mission ? 1 : 0;
    rows[row + HUNT] = hunts;
    rows[row + HUNT_REACH] = hunts * reach;
    rows[row + COUNT] = counts;
    rows[row + COUNT_REACH] = counts * reach;
    rows[row + TAKEN] = 0;
  }
  if (goal?.kind !== 'objectives') return;
  for (const holder of objectives)
    if (holder >= 0) rows[holder * ASPECT_COUNT + TAKEN] += 1 / goal.objectives;
}

/** In set-up, scales all aspects by the share of armies already on the board. */
function fade({ armies: on, reserve }: TurnsPosition, seats: number, rows: Float64Array): void {
  let placed = 0;
  let waiting = 0;
  for (const number of on) placed += number;
  for (const number of reserve) waiting += number;
  const share = placed / (placed + waiting + TINY);
  for (let i = 0; i < seats * ASPECT_COUNT; i++) rows[i] *= share;
}
