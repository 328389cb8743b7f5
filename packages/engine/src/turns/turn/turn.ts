import { continentBonus } from '../../board/continents.ts';
import { isDrawAgreed, isIn, lastSeatIn } from '../../seats.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { coverAllCards } from '../battle/shown-cards.ts';
import { hasRoom } from '../checks.ts';
import type { Event } from '../event.ts';
import { DISCARDED, IN_DECK, nextSeatIn, type Position, seatsFrom } from '../position.ts';
import { type CardsRule, emit, type Goal, type Play, type Rules } from '../rules.ts';

/** one army for this many territories, and the minimum. */
export const LAND_INCOME = { territories: 3, least: 3 } as const;

/** the armies for territories, cities included if there are any. */
export function landIncome(held: number): number {
  return Math.max(LAND_INCOME.least, Math.floor(held / LAND_INCOME.territories));
}

/** armies for territories and for continents held completely. */
export function territoriesAndContinents(rules: Rules, position: Position, seat: Seat): number {
  return landIncome(position.territories[seat]) + continentBonus(rules.board, position, seat);
}

export function beginTurn(play: Play, seat: Seat): void {
  const { rules, position } = play;
  expireDrawOffer(play, seat);
  emit(play, {
    type: 'turn-began',
    seat,
    armies: rules.income(rules, position, seat),
    trading: rules.trade.atTurnStart.opens(position.hand[seat]),
  });
  if (!concludeIfReached(play)) loseSurplus(play, seat);
}

/** L-4: an offer is open until the next turn of the seat that made it, or until that seat is out. */
export function expireDrawOffer(play: Play, seat: Seat): void {
  if (play.position.drawOfferedBy === seat) emit(play, { type: 'draw-expired', seat });
}

/** EX-3: armies without room are lost at once. */
export function loseSurplus(play: Play, seat: Seat): void {
  const { rules, position } = play;
  const armies = position.toPlace;
  if (armies === 0 || position.trading === 'must' || hasRoom(rules, position, seat)) return;
  emit(play, { type: 'armies-lost', seat, territory: NOBODY, armies });
  if (position.phase === 'reinforce') beginAttacks(play, seat);
}

/** with the last army of the turn the attacks begin. */
export function beginAttacks(play: Play, seat: Seat): void {
  emit(play, { type: 'attacks-began', seat });
  const moves = play.rules.fortify.openingMoves?.(play.position, seat) ?? 0;
  if (moves > 0) emit(play, { type: 'opening-moves', moves });
}

export function endAttacks(play: Play, seat: Seat): undefined {
  emit(play, { type: 'attacks-ended', seat });
  if (play.rules.combat.reRoll) coverAllCards(play);
  if (play.rules.cards.drawnAt === 'attacks-end') drawEarnedCard(play, seat);
}

export function endTurn(play: Play, seat: Seat): undefined {
  const { rules } = play;
  if (rules.cards.drawnAt === 'turn-end') drawEarnedCard(play, seat);
  if (rules.goal?.asked === 'turn-end' && concludeIfWinner(play)) return;
  if (rules.capital?.turnEnded?.(play, seat)) return;
  beginTurn(play, nextSeatIn(play.position, seat));
}

/** C-1: one card for a turn with a capture. */
export const forCaptures: CardsRule['isEarned'] = (position) => position.captures > 0;

/** C-2, E-5: drawing a card opens no trading. */
function drawEarnedCard(play: Play, seat: Seat): void {
  if (play.rules.cards.isEarned(play.position, seat)) drawCard(play, seat);
}

/** S-8, FG-18: an empty draw pile is refilled from the discards. FG-24: if both are empty, no card is drawn. */
export function drawCard(play: Play, seat: Seat): void {
  const { position, dice } = play;
  if (position.deck === 0) {
    if (!position.cards.includes(DISCARDED)) return;
    emit(play, { type: 'reshuffled' });
  }
  emit(play, { type: 'drew', seat, card: cardInDeck(position, dice.below(position.deck)) });
}

/** The k-th of the cards left in the deck, in ascending order: the deck has no hidden order. */
function cardInDeck(position: Position, k: number): number {
  for (let card = 0; ; card++) if (position.cards[card] === IN_DECK && k-- === 0) return card;
}

/** Ends the game if one seat is left or all agree to a draw; returns whether it did (E-6, L-4, SM-8, TP-5). */
export function concludeIfDecided(play: Play): boolean {
  const { position } = play;
  const last = lastSeatIn(position);
  if (last !== NOBODY) return conclude(play, { type: 'won', seat: last });
  return isDrawAgreed(position) && conclude(play, { type: 'drawn' });
}

/** SM-9, CH-4: ends the game if a goal that is checked after every change is reached; returns whether it did. */
export function concludeIfReached(play: Play): boolean {
  return play.rules.goal?.asked === 'always' && play.position.turn > 0 && concludeIfWinner(play);
}

function concludeIfWinner(play: Play): boolean {
  const { goal } = play.rules;
  const winner = goal === undefined ? undefined : winnerOf(play, goal);
  if (winner === undefined) return false;
  return conclude(play, { type: 'won', seat: winner }, () => goal?.show?.(play, winner));
}

/** SM-7: returns the seat that has reached the goal; the seat whose turn it is comes before the others. */
function winnerOf({ rules, position }: Play, goal: Goal): Seat | undefined {
  const asked = goal.asked === 'always' ? seatsFrom(position, position.seat) : [position.seat];
  return asked.find((seat) => isIn(position, seat) && goal.isReached(rules, position, seat));
}

/** Occupies a waiting territory with the minimum (E-7). */
function conclude(play: Play, end: Event, show?: () => void): true {
  const { phase, from, to, dice } = play.position;
  if (phase === 'occupy') emit(play, { type: 'occupied', from, to, armies: dice });
  show?.();
  emit(play, end);
  return true;
}
