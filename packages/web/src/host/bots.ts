import type { WireSeat } from '@rubicon/protocol/wire';
import type { Player, TableHost } from '@rubicon/table';
import { type Remote, releaseProxy, wrap } from 'comlink';
import type { Thinking } from './bot-worker.ts';
import { Pending } from './pending.ts';

/** The game wants a bot that is not here, for instance a program of somebody else. */
export class UnknownBot extends Error {}

interface BotRoom {
  readonly openPlayer: TableHost['openPlayer'];
  /** Whether all bots of these seats are here. */
  knows(seats: readonly WireSeat[]): Promise<boolean>;
  stop(): void;
}

/** One worker thinks for all bots of a game; it is started when the first one is asked for. */
export function startBots(): BotRoom {
  let worker: Worker | undefined;
  let thinking: Remote<Thinking> | undefined;
  const pending = new Pending();
  const think = (): Remote<Thinking> => {
    worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onerror = () => pending.reject(new Error('the bots have crashed'));
    thinking ??= wrap<Thinking>(worker);
    return thinking;
  };
  return {
    async openPlayer({ game, seat, bot, seed }): Promise<Player> {
      const mind = think();
      if (!(await pending.answer(mind.sit(game, seat, seed)))) throw new UnknownBot(bot);
      return { act: (view, offers) => pending.answer(mind.act(seat, view, offers)) };
    },
    async knows(seats) {
      const names = seats.flatMap(({ bot }) => bot ?? []);
      return names.length === 0 || pending.answer(think().knows(names));
    },
    stop() {
      thinking?.[releaseProxy]();
      worker?.terminate();
    },
  };
}

/** Whether nobody is missing who plays these seats. */
export async function areBotsHere(seats: readonly WireSeat[]): Promise<boolean> {
  const bots = startBots();
  try {
    return await bots.knows(seats);
  } finally {
    bots.stop();
  }
}
