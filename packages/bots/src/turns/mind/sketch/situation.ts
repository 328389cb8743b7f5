import {
  CARDS_IN_SET,
  isIn,
  NOBODY,
  type Seat,
  seatsFrom,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { type Geography, geographyOf } from '../../geography.ts';
import { incomeOfPieces, pricesOfGoal } from '../goals/goals.ts';
import type { Prices } from '../goals/prices.ts';
import type { Sketch } from './sketch.ts';

/** The facts that do not change during a search. */
export interface Situation {
  readonly rules: TurnsRules;
  readonly geography: Geography;
  readonly seat: Seat; // the thinking seat
  readonly seats: number;
  readonly isIn: readonly boolean[]; // by seat
  readonly order: Float64Array; // by seat: 1 for the one that moves next, less for later ones
  readonly handShape: Float64Array; // by number of cards: the value of a hand, in sets
  readonly capitals: readonly number[]; // by seat: a territory, where capitals matter
  /** The value of the next set, by the number of sets traded since. */
  readonly setWorth: Float64Array;
  readonly sets: number; // traded so far
  /** The trade to expect from a hand of this size when a turn begins. */
  readonly turnsIn: (cards: number) => Trade;
  /** New armies a turn in addition to those for territories and continents. */
  readonly extraIncome: ((sketch: Sketch, seat: Seat) => number) | undefined;
  /** The armies a seat must fight through to win by the goal; undefined if only conquest wins. */
  readonly prices: Prices | undefined;
  readonly mission: number; // of the thinking seat; NOBODY without missions, UNKNOWN for another seat
  readonly patience: number; // the value of waiting: 1 at first, less in a long game
}

/** A trade of another seat, whose cards nobody else sees. */
interface Trade {
  readonly chance: number;
  readonly cards: number; // given up
  readonly worth: number; // in sets
}

/** The value of a hand of figures in sets; three cards hold a set in 4 of 10 hands, five always do. */
const SETS_IN_HAND = Float64Array.of(0, 0.2, 0.45, 0.7, 0.95, 1.15, 1.35, 1.6, 1.85, 2.1, 2.3, 2.5, 2.7);
/** The same for hands of stars, in troops. */
const STARS = Float64Array.of(0, 1.2, 3, 5.5, 8.5, 11.5, 15, 19, 22, 25, 28, 30, 31);

/** The chance that a hand contains a set, by its number of cards. */
const SET_CHANCES = [0, 0, 0, 0.42, 0.82, 1];
/** The hand size from which stars are traded. */
const STAR_HAND = 4;

/** A fractional number of cards is a mean of hands. */
function chanceOfSet(cards: number): number {
  const fewer = Math.floor(cards);
  const chance = SET_CHANCES[fewer] ?? 1;
  return chance + (cards - fewer) * ((SET_CHANCES[fewer + 1] ?? 1) - chance);
}

const turnsInSet = (cards: number): Trade => ({ chance: chanceOfSet(cards), cards: CARDS_IN_SET, worth: 1 });
const turnsInStars = (cards: number): Trade => ({
  chance: cards < STAR_HAND ? 0 : 1,
  cards,
  worth: STARS[Math.min(Math.floor(cards), STARS.length - 1)],
});

/** More sets than are traded in one round. */
const SETS_AHEAD = 30;
const STAR_WORTH = new Float64Array(SETS_AHEAD).fill(1);

function worthOfSets({ trade }: TurnsRules, { sets }: TurnsPosition): Float64Array {
  if (trade.by === 'stars') return STAR_WORTH;
  const worth = new Float64Array(SETS_AHEAD);
  for (let more = 0; more < SETS_AHEAD; more++) worth[more] = trade.value(sets + 1 + more);
  return worth;
}

export function situationOf(rules: TurnsRules, view: TurnsPosition, seat: Seat, next: Seat): Situation {
  const seats = view.status.length;
  const hasStars = rules.trade.by === 'stars';
  const geography = geographyOf(rules.board);
  return {
    rules,
    geography,
    seat,
    seats,
    isIn: view.status.map((_, s) => isIn(view, s)),
    order: orderFrom(view, next),
    handShape: hasStars ? STARS : SETS_IN_HAND,
    capitals: view.capitals,
    setWorth: worthOfSets(rules, view),
    sets: view.sets,
    turnsIn: hasStars ? turnsInStars : turnsInSet,
    extraIncome: incomeOfPieces(view),
    prices: pricesOfGoal(rules, geography, view, seat),
    mission: view.missions[seat] ?? NOBODY,
    patience: patienceIn(view),
  };
}

/** The same for another seat, with only what the first one knows; not for objectives, whose prices differ by seat. */
export function seenBy(situation: Situation, view: TurnsPosition, seat: Seat, next: Seat): Situation {
  return { ...situation, seat, order: orderFrom(view, next), mission: view.missions[seat] ?? NOBODY };
}

/** After this many turns of every seat, waiting is worth less each turn, so that every game ends. */
const CALM = 12;
const RESTLESS = 0.97;

function patienceIn({ turn, status }: TurnsPosition): number {
  return RESTLESS ** Math.max(0, turn / status.length - CALM);
}

function orderFrom(position: TurnsPosition, next: Seat): Float64Array {
  const order = new Float64Array(position.status.length);
  const seats = seatsFrom(position, next).filter((s) => isIn(position, s));
  seats.forEach((s, place) => {
    order[s] = 1 - place / seats.length;
  });
  return order;
}
