import type { Dice } from '../dice.ts';
import { HOST, type Seat } from '../vocabulary.ts';
import * as battle from './battle.ts';
import { refuseSeat, refuseTurn, toAct } from './checks.ts';
import type { Command, HostCommand, Offer, Rejection, SeatCommand } from './command.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { fallback } from './fallback.ts';
import * as fortify from './fortify.ts';
import * as leaving from './leaving.ts';
import * as placing from './place.ts';
import { clonePosition, type Position } from './position.ts';
import { emit, type Play, type Rules } from './rules.ts';
import * as setup from './setup.ts';
import * as trading from './trade.ts';
import { endAttacks, endTurn } from './turn.ts';

/** Everything an actor (a seat or the host) may do now, complete and compact. */
export function legal(rules: Rules, position: Position, actor: Seat): Offer[] {
  const offers: Offer[] = [];
  if (actor === HOST) offerHost(rules, position, offers);
  if (refuseSeat(position, actor) !== undefined) return offers;
  if (toAct(position)[0] === actor) offerPrompt(rules, position, actor, offers);
  leaving.offerLeaving(position, actor, offers);
  return offers;
}

function offerHost(rules: Rules, position: Position, offers: Offer[]): void {
  for (const seat of toAct(position)) {
    const command = fallback(rules, position, seat);
    if (command === undefined) offers.push({ type: 'start' });
    else offers.push({ type: 'skip', seat, command }, { type: 'expire', seat, command });
  }
}

function offerPrompt(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  switch (position.phase) {
    case 'start':
    case 'over':
      return;
    case 'claim':
      return setup.offerClaims(position, offers);
    case 'deploy':
      placing.offerPlaces(position, seat, offers);
      offers.push({ type: 'place-rest', ...placing.restOf(rules, position) });
      return;
    case 'reinforce':
      trading.offerTrades(rules, position, seat, offers);
      return placing.offerPlaces(position, seat, offers);
    case 'attack':
      trading.offerTrades(rules, position, seat, offers);
      placing.offerPlaces(position, seat, offers);
      return battle.offerAttacks(rules, position, seat, offers);
    case 'defend':
      return battle.offerDefence(position, offers);
    case 'occupy':
      return battle.offerOccupation(position, offers);
    case 'fortify':
      return fortify.offerMoves(rules, position, seat, offers);
  }
}

/** Why a command would be refused; undefined when it is legal. */
export function refuse(rules: Rules, p: Position, actor: Seat, command: Command): Rejection | undefined {
  switch (command.type) {
    case 'attack':
      return battle.refuseAttack(rules, p, actor, command);
    case 'place':
      return placing.refusePlace(rules, p, actor, command);
    case 'occupy':
      return battle.refuseOccupy(p, actor, command);
    case 'end-attacks':
      return battle.refuseEndAttacks(p, actor);
    case 'fortify':
      return fortify.refuseFortify(rules, p, actor, command);
    case 'end-turn':
      return refuseTurn(p, actor, 'fortify');
    case 'trade':
      return trading.refuseTrade(rules, p, actor, command);
    case 'assault':
      return battle.refuseAssault(rules, p, actor, command);
    case 'defend':
      return battle.refuseDefend(p, actor, command);
    case 'claim':
      return setup.refuseClaim(rules, p, actor, command);
    case 'place-rest':
      return placing.refusePlaceRest(rules, p, actor, command);
    case 'surrender':
      return refuseSeat(p, actor);
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return leaving.refuseDraw(p, actor, command);
    case 'start':
    case 'skip':
    case 'expire':
      return refuseHost(rules, p, actor, command);
    default:
      return unknownCommand(command);
  }
}

function unknownCommand(_: never): Rejection {
  return { code: 'unknown-command' };
}

function refuseHost(rules: Rules, p: Position, actor: Seat, command: HostCommand): Rejection | undefined {
  if (p.phase === 'over') return { code: 'game-over' };
  if (actor !== HOST) return { code: 'host-only' };
  if (command.type === 'start')
    return p.phase === 'start' ? undefined : { code: 'wrong-phase', phase: p.phase };
  const { seat } = command;
  const refusal = refuseSeat(p, seat);
  if (refusal !== undefined) return refusal;
  const expected = fallback(rules, p, seat);
  if (expected === undefined) return { code: 'not-your-turn', toAct: toAct(p) };
  return isSame(expected, command.command) ? undefined : { code: 'not-the-default', seat };
}

/** Commands are plain data: the same when they are written the same, in any order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function run(play: Play, actor: Seat, command: Command): void {
  switch (command.type) {
    case 'attack':
      return battle.attack(play, command);
    case 'place':
      if (play.position.phase === 'deploy') return setup.deploy(play, actor, command);
      return placing.place(play, actor, command.places);
    case 'occupy':
      return battle.occupy(play, command.armies);
    case 'end-attacks':
      return endAttacks(play, actor);
    case 'fortify':
      return fortify.fortify(play, actor, command);
    case 'end-turn':
      return endTurn(play, actor);
    case 'trade':
      return trading.trade(play, actor, command);
    case 'assault':
      return battle.assault(play, command);
    case 'defend':
      return battle.defend(play, command.dice);
    case 'claim':
      return setup.claim(play, actor, command.territory);
    case 'place-rest':
      return setup.deploy(play, actor, command);
    case 'surrender':
      return leaving.surrender(play, actor);
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return leaving.answerDraw(play, actor, command);
    case 'start':
      return play.rules.setup.start(play);
    case 'skip':
      return runFor(play, command.seat, 'skipped', command.command);
    case 'expire':
      return runFor(play, command.seat, 'expired', command.command);
  }
}

function runFor(play: Play, seat: Seat, type: 'skipped' | 'expired', command: SeatCommand): void {
  emit(play, { type, seat });
  run(play, seat, command);
}

/** Whether a command is legal. */
export function accepts(rules: Rules, position: Position, actor: Seat, command: Command): boolean {
  return refuse(rules, position, actor, command) === undefined;
}

/**
 * The fast door, for those who own the position: plays a command in place. A refused command changes
 * nothing. Events are kept only when a log is given.
 */
export function play(
  rules: Rules,
  position: Position,
  actor: Seat,
  command: Command,
  dice: Dice,
  log?: Event[],
): Rejection | undefined {
  const rejection = refuse(rules, position, actor, command);
  if (rejection === undefined) run({ rules, position, dice, log }, actor, command);
  return rejection;
}

export type Step =
  | { readonly position: Position; readonly events: readonly Event[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

/** The pure door: leaves the position as it is and gives the next one with its events. */
export function step(rules: Rules, position: Position, actor: Seat, command: Command, dice: Dice): Step {
  const rejection = refuse(rules, position, actor, command);
  if (rejection !== undefined) return { rejection };
  const next = clonePosition(position);
  const events: Event[] = [];
  run({ rules, position: next, dice, log: events }, actor, command);
  return { position: next, events };
}

/** The third door: folds events onto a position and gives the one they lead to. No rules, no dice. */
export function replay(position: Position, events: Iterable<Event>): Position {
  const next = clonePosition(position);
  for (const event of events) evolve(next, event);
  return next;
}
