import type { Command, Dice, Offer, Position, Rules, Seat } from '@rubicon/engine';

/**
 * How much a bot may think in one of its turns (in the `orders` family: in one round): so many nodes of its search,
 * which gives the same game on every machine, or so many milliseconds, which does not.
 */
export type Budget = { readonly nodes: number } | { readonly ms: number };

/** Somebody who plays: gets what its seat may know and may do, and says what it does. */
export interface Bot {
  /** Without a budget a bot takes the one of its level. */
  act(view: Position, offers: readonly Offer[], budget?: Budget): Command;
}

/** A kind of bot. Everything by chance comes from `dice`, so that a seed gives the same game. */
export type BotMaker = (rules: Rules, seat: Seat, dice: Dice) => Bot;

type Family = Position['family'];
type View<F extends Family> = Extract<Position, { family: F }>;

/** How a bot acts in the games of one family. */
export type Act<F extends Family> = (
  view: View<F>,
  offers: readonly Offer[],
  budget: Budget | undefined,
) => Command;

/** A bot for the games of one family; a game keeps to its family. */
export function botOf<F extends Family>(family: F, act: Act<F>): Bot {
  const isView = (view: Position): view is View<F> => view.family === family;
  return {
    act(view, offers, budget) {
      if (!isView(view)) throw new Error(`a bot for ${family} was shown a game of another family`);
      return act(view, offers, budget);
    },
  };
}
