import { fill, type Holdings } from '../columns.ts';
import { IN, type Seats } from '../seats.ts';
import { NOBODY, OWNERS, type Seat } from '../vocabulary.ts';
import { NO_SHEET, type Sheet } from './sheets/sheet.ts';

export const PHASES = [
  'start', // the host has to start the game
  'bid', // set-up: sealed bids for the territories that came up
  'convert', // set-up: a seat without a lot turns objectives into starting territories
  'deploy', // set-up: the first troops, by sealed order
  'order', // a round: deployments and moves, by sealed order
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Not up yet, and nobody's objective; in a view, objectives of other seats look the same. */
export const IN_DECK = NOBODY;
/** Known to be nobody's objective: it came up for bids, or was converted. */
export const TURNED_UP = -2;
export const CASHED = -3;

/** The points of a seat before they are counted. */
export const NOT_SCORED = NOBODY;

/**
 * The full state of a game: the fold of its events and nothing else. `evolve` is the only writer. A territory without
 * troops has no owner.
 */
export interface Position extends Holdings, Seats {
  readonly family: 'orders';
  phase: Phase;
  round: number; // rounds begun
  first: Seat; // the seat with the first-player token, NOBODY before
  troops: number; // troops that each seat places in `deploy`
  // These change rarely. They are replaced, never modified, so that clones share them.
  lot: readonly number[]; // the territories to bid for
  tokens: readonly number[]; // by seat
  starts: readonly Seat[]; // by territory: whose starting territory it is, until the first round
  objectives: readonly number[]; // by territory: whose objective it is, IN_DECK, TURNED_UP or CASHED
  objectivesLeft: readonly number[]; // by seat: the number of objectives
  sheets: readonly Sheet[]; // by seat: its committed sheet, until all are opened
  points: readonly number[]; // by seat, NOT_SCORED before the end
}

/** The position before the host starts the game. */
export function emptyPosition(size: number, colours: readonly number[]): Position {
  const players = colours.length;
  return {
    family: 'orders',
    phase: 'start',
    round: 0,
    first: NOBODY,
    troops: 0,
    drawOfferedBy: NOBODY,
    drawAgreed: 0,
    winner: NOBODY,
    owner: fill(size, NOBODY),
    armies: fill(size, 0),
    heldLow: fill(OWNERS, 0),
    heldHigh: fill(OWNERS, 0),
    territories: fill(OWNERS, 0),
    colours: colours.slice(),
    status: fill(players, IN),
    lot: [],
    tokens: fill(players, 0),
    starts: fill(size, NOBODY),
    objectives: fill(size, IN_DECK),
    objectivesLeft: fill(players, 0),
    sheets: colours.map(() => NO_SHEET),
    points: fill(players, NOT_SCORED),
  };
}

export function clonePosition(p: Position): Position {
  return {
    family: p.family,
    phase: p.phase,
    round: p.round,
    first: p.first,
    troops: p.troops,
    drawOfferedBy: p.drawOfferedBy,
    drawAgreed: p.drawAgreed,
    winner: p.winner,
    owner: p.owner.slice(),
    armies: p.armies.slice(),
    heldLow: p.heldLow.slice(),
    heldHigh: p.heldHigh.slice(),
    territories: p.territories.slice(),
    colours: p.colours,
    status: p.status,
    lot: p.lot,
    tokens: p.tokens,
    starts: p.starts,
    objectives: p.objectives,
    objectivesLeft: p.objectivesLeft,
    sheets: p.sheets,
    points: p.points,
  };
}

export function leftOf(position: Position, seat: Seat): Seat {
  return seat + 1 === position.status.length ? 0 : seat + 1;
}

/** All seats clockwise from the first-player token; from seat 0 before there is one. */
export function seatsInOrder(position: Position): Seat[] {
  const players = position.status.length;
  return Array.from({ length: players }, (_, i) => (Math.max(position.first, 0) + i) % players);
}

/** The objectives of a seat, in the order of the board: all of them, or those that the viewer knows. */
export function objectivesOf(position: Position, seat: Seat): number[] {
  return territoriesWith(position.objectives, seat);
}

/** The starting territories of a seat, in the order of the board. */
export function startsOf(position: Position, seat: Seat): number[] {
  return territoriesWith(position.starts, seat);
}

/** The territories whose cell of a column has this value. */
export function territoriesWith(column: readonly number[], cell: number): number[] {
  return column.flatMap((value, territory) => (value === cell ? territory : []));
}
