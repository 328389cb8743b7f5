import type { WireSeat } from '@rubicon/protocol/wire';
import type { Player, TableHost } from '@rubicon/table';
import { type Remote, releaseProxy, wrap } from 'comlink';
import type { BotWorker } from './bot-worker.ts';
import { Pending } from './pending.ts';

/** Thrown if a game needs a bot that this page does not have, such as an external program. */
export class UnknownBot extends Error {}

interface GameBots {
  readonly openPlayer: TableHost['openPlayer'];
  /** Whether this page has all bots of these seats. */
  knows(seats: readonly WireSeat[]): Promise<boolean>;
  stop(): void;
}

/** The bots of a game, in one worker that is started when it is first needed. */
export function startBots(): GameBots {
  let worker: Worker | undefined;
  let remote: Remote<BotWorker> | undefined;
  const pending = new Pending();
  const connect = (): Remote<BotWorker> => {
    worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onerror = () => pending.reject(new Error('the bots have crashed'));
    remote ??= wrap<BotWorker>(worker);
    return remote;
  };
  return {
    async openPlayer({ game, seat, bot, seed }): Promise<Player> {
      const bots = connect();
      if (!(await pending.track(bots.sit(game, seat, seed)))) throw new UnknownBot(bot);
      return { act: (view, offers) => pending.track(bots.act(seat, view, offers)) };
    },
    async knows(seats) {
      const names = seats.flatMap(({ bot }) => bot ?? []);
      return names.length === 0 || pending.track(connect().knows(names));
    },
    stop() {
      remote?.[releaseProxy]();
      worker?.terminate();
    },
  };
}

/** Whether this page has all bots of these seats. */
export async function areBotsKnown(seats: readonly WireSeat[]): Promise<boolean> {
  const bots = startBots();
  try {
    return await bots.knows(seats);
  } finally {
    bots.stop();
  }
}
