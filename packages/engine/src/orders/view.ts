import type { Dice } from '../chance/dice.ts';
import { takeAtRandom } from '../chance/random-draw.ts';
import { type Seat, UNKNOWN } from '../vocabulary.ts';
import type { Event } from './event.ts';
import { defaultSheet } from './fallback.ts';
import {
  clonePosition,
  IN_DECK,
  NOT_SCORED,
  objectivesOf,
  type Position,
  territoriesWith,
} from './position.ts';
import type { Rules } from './rules.ts';
import { HIDDEN_SHEET, NO_SHEET } from './sheets/sheet.ts';

/**
 * Returns the view of a seat or a spectator: another seat's objectives look like territories that have not come up, and
 * its sheet shows its back (AR-7, AR-19). For every event,
 * evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s).
 */
export function viewOf(position: Position, viewer: Seat): Position {
  const view = clonePosition(position);
  const isHidden = (seat: Seat) => seat >= 0 && seat !== viewer && position.points[seat] === NOT_SCORED;
  view.objectives = position.objectives.map((place) => (isHidden(place) ? IN_DECK : place));
  view.sheets = position.sheets.map((sheet, seat) =>
    sheet.type === 'none' || seat === viewer ? sheet : HIDDEN_SHEET,
  );
  return view;
}

/** The event as the viewer sees it. */
export function redact(event: Event, viewer: Seat): Event {
  switch (event.type) {
    case 'objectives-dealt':
      return event.seat === viewer ? event : { ...event, objectives: event.objectives.map(() => UNKNOWN) };
    case 'committed':
      return event.seat === viewer ? event : { ...event, sheet: HIDDEN_SHEET };
    // these hide nothing
    case 'came-up':
    case 'cashed':
    case 'conversion-began':
    case 'converted':
    case 'deployed':
    case 'deployment-began':
    case 'draw-accepted':
    case 'draw-declined':
    case 'draw-expired':
    case 'draw-offered':
    case 'drawn':
    case 'expired':
    case 'fought':
    case 'gave-up':
    case 'lot-left':
    case 'lot-won':
    case 'moved':
    case 'opened':
    case 'rolled-off':
    case 'round-began':
    case 'scored':
    case 'skipped':
    case 'supply-cut':
    case 'token-taken':
    case 'tokens-dealt':
    case 'won':
      return event;
  }
}

/** Whether every objective and every sheet is known: a view that hides one cannot be played on. */
export function isWhole(position: Position): boolean {
  return (
    position.sheets.every(({ type }) => type !== 'hidden') &&
    position.objectivesLeft.every((count, seat) => objectivesOf(position, seat).length === count)
  );
}

/**
 * Returns one whole position that fits the view, for bots to search. All deals of the objectives are equally likely; a
 * hidden sheet, which cannot be guessed, becomes the default.
 */
export function sampleWorld(_: Rules, view: Position, dice: Dice): Position {
  const world = clonePosition(view);
  const deck = territoriesWith(world.objectives, IN_DECK);
  const objectives = world.objectives.slice();
  for (let seat = 0; seat < world.status.length; seat++) {
    for (let missing = world.objectivesLeft[seat] - objectivesOf(view, seat).length; missing > 0; missing--)
      objectives[takeAtRandom(dice, deck)] = seat;
  }
  world.objectives = objectives;
  world.sheets = world.sheets.map((sheet, seat) =>
    sheet.type === 'hidden' ? (defaultSheet(world, seat) ?? NO_SHEET) : sheet,
  );
  return world;
}
