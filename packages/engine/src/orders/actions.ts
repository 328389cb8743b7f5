import type { Dice } from '../chance/dice.ts';
import { offerLeaving, refuseDraw, refuseHost, refuseSeat, refuseStart, seatsIn } from '../seats.ts';
import { HOST, type Seat } from '../vocabulary.ts';
import { advance, start } from './advance.ts';
import { isToAct, toAct } from './checks.ts';
import type { Command, CommandOf, Offer, Rejection, SheetCommand } from './command.ts';
import type { Event } from './event.ts';
import { fallback } from './fallback.ts';
import { answerDraw, surrender } from './leaving.ts';
import { makeSheet } from './notation/sheet-notation.ts';
import { objectivesOf, type Position, startsOf } from './position.ts';
import { incomeOf } from './round/income.ts';
import { emit, type Play, type Rules } from './rules.ts';
import { refuseSheet } from './sheets/form.ts';

/** Everything an actor (a seat or the host) may do now, complete and compact. */
export function legal(rules: Rules, position: Position, actor: Seat): Offer[] {
  const offers: Offer[] = [];
  if (actor === HOST) offerHost(position, offers);
  if (refuseSeat(position, actor) !== undefined) return offers;
  if (isToAct(position, actor)) offerSheet(rules, position, actor, offers);
  offerLeaving(position, actor, offers);
  return offers;
}

/** In a round the host may commit any saved sheet; the default is what it offers (L-3). */
function offerHost(position: Position, offers: Offer[]): void {
  if (position.phase === 'start') offers.push({ type: 'start' });
  for (const seat of seatsIn(position)) {
    const command = fallback(position, seat);
    if (command !== undefined)
      offers.push({ type: 'skip', seat, command }, { type: 'expire', seat, command });
  }
}

function offerSheet(rules: Rules, p: Position, seat: Seat, offers: Offer[]): void {
  const objectives = objectivesOf(p, seat);
  switch (p.phase) {
    case 'start':
    case 'over':
      return;
    case 'bid':
      offers.push({ type: 'bid', least: 0, most: p.tokens[seat] });
      return;
    case 'convert':
      offers.push({ type: 'convert', territories: objectives, least: 1, most: p.objectivesLeft[seat] });
      return;
    case 'deploy':
      offers.push({ type: 'deploy', territories: startsOf(p, seat), troops: p.troops });
      return;
    case 'order':
      offers.push({ type: 'order', objectives, troops: incomeOf(rules, p, seat) });
      return;
  }
}

/**
 * Checks a command, and carries it out if `play` is passed. Returns the rejection if it is refused.
 */
function decide(
  rules: Rules,
  p: Position,
  actor: Seat,
  command: Command,
  play?: Play,
): Rejection | undefined {
  switch (command.type) {
    case 'bid':
    case 'convert':
    case 'deploy':
    case 'order':
      return refuseSheet(rules, p, actor, command) ?? (play && commit(play, actor, command));
    case 'surrender':
      return refuseSeat(p, actor) ?? (play && leave(play, actor));
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return refuseDraw(p, actor, command) ?? (play && answerDraw(play, actor, command));
    case 'start':
      return refuseStart(p, actor) ?? (play && start(play));
    case 'skip':
      return refuseDefault(rules, p, actor, command) ?? (play && playFor(play, command, 'skipped'));
    case 'expire':
      return refuseDefault(rules, p, actor, command) ?? (play && playFor(play, command, 'expired'));
    default:
      return unknownCommand(command);
  }
}

function unknownCommand(_: never): Rejection {
  return { code: 'unknown-command' };
}

function commit(play: Play, seat: Seat, sheet: SheetCommand): undefined {
  emit(play, { type: 'committed', seat, sheet });
  advance(play);
}

function leave(play: Play, seat: Seat): undefined {
  surrender(play, seat);
  advance(play);
}

type DefaultCommand = CommandOf<'skip' | 'expire'>;

/** L-3: the default and nothing else; in a round any sheet, because it may have been saved. */
function refuseDefault(
  rules: Rules,
  p: Position,
  actor: Seat,
  { seat, command }: DefaultCommand,
): Rejection | undefined {
  const refusal = refuseHost(p, actor) ?? refuseSeat(p, seat);
  if (refusal !== undefined) return refusal;
  const expected = fallback(p, seat);
  if (expected === undefined) return { code: 'not-your-turn', toAct: toAct(p) };
  if (command.type !== expected.type) return { code: 'not-the-default', seat, command: expected };
  const malformed = refuseSheet(rules, p, seat, command);
  if (malformed !== undefined) return malformed;
  const isAccepted = p.phase === 'order' || isSame(rules, command, expected);
  return isAccepted ? undefined : { code: 'not-the-default', seat, command: expected };
}

/** Compares sheets by their text. */
function isSame({ board }: Rules, a: SheetCommand, b: SheetCommand): boolean {
  return makeSheet(board, a) === makeSheet(board, b);
}

function playFor(play: Play, { seat, command }: DefaultCommand, type: 'skipped' | 'expired'): undefined {
  emit(play, { type, seat });
  decide(play.rules, play.position, seat, command, play);
}

/** Returns the reason why a command would be refused; undefined if it is legal. */
export function refuse(
  rules: Rules,
  position: Position,
  actor: Seat,
  command: Command,
): Rejection | undefined {
  return decide(rules, position, actor, command);
}

/**
 * Plays a command in place. A refused command changes nothing. Events are kept only if a log is passed. Chance is drawn
 * when the last sheet of a phase is in, so the order of arrival does not matter.
 */
export function play(
  rules: Rules,
  position: Position,
  actor: Seat,
  command: Command,
  dice: Dice,
  log?: Event[],
): Rejection | undefined {
  return decide(rules, position, actor, command, { rules, position, dice, log });
}
