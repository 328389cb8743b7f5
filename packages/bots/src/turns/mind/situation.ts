import {
  isIn,
  NOBODY,
  type Seat,
  seatsFrom,
  type TurnsPosition,
  type TurnsRules,
  tradeStars,
} from '@rubicon/engine';
import { type Chart, chartOf } from '../chart.ts';
import { incomeOfPieces, pricesOfGoal } from './goals.ts';
import type { Prices } from './prices.ts';
import type { Sketch } from './sketch.ts';

/** What does not change while one thinks about a move. */
export interface Situation {
  readonly rules: TurnsRules;
  readonly chart: Chart;
  readonly seat: Seat; // who thinks
  readonly seats: number;
  readonly isIn: readonly boolean[]; // by seat
  readonly order: Float64Array; // by seat: 1 for who moves next, less for those who wait
  readonly handShape: Float64Array; // by number of cards: what a hand is worth, in sets
  readonly capitals: readonly number[]; // by seat: a territory, where capitals matter
  /** What the next set brings, by how many have been traded since. */
  readonly setWorth: Float64Array;
  readonly sets: number; // traded until now
  /** Which part of so many cards is turned in when a turn begins, and what that is worth, in sets. */
  readonly turnsIn: (cards: number) => readonly [cards: number, worth: number];
  /** New armies a turn besides those for territories and continents. */
  readonly extraIncome: ((sketch: Sketch, seat: Seat) => number) | undefined;
  /** What a seat has to fight through to win otherwise than by conquest; undefined when nothing else wins. */
  readonly prices: Prices | undefined;
  readonly mission: number; // of who thinks; NOBODY where there are none, UNKNOWN of somebody else
  readonly patience: number; // what staying is worth, 1 at first and less in a game that takes long
}

/** What a hand of figures is worth, in sets; a set is there with three cards in 4 of 10 hands, with five in all. */
const FIGURES = Float64Array.of(0, 0.2, 0.45, 0.7, 0.95, 1.15, 1.35, 1.6, 1.85, 2.1, 2.3, 2.5, 2.7);
/** The same for hands of stars, in troops. */
const STARS = Float64Array.of(0, 1.2, 3, 5.5, 8.5, 11.5, 15, 19, 22, 25, 28, 30, 31);

/** From so many cards on something is turned in: mostly there is a set among them. */
const HAND = 4;
const NOTHING = [0, 0] as const;
const SET = [3, 1] as const;
const turnsInSet = (cards: number) => (cards < HAND ? NOTHING : SET);
const turnsInStars = (cards: number) =>
  cards < HAND ? NOTHING : ([cards, STARS[Math.min(cards, STARS.length - 1)]] as const);

/** More sets than are traded in one round. */
const SETS_AHEAD = 20;
const STAR_WORTH = new Float64Array(SETS_AHEAD).fill(1);

function worthOfSets(rules: TurnsRules, position: TurnsPosition): Float64Array {
  return STAR_WORTH.map((_, more) =>
    rules.trade.worth(rules, { ...position, sets: position.sets + more }, []),
  );
}

export function situationOf(rules: TurnsRules, view: TurnsPosition, seat: Seat, next: Seat): Situation {
  const seats = view.status.length;
  const hasStars = rules.trade === tradeStars;
  const chart = chartOf(rules.board);
  return {
    rules,
    chart,
    seat,
    seats,
    isIn: view.status.map((_, s) => isIn(view, s)),
    order: orderFrom(view, next),
    handShape: hasStars ? STARS : FIGURES,
    capitals: view.capitals,
    setWorth: hasStars ? STAR_WORTH : worthOfSets(rules, view),
    sets: view.sets,
    turnsIn: hasStars ? turnsInStars : turnsInSet,
    extraIncome: incomeOfPieces(view),
    prices: pricesOfGoal(rules, chart, view, seat),
    mission: view.missions[seat] ?? NOBODY,
    patience: patienceIn(view),
  };
}

/** The same for another seat, on nothing but what the first one knows; not for objectives, which have own prices. */
export function seenBy(situation: Situation, view: TurnsPosition, seat: Seat, next: Seat): Situation {
  return { ...situation, seat, order: orderFrom(view, next), mission: view.missions[seat] ?? NOBODY };
}

/** After so many turns of every seat, staying looks worse each time it comes round: every game ends. */
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
