import type { Command, Dice, Offer, Position, Rules, Seat } from '@rubicon/engine';

/** Somebody who plays: gets what its seat may know and may do, and says what it does. */
export interface Bot {
  act(view: Position, offers: readonly Offer[]): Command;
}

/** A kind of bot. Everything by chance comes from `dice`, so that a seed gives the same game. */
export type BotMaker = (rules: Rules, seat: Seat, dice: Dice) => Bot;

type Family = Position['family'];
type View<F extends Family> = Extract<Position, { family: F }>;

/** How a bot acts in the games of one family. */
export type Act<F extends Family> = (view: View<F>, offers: readonly Offer[]) => Command;

/** A bot for the games of one family; a game keeps to its family. */
export function botOf<F extends Family>(family: F, act: Act<F>): Bot {
  const isView = (view: Position): view is View<F> => view.family === family;
  return {
    act(view, offers) {
      if (!isView(view)) throw new Error(`a bot for ${family} was shown a game of another family`);
      return act(view, offers);
    },
  };
}
