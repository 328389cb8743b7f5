import { BOT_NAMES, makeBot } from '@rubicon/bots';
import { type Command, createGame, type Offer, type Position, type Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';
import { expose } from 'comlink';

/** The bots of one game, in their own worker so that neither the page nor the table is blocked. */
const botWorker = {
  seats: new Map<Seat, ReturnType<typeof makeBot>>(),

  knows(names: readonly string[]): boolean {
    return names.every((name) => BOT_NAMES.includes(name));
  },

  sit({ edition, options, seats }: WireGame, seat: Seat, seed: string): boolean {
    const game = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
    const name = seats[seat]?.bot;
    if (game.error !== undefined || name === undefined) return false;
    const bot = makeBot(name, game.rules, seat, seed);
    this.seats.set(seat, bot);
    return bot !== undefined;
  },

  act(seat: Seat, view: Position, offers: readonly Offer[]): Command {
    const bot = this.seats.get(seat);
    if (bot === undefined) throw new Error(`no bot sits on seat ${seat}`);
    return bot.act(view, offers);
  },
};

export type BotWorker = typeof botWorker;

expose(botWorker);
