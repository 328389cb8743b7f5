import { fill, setOwner, withCell, withCells, withSum } from '../columns.ts';
import { evolveDraw, SURRENDERED } from '../seats.ts';
import { NOBODY, type Seat, UNKNOWN } from '../vocabulary.ts';
import type { Event, EventOf } from './event.ts';
import { CASHED, type Position, TURNED_UP } from './position.ts';
import { NO_SHEET, type Sheet } from './sheets/sheet.ts';

/**
 * Writes one event into a position. The only writer: it never rejects, never rolls, and works on a view with redacted
 * events just as on the whole position.
 */
export function evolve(p: Position, event: Event): void {
  switch (event.type) {
    case 'tokens-dealt':
      p.tokens = p.tokens.map(() => event.tokens);
      return;
    case 'objectives-dealt':
      return objectivesDealt(p, event);
    case 'came-up':
      return cameUp(p, event);
    case 'lot-won':
      return lotWon(p, event);
    case 'lot-left':
      p.lot = [];
      return;
    case 'conversion-began':
      p.phase = 'convert';
      return;
    case 'converted':
      return converted(p, event);
    case 'token-taken':
      p.first = event.seat;
      return;
    case 'deployment-began':
      p.phase = 'deploy';
      p.troops = event.troops;
      return;
    case 'committed':
      return putSheet(p, event.seat, event.sheet);
    case 'opened':
      return putSheet(p, event.seat, NO_SHEET);
    case 'round-began':
      return roundBegan(p, event);
    case 'cashed':
      return cashed(p, event);
    case 'deployed':
      return enter(p, event.seat, event.territory, event.troops);
    case 'moved':
      return moved(p, event);
    case 'fought':
      return fought(p, event);
    case 'supply-cut':
      p.armies[event.territory] -= event.troops;
      return;
    case 'scored':
      return scored(p, event);
    case 'gave-up':
      p.status = withCell(p.status, event.seat, SURRENDERED);
      return putSheet(p, event.seat, NO_SHEET);
    case 'draw-offered':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
      return evolveDraw(p, event);
    case 'won':
      return over(p, event.seat);
    case 'drawn':
      return over(p, NOBODY);
    case 'rolled-off':
    case 'skipped':
    case 'expired':
      return;
  }
}

function objectivesDealt(p: Position, { seat, objectives }: EventOf<'objectives-dealt'>): void {
  putCards(
    p,
    objectives.filter((territory) => territory !== UNKNOWN),
    seat,
  );
  p.objectivesLeft = withSum(p.objectivesLeft, seat, objectives.length);
}

function cameUp(p: Position, { territories }: EventOf<'came-up'>): void {
  p.phase = 'bid';
  p.lot = territories;
  putCards(p, territories, TURNED_UP);
}

function lotWon(p: Position, { seat, territories, tokens }: EventOf<'lot-won'>): void {
  addStarts(p, territories, seat);
  p.tokens = withSum(p.tokens, seat, -tokens);
  p.lot = [];
}

function converted(p: Position, { seat, territories }: EventOf<'converted'>): void {
  addStarts(p, territories, seat);
  putCards(p, territories, TURNED_UP);
  p.objectivesLeft = withSum(p.objectivesLeft, seat, -territories.length);
}

function roundBegan(p: Position, { round, seat }: EventOf<'round-began'>): void {
  p.phase = 'order';
  p.round = round;
  p.first = seat;
  p.troops = 0;
  if (round === 1) p.starts = fill(p.starts.length, NOBODY);
}

function cashed(p: Position, { seat, territory, reason }: EventOf<'cashed'>): void {
  if (reason !== 'none') return;
  putCards(p, [territory], CASHED);
  p.objectivesLeft = withSum(p.objectivesLeft, seat, -1);
}

/** Troops that meet those of another seat are on no territory until the fight that follows. */
function moved(p: Position, { seat, from, to, troops }: EventOf<'moved'>): void {
  if (troops === 0) return;
  p.armies[from] -= troops;
  if (p.armies[from] === 0) setOwner(p, from, NOBODY); // AR-10
  if (p.owner[to] === seat || p.owner[to] === NOBODY) enter(p, seat, to, troops);
}

/** AR-12 */
function fought(p: Position, { seat, territory, attackersLeft, defendersLeft }: EventOf<'fought'>): void {
  p.armies[territory] = attackersLeft + defendersLeft;
  if (attackersLeft > 0) setOwner(p, territory, seat);
  else if (defendersLeft === 0) setOwner(p, territory, NOBODY);
}

function scored(p: Position, { seat, objectives, points }: EventOf<'scored'>): void {
  putCards(p, objectives, seat);
  p.points = withCell(p.points, seat, points);
}

/** Sheets that are unopened when the game ends are never opened. */
function over(p: Position, winner: Seat): void {
  p.phase = 'over';
  p.winner = winner;
  p.sheets = p.sheets.map(() => NO_SHEET);
}

function enter(p: Position, seat: Seat, territory: number, troops: number): void {
  if (troops === 0) return;
  setOwner(p, territory, seat);
  p.armies[territory] += troops;
}

function putSheet(p: Position, seat: Seat, sheet: Sheet): void {
  p.sheets = p.sheets.with(seat, sheet);
}

/** Sets the seat whose objectives these territories are, or why they are nobody's. */
function putCards(p: Position, territories: readonly number[], place: number): void {
  p.objectives = withCells(p.objectives, territories, place);
}

function addStarts(p: Position, territories: readonly number[], seat: Seat): void {
  p.starts = withCells(p.starts, territories, seat);
}
