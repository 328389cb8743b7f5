import { touches } from '../../board/board.ts';
import { type Faces, rollDice } from '../../chance/dice.ts';
import { territoriesOf } from '../../columns.ts';
import { isWithin } from '../../numbers.ts';
import { isIn } from '../../seats.ts';
import { NEUTRAL, type Seat } from '../../vocabulary.ts';
import { isTerritory, refusePrompt, refuseUnfinished } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import type { EventOf } from '../event.ts';
import { captured, occupied, rolled } from '../evolve.ts';
import { handOf, type Position } from '../position.ts';
import { emit, note, type Play, type Rules } from '../rules.ts';
import { concludeIfDecided, concludeIfReached, expireDrawOffer } from '../turn/turn.ts';
import { coverCards } from './shown-cards.ts';

export const MOST_ATTACK_DICE = 3;
export const MOST_DEFENCE_DICE = 2;

/** one more army than dice. */
const attackDice = (armies: number): number => Math.min(MOST_ATTACK_DICE, armies - 1);
/** */
export const defenceDice = (armies: number): number => Math.min(MOST_DEFENCE_DICE, armies);

/** any number of attacks, from any territory to any other. */
export function offerAttacks(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  if (refuseUnfinished(position) !== undefined) return;
  for (const from of territoriesOf(position, seat)) {
    for (const to of rules.board.neighbours[from]) {
      if (refusePair(rules, position, seat, from, to) !== undefined) continue;
      offers.push({ type: 'attack', from, to, least: 1, most: attackDice(position.armies[from]) });
      offers.push({ type: 'assault', from, to, least: 1, most: position.armies[from] - 1 });
    }
  }
  offers.push({ type: 'end-attacks' });
}

/** from a territory of the seat with at least two armies to an adjacent one of another owner. */
function refusePair(rules: Rules, p: Position, seat: Seat, from: number, to: number): Rejection | undefined {
  if (!isTerritory(rules, from)) return { code: 'unknown-territory', territory: from };
  if (!isTerritory(rules, to)) return { code: 'unknown-territory', territory: to };
  if (p.owner[from] !== seat) return { code: 'not-yours', territory: from };
  if (p.owner[to] === seat) return { code: 'own-territory', territory: to };
  if (!touches(rules.board, from, to)) return { code: 'not-adjacent', from, to };
  if (p.armies[from] < 2) return { code: 'too-few-armies', territory: from, armies: p.armies[from] };
  return undefined;
}

function refuseFight(rules: Rules, p: Position, seat: Seat, from: number, to: number): Rejection | undefined {
  return refusePrompt(p, seat, 'attack') ?? refuseUnfinished(p) ?? refusePair(rules, p, seat, from, to);
}

export function refuseAttack(
  rules: Rules,
  p: Position,
  seat: Seat,
  c: CommandOf<'attack'>,
): Rejection | undefined {
  const refusal = refuseFight(rules, p, seat, c.from, c.to);
  if (refusal !== undefined) return refusal;
  const most = attackDice(p.armies[c.from]);
  return isWithin(c.dice, 1, most) ? undefined : { code: 'dice-out-of-range', dice: c.dice, least: 1, most };
}

export function refuseAssault(
  rules: Rules,
  p: Position,
  seat: Seat,
  c: CommandOf<'assault'>,
): Rejection | undefined {
  const refusal = refuseFight(rules, p, seat, c.from, c.to);
  if (refusal !== undefined) return refusal;
  const most = p.armies[c.from] - 1;
  return isWithin(c.stopAt, 1, most)
    ? undefined
    : { code: 'stop-out-of-range', stopAt: c.stopAt, least: 1, most };
}

/** with or without an attack. */
export function refuseEndAttacks(position: Position, seat: Seat): Rejection | undefined {
  return refusePrompt(position, seat, 'attack') ?? refuseUnfinished(position);
}

export function attack(play: Play, command: CommandOf<'attack'>): undefined {
  fight(play, command.from, command.to, command.dice, 0);
}

export function assault(play: Play, { from, to, stopAt }: CommandOf<'assault'>): undefined {
  fight(play, from, to, attackDice(play.position.armies[from]), stopAt);
}

/** Rolls once, or until at most `stopAt` armies are left, and pauses when a seat must choose. */
function fight(play: Play, from: number, to: number, dice: number, stopAt: number): void {
  const { rules, position } = play;
  if (position.openingMoves > 0 || rules.combat.reRoll) beginBattle(play, from, to);
  do {
    if (mayChooseDefence(rules, position, to)) {
      emit(play, { type: 'announced', from, to, dice, stopAt });
      return;
    }
    rules.combat.roll(play, from, to, dice, defenceDice(position.armies[to]), stopAt);
    dice = attackDice(position.armies[from]);
  } while (continuesAssault(position, from, stopAt));
}

/** FG-16, EX-7: an attack ends the opening moves and covers cards of other territories. */
function beginBattle(play: Play, from: number, to: number): void {
  if (play.position.openingMoves > 0) emit(play, { type: 'opening-moves', moves: 0 });
  coverCards(play, from, to);
}

function continuesAssault(position: Position, from: number, stopAt: number): boolean {
  return position.phase === 'attack' && stopAt > 0 && position.armies[from] > stopAt;
}

/** two armies give a choice; a seat that is out has none (L-1). TP-3: the opponent chooses for neutral armies. */
export function mayChooseDefence(rules: Rules, position: Position, territory: number): boolean {
  if (!rules.combat.asksDefender || position.armies[territory] < 2) return false;
  const owner = position.owner[territory];
  return owner === NEUTRAL || isIn(position, owner);
}

export function offerDefence(position: Position, offers: Offer[]): void {
  offers.push({ type: 'defend', least: 1, most: defenceDice(position.armies[position.to]) });
}

export function refuseDefend(
  position: Position,
  seat: Seat,
  command: CommandOf<'defend'>,
): Rejection | undefined {
  const refusal = refusePrompt(position, seat, 'defend');
  if (refusal !== undefined) return refusal;
  const most = defenceDice(position.armies[position.to]);
  if (isWithin(command.dice, 1, most)) return undefined;
  return { code: 'dice-out-of-range', dice: command.dice, least: 1, most };
}

/** Rolls the announced attack; without a choice the defender rolls the most dice. */
export function defend(play: Play, dice = defenceDice(play.position.armies[play.position.to])): undefined {
  const { rules, position } = play;
  const { from, to, stopAt } = position;
  rules.combat.roll(play, from, to, position.dice, dice, stopAt);
  fightOn(play, from, to, stopAt);
}

/** Continues an assault after a pause. */
export function fightOn(play: Play, from: number, to: number, stopAt: number): void {
  const { position } = play;
  if (continuesAssault(position, from, stopAt))
    fight(play, from, to, attackDice(position.armies[from]), stopAt);
}

/** Rolls without help or questions. */
export function roll(play: Play, from: number, to: number, attackers: number, defenders: number): void {
  const attack = rollDice(play.dice, attackers);
  const defence = rollDice(play.dice, defenders);
  settle(play, from, to, attackers, defenders, attack, defence, 0);
}

/** Compares the dice and removes armies; `raised` is added to the attacker's highest die. */
export function settle(
  play: Play,
  from: number,
  to: number,
  attackers: number,
  defenders: number,
  attack: Faces,
  defence: Faces,
  raised: number,
): void {
  const pairs = Math.min(attackers, defenders);
  const attackersLost = lostByAttacker(attack, defence, pairs, raised);
  const event: EventOf<'rolled'> = {
    type: 'rolled',
    from,
    to,
    attack,
    defence,
    attackersLost,
    defendersLost: pairs - attackersLost,
  };
  rolled(play.position, event);
  note(play, event);
  if (play.position.armies[to] === 0) capture(play, from, to, attackers);
}

/** highest against highest, second against second; the defender wins ties. */
function lostByAttacker(attack: Faces, defence: Faces, pairs: number, raised: number): number {
  let lost = attack[0] + raised > defence[0] ? 0 : 1;
  if (pairs === 2 && attack[1] <= defence[1]) lost++;
  return lost;
}

function capture(play: Play, from: number, to: number, dice: number): void {
  const { rules, position } = play;
  const seat = position.seat;
  const loser = position.owner[to];
  const event: EventOf<'captured'> = { type: 'captured', seat, from, to, loser, dice };
  captured(position, event);
  note(play, event);
  if (concludeIfReached(play)) return; // E-7
  if (rules.spoils !== undefined || (loser !== NEUTRAL && position.territories[loser] === 0))
    // TP-7
    takeSpoils(play, to, loser);
}

/** Hands over the spoils of a territory, and the cards of an eliminated seat. */
function takeSpoils(play: Play, territory: number, loser: Seat): void {
  const { rules, position } = play;
  const isLast = isIn(position, loser) && position.territories[loser] === 0; // L-2
  if (isLast) eliminate(play, position.seat, loser);
  rules.spoils?.captured(play, territory, loser);
  if (isLast) concludeIfDecided(play);
}

/** E-1, E-2, E-3; E-8: after every elimination. */
function eliminate(play: Play, seat: Seat, loser: Seat): void {
  const { rules, position } = play;
  const cards = handOf(position, loser);
  const trading = rules.trade.afterElimination.opens(position.hand[seat] + cards.length);
  emit(play, { type: 'eliminated', seat: loser, by: seat, cards, trading });
  expireDrawOffer(play, loser);
}

/** A-8, EX-3: all but one, as far as there is room. */
function mostToOccupy(rules: Rules, position: Position): number {
  return Math.min(position.armies[position.from] - 1, rules.armyLimit);
}

export function offerOccupation(rules: Rules, position: Position, offers: Offer[]): void {
  offers.push({ type: 'occupy', least: position.dice, most: mostToOccupy(rules, position) });
}

/** as many as dice were rolled, at most all but one. */
export function refuseOccupy(
  rules: Rules,
  position: Position,
  seat: Seat,
  { armies }: CommandOf<'occupy'>,
): Rejection | undefined {
  const refusal = refusePrompt(position, seat, 'occupy');
  if (refusal !== undefined) return refusal;
  const most = mostToOccupy(rules, position);
  if (isWithin(armies, position.dice, most)) return undefined;
  return { code: 'armies-out-of-range', armies, least: position.dice, most };
}

export function occupy(play: Play, armies: number): undefined {
  const { from, to } = play.position;
  const event: EventOf<'occupied'> = { type: 'occupied', from, to, armies };
  occupied(play.position, event);
  note(play, event);
  concludeIfReached(play);
}
