import type { Dice } from './chance/dice.ts';
import { COMMON_FAULTS, type CommonFault, findCommonFault } from './notation/fault.ts';
import type { NotationField } from './notation/notation-words.ts';
import type * as ordersCommand from './orders/command.ts';
import type * as ordersEvent from './orders/event.ts';
import { orders } from './orders/family.ts';
import { FAULTS as ORDERS_FAULTS, type Fault as OrdersFault } from './orders/notation/fault.ts';
import type { Position as OrdersPosition } from './orders/position.ts';
import type { Rules as OrdersRules } from './orders/rules.ts';
import type * as turnsCommand from './turns/command.ts';
import type * as turnsEvent from './turns/event.ts';
import { turns } from './turns/family.ts';
import { FAULTS as TURNS_FAULTS, type Fault as TurnsFault } from './turns/notation/fault.ts';
import type { Position as TurnsPosition } from './turns/position.ts';
import type { Rules as TurnsRules } from './turns/rules.ts';
import type { Seat } from './vocabulary.ts';

export type { OrdersPosition, OrdersRules, TurnsPosition, TurnsRules };

/** A game of any family. `family` discriminates rules and positions; messages are discriminated by their types. */
export type Rules = TurnsRules | OrdersRules;
export type Position = TurnsPosition | OrdersPosition;
export type Command = turnsCommand.Command | ordersCommand.Command;
export type SeatCommand = turnsCommand.SeatCommand | ordersCommand.SeatCommand;
export type Event = turnsEvent.Event | ordersEvent.Event;
export type Offer = turnsCommand.Offer | ordersCommand.Offer;
export type Rejection = turnsCommand.Rejection | ordersCommand.Rejection;
export type Fault = CommonFault | TurnsFault | OrdersFault;
export const FAULTS: readonly Fault[] = [...new Set([...COMMON_FAULTS, ...TURNS_FAULTS, ...ORDERS_FAULTS])];
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/**
 * The contract of a family of rules. The functions below only pass it rules, positions, commands and events of its own
 * family.
 */
interface Family {
  isToAct(position: Position, actor: Seat): boolean;
  toAct(position: Position): Seat[];
  legal(rules: Rules, position: Position, actor: Seat): Offer[];
  refuse(rules: Rules, position: Position, actor: Seat, command: Command): Rejection | undefined;
  play(
    rules: Rules,
    position: Position,
    actor: Seat,
    command: Command,
    dice: Dice,
    log?: Event[],
  ): Rejection | undefined;
  evolve(position: Position, event: Event): void;
  clonePosition(position: Position): Position;
  fallback(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined;
  viewOf(position: Position, viewer: Seat): Position;
  redact(event: Event, viewer: Seat): Event;
  isWhole(position: Position): boolean;
  sampleWorld(rules: Rules, view: Position, dice: Dice): Position;
  findFault(rules: Rules, position: Position): Fault | undefined;
  makeFields(rules: Rules, position: Position): NotationField[];
  readField(rules: Rules, position: Position, key: string, value: string): boolean;
  deriveOmitted(rules: Rules, position: Position, given: ReadonlySet<string>): void;
}

const FAMILIES: Readonly<Record<Rules['family'], Family>> = { turns, orders };

const familyOf = ({ family }: Rules | Position): Family => FAMILIES[family];

/** Whether the game waits for this seat, or for the host. Depends only on public facts. */
export function isToAct(position: Position, actor: Seat): boolean {
  return familyOf(position).isToAct(position, actor);
}

/** The actors that the game waits for. */
export function toAct(position: Position): Seat[] {
  return familyOf(position).toAct(position);
}

/** Everything an actor (a seat or the host) may do now, complete and compact. */
export function legal(rules: Rules, position: Position, actor: Seat): Offer[] {
  return familyOf(rules).legal(rules, position, actor);
}

/** Returns the reason why a command would be refused; undefined if it is legal. */
export function refuse(
  rules: Rules,
  position: Position,
  actor: Seat,
  command: Command,
): Rejection | undefined {
  return familyOf(rules).refuse(rules, position, actor, command);
}

/** Whether a command is legal. */
export function accepts(rules: Rules, position: Position, actor: Seat, command: Command): boolean {
  return refuse(rules, position, actor, command) === undefined;
}

/**
 * Plays a command in place: fast, for callers that own the position. A refused command changes nothing.
 * Events are kept only if a log is passed.
 */
export function play(
  rules: Rules,
  position: Position,
  actor: Seat,
  command: Command,
  dice: Dice,
  log?: Event[],
): Rejection | undefined {
  return familyOf(rules).play(rules, position, actor, command, dice, log);
}

export type Step<P extends Position = Position> =
  | { readonly position: P; readonly events: readonly Event[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

/** Plays a command without changing the position; returns the next position and the events. */
export function step<P extends Position>(
  rules: Rules,
  position: P,
  actor: Seat,
  command: Command,
  dice: Dice,
): Step<P> {
  const next = clonePosition(position);
  const events: Event[] = [];
  const rejection = play(rules, next, actor, command, dice, events);
  return rejection === undefined ? { position: next, events } : { rejection };
}

/** Folds events onto a position and returns the result. Needs neither rules nor dice. */
export function replay<P extends Position>(position: P, events: Iterable<Event>): P {
  const next = clonePosition(position);
  for (const event of events) evolve(next, event);
  return next;
}

/** Writes one event into a position, whole or a view. */
export function evolve(position: Position, event: Event): void {
  familyOf(position).evolve(position, event);
}

export function clonePosition<P extends Position>(position: P): P {
  return familyOf(position).clonePosition(position) as P;
}

/** L-3: the command that is played for a seat that does not answer; undefined if it is not asked. */
export function fallback(rules: Rules, position: Position, seat: Seat): SeatCommand | undefined {
  return familyOf(rules).fallback(rules, position, seat);
}

/** Returns the view of a seat or a spectator. For every event, evolve(viewOf(p, s), redact(e, s)) = viewOf(evolve(p, e), s). */
export function viewOf<P extends Position>(position: P, viewer: Seat): P {
  return familyOf(position).viewOf(position, viewer) as P;
}

/** The event as the viewer sees it. */
export function redact(rules: Rules, event: Event, viewer: Seat): Event {
  return familyOf(rules).redact(event, viewer);
}

/** Whether nothing is hidden: a view that hides something cannot be played on. */
export function isWhole(position: Position): boolean {
  return familyOf(position).isWhole(position);
}

/** Returns one whole position that fits the view, for bots to search. */
export function sampleWorld<P extends Position>(rules: Rules, view: P, dice: Dice): P {
  return familyOf(rules).sampleWorld(rules, view, dice) as P;
}

/** Returns the first fault of a position; undefined if a game can continue from it. */
export function findFault(rules: Rules, position: Position): Fault | undefined {
  return findCommonFault(position) ?? familyOf(rules).findFault(rules, position);
}

/** The notation fields of this family. */
export function makeFields(rules: Rules, position: Position): NotationField[] {
  return familyOf(rules).makeFields(rules, position);
}

/** Reads one of them into the position; false if there is no such field. */
export function readField(rules: Rules, position: Position, key: string, value: string): boolean {
  return familyOf(rules).readField(rules, position, key, value);
}

/** Derives the fields that a hand-written position omits. */
export function deriveOmitted(rules: Rules, position: Position, given: ReadonlySet<string>): void {
  familyOf(rules).deriveOmitted(rules, position, given);
}
