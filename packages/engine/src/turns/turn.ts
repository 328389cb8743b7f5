import { NOBODY, type Seat } from '../vocabulary.ts';
import type { Event } from './event.ts';
import { IN_DECK, nextSeatIn, type Position, seatsIn } from './position.ts';
import { emit, type Play, type Rules } from './rules.ts';

/** a third of the territories, at least 3, and every continent wholly held. */
export function territoriesAndContinents(rules: Rules, position: Position, seat: Seat): number {
  let armies = Math.max(3, Math.floor(position.territories[seat] / 3));
  const { continents } = rules.board;
  for (let c = 0; c < continents.length; c++) {
    const { low, high, bonus } = continents[c];
    if ((position.heldLow[seat] & low) === low && (position.heldHigh[seat] & high) === high) armies += bonus;
  }
  return armies;
}

export function beginTurn(play: Play, seat: Seat): void {
  const { rules, position } = play;
  lapseDraw(play, seat);
  emit(play, {
    type: 'turn-began',
    seat,
    armies: rules.income(rules, position, seat),
    trading: rules.trade.atTurnStart.opens(position.hand[seat]),
  });
}

/** L-4: an offer stands until the next turn of the seat that made it, or until that seat is out. */
export function lapseDraw(play: Play, seat: Seat): void {
  if (play.position.drawOfferedBy === seat) emit(play, { type: 'draw-lapsed', seat });
}

export function endAttacks(play: Play, seat: Seat): undefined {
  emit(play, { type: 'attacks-ended', seat });
  if (play.rules.cards.drawnAt === 'attacks-end') drawEarnedCard(play, seat);
}

export function endTurn(play: Play, seat: Seat): undefined {
  if (play.rules.cards.drawnAt === 'turn-end') drawEarnedCard(play, seat);
  beginTurn(play, nextSeatIn(play.position, seat));
}

/** C-1: one card for a turn with a capture. S-8: an empty draw pile is refilled from the discards. */
function drawEarnedCard(play: Play, seat: Seat): void {
  const { position, dice } = play;
  if (position.captures === 0) return;
  if (position.deck === 0) emit(play, { type: 'reshuffled' });
  if (position.deck === 0) return;
  emit(play, { type: 'drew', seat, card: cardInDeck(position, dice.below(position.deck)) });
}

/** The k-th of the cards left in the deck, in ascending order: the deck has no order that could be known. */
function cardInDeck(position: Position, k: number): number {
  for (let card = 0; ; card++) if (position.cards[card] === IN_DECK && k-- === 0) return card;
}

/** E-6: the last seat that is not out. */
export function lastSeatIn(_: Rules, position: Position): Seat {
  const seats = seatsIn(position);
  return seats.length === 1 ? seats[0] : NOBODY;
}

/** How the game ends now, if it does: somebody has won, or all agree to a draw (E-6, L-4). */
function ending(rules: Rules, position: Position): Event | undefined {
  const winner = rules.victory(rules, position);
  if (winner !== NOBODY) return { type: 'won', seat: winner };
  if (position.drawOfferedBy === NOBODY) return undefined;
  const agreed = seatsIn(position).every((seat) => (position.drawAgreed & (1 << seat)) !== 0);
  return agreed ? { type: 'drawn' } : undefined;
}

/**
 * Ends the game if it is decided, and tells whether it was. A territory that waits to be occupied gets the
 * least that must move in (E-7).
 */
export function concludeIfDecided(play: Play): boolean {
  const { rules, position } = play;
  const end = ending(rules, position);
  if (end === undefined) return false;
  const { phase, from, to, dice } = position;
  if (phase === 'occupy') emit(play, { type: 'occupied', from, to, armies: dice });
  emit(play, end);
  return true;
}
