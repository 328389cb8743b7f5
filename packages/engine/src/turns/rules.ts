import type { Board } from '../board/board.ts';
import type { TerritorySet } from '../board/territory-set.ts';
import type { Dice } from '../chance/dice.ts';
import type { CommonRules } from '../rules.ts';
import type { Colour, Seat } from '../vocabulary.ts';
import type { Offer } from './command.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Position, Trading } from './position.ts';

/** No limit, as a number that JSON can write: larger than any army count. */
export const NO_LIMIT = 2 ** 30 - 1;

/** A set-up chart of `basic-training`: the capital and the troops of one colour. */
export interface Chart {
  readonly colour: Colour;
  readonly capital: string;
  readonly troops: Readonly<Record<string, number>>;
}

/** How a game is set up. */
export interface SetupRule {
  /** Whether it works on this board; on any board if undefined. */
  fits?(board: Board): boolean;
  /** Plays everything between the host's start and the first choice of a seat. */
  start(play: Play): undefined;
  /** Called when every seat has chosen its colour. */
  coloured?(play: Play): void;
  /** Called between the last choice of set-up and the first turn. */
  finish?(play: Play): void;
  /** Whether territories are claimed in turn. */
  readonly claims: boolean;
  /** The armies that a seat begins with. */
  readonly reserve: (players: number) => number;
  /** The armies that a seat places at a time: its own, and neutral ones. */
  readonly armies: number;
  readonly neutral: number;
  /** The colours that seats choose from, in turn order (FG-19); empty if seats have colours from the start. */
  readonly colours: readonly number[];
  /** The set-up charts in turn order (FG-7); undefined if there are none. */
  readonly charts?: readonly Chart[];
}

/** The capital or headquarters of each seat. */
export interface CapitalRule {
  readonly kind: 'capital' | 'headquarters';
  /** Chosen with the first claim on an empty territory, or among the seat's territories after deployment. */
  readonly chosen: 'first' | 'last';
  /** All choose at once and in secret, and the choices are shown together (CH-1). */
  readonly isSecret: boolean;
  /** Whether a seat without its capital at the end of its turn is out (CC-2). */
  readonly isFatal: boolean;
  /** Called at the end of a turn; returns true if the next turn must wait, or the game is over. */
  turnEnded?(play: Play, seat: Seat): boolean;
}

/** Whether trading is open at the start of a turn or after an elimination, and after each trade; by cards in hand. */
export interface TradingRule {
  opens(hand: number): Trading;
  afterTrade(hand: number): Trading;
}

/** Which cards can be traded, when, and for how many armies. */
interface AnyTrade {
  /** Whether these different cards can be traded together. */
  isSet(rules: Rules, cards: readonly number[]): boolean;
  /** The armies for these cards now. */
  worth(rules: Rules, position: Position, cards: readonly number[]): number;
  /** The most armies that the trades of one turn can have brought, after this many sets in the game. */
  mostInTurn(rules: Rules, sets: number): number;
  /** Everything that may be traded from a hand. */
  offers(rules: Rules, position: Position, seat: Seat): Offer[];
  /** Extra armies for a traded card whose territory the seat holds. */
  readonly extra: number;
  readonly atTurnStart: TradingRule;
  readonly afterElimination: TradingRule;
}

/** Sets of three figures, worth more with every set of the game (C-3, C-7). */
export interface SetTrade extends AnyTrade {
  readonly by: 'sets';
  /** The armies for the n-th set of the game, counted from 1. */
  readonly value: (nth: number) => number;
}

/** Any cards, valued by their stars (FG-8). */
export interface StarTrade extends AnyTrade {
  readonly by: 'stars';
  /** The fewest and the most stars that can be traded at once. */
  readonly least: number;
  readonly most: number;
  /** The armies for this many stars. */
  readonly value: (stars: number) => number;
}

export type TradeRule = SetTrade | StarTrade;

/** How dice are rolled, and the decisions about them. */
export interface CombatRule {
  /** Whether the defender is asked for the number of dice. */
  readonly asksDefender: boolean;
  /** Rolls, then settles the battle or asks for a decision first. */
  roll(play: Play, from: number, to: number, attackers: number, defenders: number, stopAt: number): void;
  /** Whether showing a card lets the attacker roll one die again (EX-4). */
  readonly reRoll: boolean;
  /** Whether one die may be turned to 6 once a turn (EX-5). */
  readonly commander: boolean;
}

/** Moves between a seat's territories, at the end of a turn or before the first attack. */
export interface FortifyRule {
  /** Whether armies move to a neighbour, or along a path of the seat's territories. */
  readonly by: 'neighbours' | 'paths';
  /** The territories that armies can reach from a territory. */
  reach(board: Board, position: Position, from: number): TerritorySet;
  /** The code of a refusal for any other destination. */
  readonly unlinked: 'not-adjacent' | 'not-connected';
  /** The number of moves at the end of a turn. */
  moves(position: Position, seat: Seat): number;
  /** The number of moves before the first attack; none if undefined. */
  openingMoves?(position: Position, seat: Seat): number;
}

/** The card of a turn. */
export interface CardsRule {
  /** When the card of a turn is drawn: before or after fortifying (C-2). */
  readonly drawnAt: 'attacks-end' | 'turn-end';
  isEarned(position: Position, seat: Seat): boolean;
}

interface AnyGoal {
  /** Checked for all seats after every change, the seat whose turn it is first; or for that one when its turn ends. */
  readonly asked: 'always' | 'turn-end';
  isReached(rules: Rules, position: Position, seat: Seat): boolean;
  /** Reveals the goal before the game ends. */
  show?(play: Play, winner: Seat): void;
}

/** The seat's capital and this many of its opponents' (CH-4). */
export interface CapitalsGoal extends AnyGoal {
  readonly kind: 'capitals';
  readonly capitals: number;
}

/** The seat's mission (SM-2). */
export interface MissionsGoal extends AnyGoal {
  readonly kind: 'missions';
}

/** This many objectives and the seat's capital (FG-17). */
export interface ObjectivesGoal extends AnyGoal {
  readonly kind: 'objectives';
  readonly objectives: number;
}

/** A way to win other than being the last seat in the game. */
export type Goal = CapitalsGoal | MissionsGoal | ObjectivesGoal;

/** The spoils: pieces that change hands with territories and seats, in addition to armies and cards. */
export interface SpoilsRule {
  /** Called when a territory was captured, perhaps the loser's last. */
  captured(play: Play, territory: number, loser: Seat): void;
  /** Called when a seat has left; it still has everything but its territories and cards. */
  surrendered(play: Play, seat: Seat): void;
}

/** Everything that editions and options decide, resolved once. Code asks these slots, never which edition it is. */
export interface Rules extends CommonRules {
  readonly family: 'turns';
  /** The figure on each card, as an index of FIGURES: one card for each territory, then the wild ones. */
  readonly figures: readonly number[];

  /** The values of the pieces, the largest first; only for display. */
  readonly pieces: readonly number[];
  /** The seat of the first turn; undefined when chance decides. */
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
  /** The objectives that can be laid out, as indices of OBJECTIVES (FG-5); empty in editions without them. */
  readonly objectives: readonly number[];
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

/** Writes an event into the position, and into the log if there is one. */
export function emit(play: Play, event: Event): void {
  evolve(play.position, event);
  note(play, event);
}

/** Logs an event that a part of `evolve` has already written: the events of every roll skip the switch of `evolve`. */
export function note(play: Play, event: Event): void {
  if (play.log !== undefined) play.log.push(event);
}
