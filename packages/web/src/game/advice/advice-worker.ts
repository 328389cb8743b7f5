import type { Budget } from '@rubicon/bots';
import { createGame, type Offer, type Position, type Rules, type Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';
import { expose } from 'comlink';
import { chancesAt } from './chances.ts';
import { Expert } from './expert.ts';
import type { Hint } from './hint.ts';

/** The same time that `expert` gets when it plays in the page. */
const BUDGET: Budget = { ms: 200 };

const expert = new Expert();

/** Thinks for the person at the screen, in a worker so that the board never waits. It only receives views. */
const adviceWorker = {
  chances(game: WireGame, view: Position, isShared: boolean): number[] {
    return chancesAt(rulesOf(game), view, isShared);
  },

  hint(
    game: WireGame,
    view: Position,
    seat: Seat,
    offers: readonly Offer[],
    isShared: boolean,
  ): Hint | undefined {
    return expert.hintFor({ rules: rulesOf(game), view, seat, offers, isShared }, BUDGET);
  },
};

function rulesOf({ edition, options, seats }: WireGame): Rules {
  const game = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
  if (game.error !== undefined) throw new Error(game.error.code);
  return game.rules;
}

export type AdviceWorker = typeof adviceWorker;

expose(adviceWorker);
