import type { Command, Event, Offer, Position } from '@rubicon/engine';
import type { FailureReason } from '@rubicon/protocol';

/** Whoever plays a seat of a game that is played without people: one of our bots, or a program of somebody else. */
export interface Player {
  /** What to do now. Never rejects: who fails plays the default command. */
  act(view: Position, offers: readonly Offer[]): Command | Promise<Command>;
  /** What happened since, as the seat may see it. Who does not listen costs nothing: no log is kept then. */
  see?(events: readonly Event[]): void;
  /** Why it lost moves, or the game, so far. */
  readonly failures?: readonly FailureReason[];
  /** The game is over, or given up. */
  close?(): Promise<void>;
}
