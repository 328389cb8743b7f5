import type { Board } from '../board.ts';
import type { Dice } from '../dice.ts';
import type { CommonRules } from '../rules.ts';
import type { Seat } from '../vocabulary.ts';
import type { Offer } from './command.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Position, Trading } from './position.ts';

/** More than there will ever be, and still a small integer, which is what compilers like best. */
export const NO_LIMIT = 2 ** 30 - 1;

/** How a game is set up. */
export interface SetupRule {
  /** Whether it can be done on this board; on any, if it does not say. */
  fits?(board: Board): boolean;
  /** Everything between the host's start and the first choice of a seat. */
  start(play: Play): undefined;
  /** What happens when every seat has chosen its colour. */
  coloured?(play: Play): void;
  /** What happens between the last choice of set-up and the first turn. */
  finish?(play: Play): void;
  /** Whether territories are claimed in turn. */
  readonly claims: boolean;
  /** The armies that a seat begins with, in a game of so many. */
  readonly reserve: (players: number) => number;
  /** Armies, own and neutral, that a seat places at a time. */
  readonly armies: number;
  readonly neutral: number;
  /** The colours that seats choose from, in turn order (FG-19); empty when seats come with theirs. */
  readonly colours: readonly number[];
}

/** The piece of which each seat has one, a capital or headquarters. */
export interface CapitalRule {
  /** Chosen with the first claim on an empty territory, or among the own ones when all is deployed. */
  readonly chosen: 'first' | 'last';
  /** All choose at once and in secret, and what they chose is shown together (CH-1). */
  readonly isSecret: boolean;
  /** What it means for the turn that ends; true when the next one must wait, or the game is over. */
  turnEnded?(play: Play, seat: Seat): boolean;
}

/** When trading opens at the turn's start or after an elimination, and how it goes on after a set; by cards in hand. */
export interface TradingRule {
  opens(hand: number): Trading;
  goesOn(hand: number): Trading;
}

/** What cards bring, and which may be traded when. */
export interface TradeRule {
  /** Whether these different cards can be traded together. */
  isSet(rules: Rules, cards: readonly number[]): boolean;
  /** What they bring now. */
  worth(rules: Rules, position: Position, cards: readonly number[]): number;
  /** Everything that may be traded from a hand. */
  offers(rules: Rules, position: Position, seat: Seat): Offer[];
  /** Armies for one traded card that shows a territory held. */
  readonly extra: number;
  readonly atTurnStart: TradingRule;
  readonly afterElimination: TradingRule;
}

/** How dice are rolled, and what may be decided about them. */
export interface CombatRule {
  /** Whether the defender is asked for the number of dice. */
  readonly asksDefender: boolean;
  /** Rolls, and settles the battle or puts a decision before that. */
  roll(play: Play, from: number, to: number, attackers: number, defenders: number, stopAt: number): void;
  /** With a card shown, one die may be rolled again (EX-4). */
  readonly reRoll: boolean;
  /** Once a turn one die may be turned to 6 (EX-5). */
  readonly commander: boolean;
}

/** A set of territories as two words of bits. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

/** Moves between own territories, at the end of a turn or before the first attack. */
export interface FortifyRule {
  /** Where armies can go from a territory. */
  reach(board: Board, position: Position, from: number): Reach;
  /** Why they cannot go anywhere else. */
  readonly unlinked: 'not-adjacent' | 'not-connected';
  /** How many moves end a turn. */
  moves(position: Position, seat: Seat): number;
  /** How many may be made before the first attack; none, if it does not say. */
  openingMoves?(position: Position, seat: Seat): number;
}

/** The card of a turn. */
export interface CardsRule {
  /** When the card of a turn is drawn: before or after the last move (C-2). */
  readonly drawnAt: 'attacks-end' | 'turn-end';
  isEarned(position: Position, seat: Seat): boolean;
}

/** A way to win besides being the last. */
export interface Goal {
  /** Asked of all after every change on the board, the seat whose turn it is first; or of that one when its turn ends. */
  readonly asked: 'always' | 'turn-end';
  /** For whoever plans: how many opposing capitals it takes, or how many objectives, besides the own capital. */
  readonly capitals?: number;
  readonly objectives?: number;
  isReached(rules: Rules, position: Position, seat: Seat): boolean;
  /** What is shown before the game ends. */
  show?(play: Play, winner: Seat): void;
}

/** What comes with territories and seats besides armies and cards, and who gets it. */
export interface SpoilsRule {
  /** A territory was captured; its loser may have lost the last one with it. */
  captured(play: Play, territory: number, loser: Seat): void;
  /** A seat has left; what it had besides land and cards is still its own. */
  surrendered(play: Play, seat: Seat): void;
}

/** Everything that editions and options decide, resolved once. Code asks these slots, never which edition it is. */
export interface Rules extends CommonRules {
  readonly family: 'turns';
  /** The figure on each card, as an index of FIGURES: one card for each territory, then the wild ones. */
  readonly figures: readonly number[];

  /** What the pieces are worth, the largest first; armies are numbers all the same. */
  readonly pieces: readonly number[];
  /** Who takes the first turn; undefined when chance decides. */
  readonly starter: Seat | undefined;
  readonly setup: SetupRule;
  readonly capital: CapitalRule | undefined;
  /** The new armies of a turn, without cards. */
  readonly income: (rules: Rules, position: Position, seat: Seat) => number;
  readonly trade: TradeRule;
  /** The most armies a territory may hold (EX-3); NO_LIMIT when there is none. */
  readonly armyLimit: number;
  readonly combat: CombatRule;
  readonly fortify: FortifyRule;
  readonly cards: CardsRule;
  /** The missions of the deck, as indices of MISSIONS (SM-1). */
  readonly missions: readonly number[];
  readonly spoils: SpoilsRule | undefined;
  readonly goal: Goal | undefined;
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
  note(play, event);
}

/** What happens at every roll is written by its own part of `evolve`, and then noted: that is what compilers like best. */
export function note(play: Play, event: Event): void {
  if (play.log !== undefined) play.log.push(event);
}
