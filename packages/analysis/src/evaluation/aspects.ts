import { FEATURE_COUNT, FEATURES, type Situation, type Sketch, survey } from '@rubicon/bots/mind';
import { MISSIONS, OWNERS, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import type { Strength } from './strength.ts';

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

// Scratch rows by owner, reused by every call of `describeSeats`.
const surveyed = new Float64Array(OWNERS * FEATURE_COUNT);

/** Fills in the aspects of every seat that is in the game: a row of ASPECT_COUNT cells for each. */
export function describeSeats(
  rules: TurnsRules,
  position: TurnsPosition,
  situation: Situation,
  sketch: Sketch,
  strength: Strength,
  rows: Float64Array,
): void {
  surveyed.fill(0);
  survey(situation, sketch, surveyed);
  for (let s = 0; s < situation.seats; s++) {
    const from = s * FEATURE_COUNT;
    const to = s * ASPECT_COUNT;
    for (let f = 0; f < FEATURE_COUNT; f++) rows[to + f] = surveyed[from + f];
  }
  describeStrength(rules, position, situation, strength, rows);
  describeTurn(rules, position, situation, rows);
  describeGoal(rules, position, situation.seats, rows);
}

/** Armies, sets and income of all seats. */
function describeStrength(
  rules: TurnsRules,
  position: TurnsPosition,
  { seats, isIn }: Situation,
  { hands: { now, next }, totals, mean, players }: Strength,
  rows: Float64Array,
): void {
  let strongest = TINY;
  let second = TINY;
  for (let s = 0; s < seats; s++) {
    if (!isIn[s]) continue;
    if (totals[s] > strongest) {
      second = strongest;
      strongest = totals[s];
    } else if (totals[s] > second) second = totals[s];
  }
  const setSize = rules.trade.by === 'sets' ? rules.trade.value(position.sets + 1) / mean.armies : 0;
  const wealth = Math.log(mean.armies / mean.income);
  for (let s = 0; s < seats; s++) {
    if (!isIn[s]) continue;
    const row = s * ASPECT_COUNT;
    rows[row + SET] = now[s] > 0 ? 1 : 0;
    rows[row + SET_ARMIES] = now[s] / mean.armies;
    rows[row + NEXT_CARD] = next[s] / mean.armies;
    rows[row + TOTAL] = Math.log(totals[s] / mean.totals);
    rows[row + TOP] = Math.log(totals[s] / (totals[s] === strongest ? second : strongest));
    rows[row + SHARE] = totals[s] / (mean.totals * players);
    rows[row + WEALTH] = wealth;
    rows[row + SET_SIZE] = setSize;
  }
}

/** Whether the attacks of a turn are over. */
export const isLate = (phase: TurnsPosition['phase']): boolean =>
  phase === 'fortify' || phase === 'airfield' || phase === 'settle';

/** Whose turn it is, and what that seat can still gain from it. */
function describeTurn(
  rules: TurnsRules,
  position: TurnsPosition,
  { seats, seat: mover }: Situation,
  rows: Float64Array,
): void {
  const { phase, turn, trading } = position;
  const late = isLate(phase);
  const isDrawn = late && rules.cards.drawnAt === 'attacks-end';
  const age = Math.min(OLDEST, turn / seats / 10);
  for (let s = 0; s < seats; s++) {
    const row = s * ASPECT_COUNT;
    const isMover = turn > 0 && s === mover;
    const isDue = isMover && !isDrawn && rules.cards.isEarned(position, s);
    rows[row + READY] = isMover && !late ? 1 : 0;
    rows[row + PLACING] = isMover && phase === 'reinforce' ? 1 : 0;
    rows[row + LEAVING] = isMover && late ? 1 : 0;
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
