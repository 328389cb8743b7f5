import type { Dice } from '../chance/dice.ts';
import { offerLeaving, refuseDraw, refuseHost, refuseSeat, refuseStart, seatsIn } from '../seats.ts';
import { HOST, type Seat } from '../vocabulary.ts';
import * as battle from './battle/battle.ts';
import * as decisions from './battle/dice-decisions.ts';
import { isToAct, refusePrompt, toAct } from './checks.ts';
import type { Command, CommandOf, Offer, Rejection } from './command.ts';
import type { Event } from './event.ts';
import { fallback } from './fallback.ts';
import * as objectives from './field-guide/objectives.ts';
import * as rewards from './field-guide/rewards.ts';
import * as capitals from './goals/capitals.ts';
import * as leaving from './leaving.ts';
import type { Position } from './position.ts';
import { emit, type Play, type Rules } from './rules.ts';
import * as colours from './setup/colours.ts';
import * as setup from './setup/setup-sequence.ts';
import * as fortify from './turn/fortify.ts';
import * as placing from './turn/place.ts';
import * as trading from './turn/trade.ts';
import { endAttacks, endTurn } from './turn/turn.ts';

/** Everything an actor (a seat or the host) may do now, complete and compact. */
export function legal(rules: Rules, position: Position, actor: Seat): Offer[] {
  const offers: Offer[] = [];
  if (actor === HOST) offerHost(rules, position, offers);
  if (refuseSeat(position, actor) !== undefined) return offers;
  if (isToAct(position, actor)) offerPrompt(rules, position, actor, offers);
  offerLeaving(position, actor, offers);
  return offers;
}

function offerHost(rules: Rules, position: Position, offers: Offer[]): void {
  if (position.phase === 'start') offers.push({ type: 'start' });
  for (const seat of seatsIn(position)) {
    const command = fallback(rules, position, seat);
    if (command !== undefined)
      offers.push({ type: 'skip', seat, command }, { type: 'expire', seat, command });
  }
}

function offerPrompt(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  switch (position.phase) {
    case 'start':
    case 'over':
      return;
    case 'colour':
      return colours.offerColours(rules, position, offers);
    case 'capital':
      return capitals.offerCapitals(rules, position, seat, offers);
    case 'claim':
      return setup.offerClaims(position, offers);
    case 'deploy':
      placing.offerPlaces(rules, position, seat, offers);
      offers.push({ type: 'place-rest', ...placing.restOf(rules, position) });
      return;
    case 'reinforce':
      trading.offerTrades(rules, position, seat, offers);
      return placing.offerPlaces(rules, position, seat, offers);
    case 'attack':
      trading.offerTrades(rules, position, seat, offers);
      placing.offerPlaces(rules, position, seat, offers);
      fortify.offerMoves(rules, position, seat, offers);
      return battle.offerAttacks(rules, position, seat, offers);
    case 'defend':
      return battle.offerDefence(position, offers);
    case 'occupy':
      return battle.offerOccupation(rules, position, offers);
    case 're-roll':
      return decisions.offerReRolls(position, seat, offers);
    case 'commander':
      return decisions.offerCommander(position, offers);
    case 'fortify':
      objectives.offerObjectives(rules, position, seat, offers);
      fortify.offerMoves(rules, position, seat, offers);
      offers.push({ type: 'end-turn' });
      return;
    case 'airfield':
      return rewards.offerAirfield(position, seat, offers);
    case 'settle':
      return placing.offerPlaces(rules, position, seat, offers);
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
    case 'attack':
      return battle.refuseAttack(rules, p, actor, command) ?? (play && battle.attack(play, command));
    case 'place':
      return (
        placing.refusePlace(rules, p, actor, command) ?? (play && setup.placeAnywhere(play, actor, command))
      );
    case 'occupy':
      return battle.refuseOccupy(rules, p, actor, command) ?? (play && battle.occupy(play, command.armies));
    case 'end-attacks':
      return battle.refuseEndAttacks(p, actor) ?? (play && endAttacks(play, actor));
    case 'fortify':
      return (
        fortify.refuseFortify(rules, p, actor, command) ?? (play && fortify.fortify(play, actor, command))
      );
    case 'end-turn':
      return refusePrompt(p, actor, 'fortify') ?? (play && endTurn(play, actor));
    case 'trade':
      return trading.refuseTrade(rules, p, actor, command) ?? (play && trading.trade(play, actor, command));
    default:
      return decideRarely(rules, p, actor, command, play);
  }
}

type FrequentCommand = 'attack' | 'place' | 'occupy' | 'end-attacks' | 'fortify' | 'end-turn' | 'trade';

/** The same for commands that are rare in a game, so that V8 can inline the others. */
function decideRarely(
  rules: Rules,
  p: Position,
  actor: Seat,
  command: Exclude<Command, { type: FrequentCommand }>,
  play?: Play,
): Rejection | undefined {
  switch (command.type) {
    case 'assault':
      return battle.refuseAssault(rules, p, actor, command) ?? (play && battle.assault(play, command));
    case 'defend':
      return battle.refuseDefend(p, actor, command) ?? (play && battle.defend(play, command.dice));
    case 'claim':
      return (
        setup.refuseClaim(rules, p, actor, command) ?? (play && setup.claim(play, actor, command.territory))
      );
    case 'place-rest':
      return (
        placing.refusePlaceRest(rules, p, actor, command) ?? (play && setup.placeRest(play, actor, command))
      );
    case 'fortify-many':
      return (
        fortify.refuseFortifyMany(rules, p, actor, command) ??
        (play && fortify.fortifyMany(play, actor, command))
      );
    case 're-roll':
      return decisions.refuseReRoll(p, actor, command) ?? (play && decisions.reRoll(play, command));
    case 'commander':
      return decisions.refuseCommander(p, actor, command) ?? (play && decisions.useCommander(play, command));
    case 'keep':
      return decisions.refuseKeep(p, actor) ?? (play && decisions.keep(play));
    case 'keep-all':
      return decisions.refuseKeep(p, actor) ?? (play && decisions.keepAll(play, actor));
    case 'take-objective':
      return (
        objectives.refuseTakeObjective(rules, p, actor, command) ??
        (play && objectives.takeObjective(play, actor, command.objective))
      );
    case 'place-airfield':
      return (
        rewards.refuseAirfield(rules, p, actor, command) ??
        (play && rewards.placeAirfield(play, actor, command.territory))
      );
    case 'choose-colour':
      return (
        colours.refuseColour(rules, p, actor, command) ??
        (play && colours.chooseColour(play, actor, command.colour))
      );
    case 'choose-capital':
      return (
        capitals.refuseCapital(rules, p, actor, command) ??
        (play && setup.chooseCapital(play, actor, command.territory))
      );
    case 'surrender':
      return refuseSeat(p, actor) ?? (play && leaving.surrender(play, actor));
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return refuseDraw(p, actor, command) ?? (play && leaving.answerDraw(play, actor, command));
    case 'start':
      return refuseStart(p, actor) ?? (play && rules.setup.start(play));
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

type DefaultCommand = CommandOf<'skip' | 'expire'>;

function refuseDefault(
  rules: Rules,
  p: Position,
  actor: Seat,
  command: DefaultCommand,
): Rejection | undefined {
  const { seat } = command;
  const refusal = refuseHost(p, actor) ?? refuseSeat(p, seat);
  if (refusal !== undefined) return refusal;
  const expected = fallback(rules, p, seat);
  if (expected === undefined) return { code: 'not-your-turn', toAct: toAct(p) };
  return isSame(expected, command.command) ? undefined : { code: 'not-the-default', seat, command: expected };
}

function playFor(play: Play, { seat, command }: DefaultCommand, type: 'skipped' | 'expired'): undefined {
  emit(play, { type, seat });
  decide(play.rules, play.position, seat, command, play);
}

/** Compares commands as plain data, in any order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
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
 * Plays a command in place: fast, for callers that own the position. A refused command changes nothing. Events
 * are kept only if a log is passed.
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
