import { BOT_NAMES, type Bot, type Budget, makeBot } from '@rubicon/bots';
import { type Command, createGame, type Offer, type Position, type Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';
import { expose } from 'comlink';

/** `expert` gets more time than its default nodes take. The other bots play the same game from the same seed. */
const BUDGETS: Readonly<Record<string, Budget>> = { expert: { ms: 200 } };

/** The bots of one game, in their own worker so that they block neither the page nor the table. */
const botWorker = {
  seats: new Map<Seat, { readonly bot: Bot; readonly budget: Budget | undefined }>(),

  knows(names: readonly string[]): boolean {
    return names.every((name) => BOT_NAMES.includes(name));
  },

  sit({ edition, options, seats }: WireGame, seat: Seat, seed: string): boolean {
    const game = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
    const name = seats[seat]?.bot;
    if (game.error !== undefined || name === undefined) return false;
    const bot = makeBot(name, game.rules, seat, seed);
    if (bot === undefined) return false;
    this.seats.set(seat, { bot, budget: BUDGETS[name] });
    return true;
  },

  act(seat: Seat, view: Position, offers: readonly Offer[]): Command {
    const player = this.seats.get(seat);
    if (player === undefined) throw new Error(`no bot sits on seat ${seat}`);
    return player.bot.act(view, offers, player.budget);
  },
};

export type BotWorker = typeof botWorker;

expose(botWorker);
