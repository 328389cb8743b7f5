import { isWithin } from '../../numbers.ts';
import { ELIMINATED, isIn, seatsIn } from '../../seats.ts';
import { NEUTRAL, NOBODY, type Seat } from '../../vocabulary.ts';
import { isAsked, toAct } from '../checks.ts';
import { IN_DECK, NOT_SCORED, objectivesOf, type Position, TURNED_UP, territoriesWith } from '../position.ts';
import type { Rules } from '../rules.ts';
import { refuseForm } from '../sheets/form.ts';

/** Reasons why no game can reach a position; docs/notation.md explains each. */
export const FAULTS = [
  'started-already',
  'empty-territory',
  'neutral-territories',
  'eliminated-seat',
  'wrong-objectives',
  'too-many-tokens',
  'nobody-to-play-against',
  'scored-already',
  'wrong-round',
  'no-first-seat',
  'early-first-seat',
  'wrong-lot',
  'wrong-starts',
  'wrong-troops',
  'wrong-sheet',
  'nobody-to-act',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Returns the first fault of a position or view; undefined if a game can continue from it. */
export function findFault(rules: Rules, p: Position): Fault | undefined {
  const isEmpty = p.owner.every((owner) => owner === NOBODY);
  if (p.phase === 'start')
    return isEmpty && p.objectives.every((place) => place === IN_DECK) ? undefined : 'started-already';
  if (p.armies.some((armies, t) => (armies === 0) !== (p.owner[t] === NOBODY))) return 'empty-territory';
  if (p.territories[NEUTRAL] > 0) return 'neutral-territories';
  if (p.status.includes(ELIMINATED)) return 'eliminated-seat'; // AR-18
  if (!objectivesFit(rules, p)) return 'wrong-objectives';
  if (p.tokens.some((tokens) => tokens > rules.tokens)) return 'too-many-tokens';
  if (p.phase === 'over') return undefined;

  const isRound = p.phase === 'order';
  if (seatsIn(p).length < 2) return 'nobody-to-play-against';
  if (p.points.some((points) => points !== NOT_SCORED)) return 'scored-already';
  if (!isRound && !isEmpty) return 'started-already';
  if (!isWithin(p.round, isRound ? 1 : 0, isRound ? rules.rounds : 0)) return 'wrong-round';
  const isBeforeToken = p.phase === 'bid' || p.phase === 'convert';
  if (p.first === NOBODY && !isBeforeToken) return 'no-first-seat';
  if (p.first !== NOBODY && isBeforeToken) return 'early-first-seat';
  if (!lotFits(rules, p)) return 'wrong-lot';
  if (!startsFit(p)) return 'wrong-starts';
  if (p.troops !== (p.phase === 'deploy' ? rules.troops : 0)) return 'wrong-troops';
  if (p.sheets.some((_, seat) => !sheetFits(rules, p, seat))) return 'wrong-sheet';
  return toAct(p).length === 0 ? 'nobody-to-act' : undefined;
}

/** No seat has more objectives than were dealt, and those that a viewer does not know are in the deck. */
function objectivesFit(rules: Rules, p: Position): boolean {
  const unknown = p.objectivesLeft.map((count, seat) => count - objectivesOf(p, seat).length);
  const missing = unknown.reduce((sum, count) => sum + count, 0);
  return (
    p.objectivesLeft.every((count) => count <= rules.objectives) &&
    missing <= territoriesWith(p.objectives, IN_DECK).length
  );
}

function lotFits(rules: Rules, p: Position): boolean {
  if (p.phase !== 'bid') return p.lot.length === 0;
  const isOffered = (territory: number, i: number) =>
    p.objectives[territory] === TURNED_UP && p.starts[territory] === NOBODY && p.lot.indexOf(territory) === i;
  return isWithin(p.lot.length, 1, rules.lot) && p.lot.every(isOffered);
}

function startsFit(p: Position): boolean {
  if (p.phase === 'order') return p.starts.every((seat) => seat === NOBODY);
  return p.starts.every((seat, territory) => seat === NOBODY || p.objectives[territory] === TURNED_UP);
}

function sheetFits(rules: Rules, p: Position, seat: Seat): boolean {
  const sheet = p.sheets[seat];
  if (sheet.type === 'none') return true;
  if (!isIn(p, seat) || !isAsked(p, seat)) return false;
  if (sheet.type === 'hidden') return true;
  return sheet.type === p.phase && refuseForm(rules, p, seat, sheet) === undefined;
}
