import { territoriesOf } from '../../columns.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { IN_DECK, type Phase, type Position, REMOVED, seatsFrom, type Trading } from '../position.ts';
import type { Rules } from '../rules.ts';

/** The phases of a turn. */
const IN_TURN: readonly Phase[] = [
  'reinforce',
  'attack',
  'defend',
  're-roll',
  'commander',
  'occupy',
  'fortify',
  'airfield',
];

/** Whether set-up is done and the game is not over. */
export const isInPlay = ({ phase }: Position): boolean => IN_TURN.includes(phase) || phase === 'settle';

/**
 * Derives what a hand-written position omits: that it is the first turn, the seat that took it, the income of a turn,
 * whether a set may or must be traded, the territories held when the turn began, and the cards of the headquarters,
 * which are out of the game. A `reinforce` without `place` is a turn that starts now.
 */
export function deriveOmitted(rules: Rules, p: Position, given: ReadonlySet<string>): void {
  if (isInPlay(p) && !given.has('turn')) p.turn = 1;
  if (isInPlay(p) && !given.has('first') && p.seat !== NOBODY) p.first = firstSeat(p);
  if (rules.capital?.isSecret && p.turn > 0 && !given.has('removed')) removeCards(p);
  if (!IN_TURN.includes(p.phase) || p.seat === NOBODY) return;
  if (p.objectives.length > 0 && !given.has('began')) {
    p.began = territoriesOf(p, p.seat);
  }
  if (p.phase !== 'reinforce') return;
  if (!given.has('place')) p.toPlace = rules.income(rules, p, p.seat);
  if (!given.has('trading')) p.trading = usualTrading(rules, p);
}

/** Returns the seat that took turn 1, counted back from the turn of this seat as if no seat were out. */
function firstSeat(p: Position): Seat {
  const order = seatsFrom(p, p.seat);
  return order[(order.length - ((p.turn - 1) % order.length)) % order.length];
}

/** CH-2: takes the cards of the headquarters out of the deck. */
function removeCards(p: Position): void {
  p.cards = p.cards.map((place, card) => (place === IN_DECK && p.capitals.includes(card) ? REMOVED : place));
  p.deck -= p.cards.filter((place) => place === REMOVED).length;
}

/**
 * Returns the trading state of a reinforce phase whose notation does not give it. A forced trade comes before anything
 * else (C-5). Otherwise trading is open only while the whole income waits to be placed (C-4).
 */
export function usualTrading(rules: Rules, p: Position): Trading {
  if (p.phase !== 'reinforce' || p.seat === NOBODY) return 'none';
  const opens = rules.trade.atTurnStart.opens(p.hand[p.seat]);
  if (opens === 'must') return opens;
  return p.toPlace === rules.income(rules, p, p.seat) ? opens : 'none';
}
