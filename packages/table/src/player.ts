import type { Command, Event, Offer, Position, Rules, Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';

/** Plays a seat without a person: a built-in bot, or an external program. */
export interface Player {
  /** Returns the next command. Called again with another view if something happens before the answer. */
  act(view: Position, offers: readonly Offer[]): Command | Promise<Command>;
  /** Receives what happened since, as the seat may see it. */
  see?(events: readonly Event[]): void;
  /** Declines all draws without being asked. */
  readonly declinesDraws?: boolean;
  /** The game is over, or no longer hosted here. */
  close?(): Promise<void>;
}

/** A seat that needs a player. */
export interface PlayerRequest {
  readonly game: WireGame;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly bot: string; // the bot's name in the game
  readonly seed: string; // for the bot's own random choices; independent of the dice
}
