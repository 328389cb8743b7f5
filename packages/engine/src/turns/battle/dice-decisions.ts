import { rollDice } from '../../chance/dice.ts';
import { isIndex } from '../../numbers.ts';
import type { Seat } from '../../vocabulary.ts';
import { refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { handOf, type Position } from '../position.ts';
import { type CombatRule, emit, type Play } from '../rules.ts';
import { fightOn, settle } from './battle.ts';

/**
 * EX-4, EX-5, EX-6: between the dice and the result the attacker may be asked, first about the re-roll and then about the
 * commander. The question depends only on public facts (a hand that is not empty, an unused commander), never on the
 * cards, so a pause reveals nothing.
 */

const SIX = 6;

export const rollAndAsk: CombatRule['roll'] = (play, from, to, attackers, defenders, stopAt) => {
  const attack = rollDice(play.dice, attackers);
  const defence = rollDice(play.dice, defenders);
  if (!asksForReRoll(play) && !asksForCommander(play, attack)) {
    settle(play, from, to, attackers, defenders, attack, defence, 0);
    return;
  }
  emit(play, { type: 'thrown', from, to, attack, defence, stopAt });
  if (asksForReRoll(play)) emit(play, { type: 'dice-asked', phase: 're-roll' });
  else emit(play, { type: 'dice-asked', phase: 'commander' });
};

function asksForReRoll({ rules, position }: Play): boolean {
  return rules.combat.reRoll && position.questionsStopped === 0 && position.hand[position.seat] > 0;
}

function asksForCommander({ rules, position }: Play, attack: readonly number[]): boolean {
  const isFree = rules.combat.commander && position.questionsStopped === 0 && position.commanderUsed === 0;
  return isFree && attack.some((face) => face < SIX);
}

export function offerReRolls(position: Position, seat: Seat, offers: Offer[]): void {
  for (const card of handOf(position, seat)) {
    if (card !== position.from && card !== position.to) continue;
    for (const die of new Set(position.thrownAttack)) offers.push({ type: 're-roll', card, die });
  }
  offerKeeping(offers);
}

export function offerCommander(position: Position, offers: Offer[]): void {
  for (const die of new Set(position.thrownAttack)) if (die < SIX) offers.push({ type: 'commander', die });
  offerKeeping(offers);
}

function offerKeeping(offers: Offer[]): void {
  offers.push({ type: 'keep' }, { type: 'keep-all' });
}

/** EX-4: a card in the attacker's hand that shows either territory, and one of the attacker's dice. */
export function refuseReRoll(
  p: Position,
  seat: Seat,
  { card, die }: CommandOf<'re-roll'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 're-roll');
  if (refusal !== undefined) return refusal;
  if (!isIndex(card, p.cards.length) || p.cards[card] !== seat) return { code: 'not-your-card', card };
  if (card !== p.from && card !== p.to) return { code: 'card-shows-neither', card, from: p.from, to: p.to };
  return refuseDie(p, die);
}

/** EX-5 */
export function refuseCommander(
  p: Position,
  seat: Seat,
  { die }: CommandOf<'commander'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'commander');
  if (refusal !== undefined) return refusal;
  return die === SIX ? { code: 'no-such-die', die, dice: p.thrownAttack } : refuseDie(p, die);
}

function refuseDie(p: Position, die: number): Rejection | undefined {
  return p.thrownAttack.includes(die) ? undefined : { code: 'no-such-die', die, dice: p.thrownAttack };
}

export function refuseKeep(p: Position, seat: Seat): Rejection | undefined {
  return refusePrompt(p, seat, p.phase === 'commander' ? 'commander' : 're-roll');
}

export function reRoll(play: Play, { card, die }: CommandOf<'re-roll'>): undefined {
  emit(play, { type: 're-rolled', card, die, face: rollDice(play.dice, 1)[0] });
  askForCommander(play);
}

export function useCommander(play: Play, { die }: CommandOf<'commander'>): undefined {
  emit(play, { type: 'commander-used', die });
  settleThrown(play);
}

export function keep(play: Play): undefined {
  if (play.position.phase === 're-roll') askForCommander(play);
  else settleThrown(play);
}

/** Keeps these dice; the seat is not asked again this turn. */
export function keepAll(play: Play, seat: Seat): undefined {
  emit(play, { type: 'questions-stopped', seat });
  settleThrown(play);
}

function askForCommander(play: Play): void {
  if (asksForCommander(play, play.position.thrownAttack))
    emit(play, { type: 'dice-asked', phase: 'commander' });
  else settleThrown(play);
}

/** Settles the battle with the dice on the table. */
function settleThrown(play: Play): void {
  const { from, to, dice, stopAt, thrownAttack, thrownDefence } = play.position;
  settle(play, from, to, dice, thrownDefence.length, thrownAttack, thrownDefence, 0);
  fightOn(play, from, to, stopAt);
}
