import type { Command, Event, Offer, Position, Rules, Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';

/** Whoever plays a seat that no person plays: one of our bots, or a program of somebody else. */
export interface Player {
  /** What to do now. Asked again, with another view, when something happens before it has answered. */
  act(view: Position, offers: readonly Offer[]): Command | Promise<Command>;
  /** What happened since, as the seat may see it. */
  see?(events: readonly Event[]): void;
  /** Not asked about draws: they are declined. */
  readonly declinesDraws?: boolean;
  /** The game is over, or not hosted any more. */
  close?(): Promise<void>;
}

/** A seat that wants a player. */
export interface Opening {
  readonly game: WireGame;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly bot: string; // the name that the game has for it
  readonly seed: string; // for what it leaves to chance; says nothing about the dice
}
