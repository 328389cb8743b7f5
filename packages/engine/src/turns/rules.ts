import type { Board } from '../board.ts';
import type { Dice } from '../dice.ts';
import type { Seat } from '../vocabulary.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Position, Trading } from './position.ts';

/** How a game is set up. */
export interface SetupRule {
  /** Everything between the host's start and the first choice of a seat. */
  start(play: Play): undefined;
  /** Whether territories are claimed in turn. */
  readonly claims: boolean;
  /** Armies, own and neutral, that a seat places at a time. */
  readonly armies: number;
  readonly neutral: number;
}

/** When trading opens at the turn's start or after an elimination, and how it goes on after a set; by cards in hand. */
export interface TradingRule {
  opens(hand: number): Trading;
  goesOn(hand: number): Trading;
}

export interface TradeRule {
  /** What the n-th set of the game brings, counted from 1. */
  value(nth: number): number;
  /** Armies for one traded card that shows a territory held. */
  readonly extra: number;
  readonly atTurnStart: TradingRule;
  readonly afterElimination: TradingRule;
}

/** Who says with how many dice a territory is defended. */
export interface CombatRule {
  readonly asksDefender: boolean;
}

export interface CardsRule {
  /** When the card of a turn with a capture is drawn: before or after the last move. */
  readonly drawnAt: 'attacks-end' | 'turn-end';
}

/** Everything that editions and options decide, resolved once. Code asks these slots, never which edition it is. */
export interface Rules {
  readonly edition: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly board: Board;
  /** The figure on each card, as an index of FIGURES: one card for each territory, then the wild ones. */
  readonly figures: readonly number[];

  /** What the pieces are worth, the largest first; armies are numbers all the same. */
  readonly pieces: readonly number[];
  /** Who takes the first turn; undefined when chance decides. */
  readonly starter: Seat | undefined;
  readonly setup: SetupRule;
  readonly income: (rules: Rules, position: Position, seat: Seat) => number;
  readonly trade: TradeRule;
  readonly combat: CombatRule;
  /** Whether armies may move at the end of a turn from one territory to the other, both held by the seat. */
  readonly connected: (rules: Rules, position: Position, from: number, to: number) => boolean;
  readonly cards: CardsRule;
  /** The seat that has won, or NOBODY. */
  readonly victory: (rules: Rules, position: Position) => Seat;
}

/** One command being carried out. */
export interface Play {
  readonly rules: Rules;
  readonly position: Position;
  readonly dice: Dice;
  readonly log: Event[] | undefined;
}

export function emit(play: Play, event: Event): void {
  evolve(play.position, event);
  if (play.log !== undefined) play.log.push(event);
}
