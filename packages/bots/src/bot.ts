import type { Command, Dice, Offer, Position, Rules, Seat } from '@rubicon/engine';

/** Somebody who plays: gets what its seat may know and may do, and says what it does. */
export interface Bot {
  act(view: Position, offers: readonly Offer[]): Command;
}

/** A kind of bot. Everything by chance comes from `dice`, so that a seed gives the same game. */
export type BotMaker = (rules: Rules, seat: Seat, dice: Dice) => Bot;
