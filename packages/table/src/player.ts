import type { Command, Event, Offer, Position, Rules, Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';

/** Plays a seat without a person: a built-in bot, or an external program. */
export interface Player {
  /** Returns the next command. Called again with a newer view if something happens before it answers. */
  act(view: Position, offers: readonly Offer[]): Command | Promise<Command>;
  /** Receives new events, as the seat may see them. */
  see?(events: readonly Event[]): void;
  /** Whether all draws are declined without asking. */
  readonly declinesDraws?: boolean;
  /** Called when the game is over, or no longer hosted here. */
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
