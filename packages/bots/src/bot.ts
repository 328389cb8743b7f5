import type { Command, Dice, Offer, Position, Rules, Seat } from '@rubicon/engine';

/**
 * The budget of a bot for one turn (in the `orders` family: one round): a number of search nodes, which gives the same
 * game on every machine, or of milliseconds, which does not.
 */
export type Budget = { readonly nodes: number } | { readonly ms: number };

/** A player: gets the view and the offers of its seat, and returns a command. */
export interface Bot {
  /** Without a budget a bot uses the default of its level. */
  act(view: Position, offers: readonly Offer[], budget?: Budget): Command;
}

/** A kind of bot. All randomness comes from `dice`, so a seed gives the same game. */
export type BotMaker = (rules: Rules, seat: Seat, dice: Dice) => Bot;

type Family = Position['family'];
type View<F extends Family> = Extract<Position, { family: F }>;

/** How a bot acts in the games of one family. */
export type Act<F extends Family> = (
  view: View<F>,
  offers: readonly Offer[],
  budget: Budget | undefined,
) => Command;

/** A bot for the games of one family. */
export function botOf<F extends Family>(family: F, act: Act<F>): Bot {
  const isView = (view: Position): view is View<F> => view.family === family;
  return {
    act(view, offers, budget) {
      if (!isView(view)) throw new Error(`a bot for ${family} was shown a game of another family`);
      return act(view, offers, budget);
    },
  };
}
