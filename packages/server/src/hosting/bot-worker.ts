import { parentPort } from 'node:worker_threads';
import { type Bot, makeBot } from '@rubicon/bots';
import { type Command, createGame, type Offer, type Position, type Seat } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';

/** A question to a bot, with everything the bot needs, so that any thread can answer. */
export interface BotTask {
  readonly id: number;
  readonly game: Pick<WireGame, 'id' | 'edition' | 'options' | 'seats'>;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
  readonly view: Position;
  readonly offers: readonly Offer[];
  readonly milliseconds: number;
}

export type BotAnswer =
  | { readonly id: number; readonly command: Command }
  | { readonly id: number; readonly problem: string };

/** Bots kept in this thread: they remember their plan for the turn. */
const MOST_BOTS = 500;
const bots = new Map<string, Bot>();

function botFor({ game, seat, bot: name, seed }: BotTask): Bot {
  const key = `${game.id}/${seat}/${name}/${seed}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  const { edition, options, seats } = game;
  const created = createGame({ edition, options, colours: seats.map(({ colour }) => colour) });
  if (created.error !== undefined) throw new Error(created.error.code);
  const bot = makeBot(name, created.rules, seat, seed);
  if (bot === undefined) throw new Error(`no such bot: ${name}`);
  bots.set(key, bot);
  const [oldest] = bots.keys();
  if (bots.size > MOST_BOTS && oldest !== undefined) bots.delete(oldest);
  return bot;
}

parentPort?.on('message', (task: BotTask) => {
  let answer: BotAnswer;
  try {
    const command = botFor(task).act(task.view, task.offers, { ms: task.milliseconds });
    answer = { id: task.id, command };
  } catch (error) {
    answer = { id: task.id, problem: error instanceof Error ? error.message : 'failed' };
  }
  parentPort?.postMessage(answer);
});
