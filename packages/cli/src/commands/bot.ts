import { createInterface } from 'node:readline';
import { BOT_NAMES, type Bot, type Budget, makeBot } from '@rubicon/bots';
import {
  clonePosition,
  createGame,
  DEFAULT_COLOURS,
  ENGINE_VERSION,
  evolve,
  legal,
  makeCommand,
  type Position,
  parseEvent,
  type Rules,
  type Seat,
} from '@rubicon/engine';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type HostMessage,
  type HostMessageOf,
  hostMessageSchema,
  parseView,
} from '@rubicon/protocol';
import { creationText, unknownBotText } from '../errors.ts';
import { budgetOf, randomSeed } from '../input.ts';
import { printJson } from '../output.ts';
import { MachineError, UsageError } from '../usage.ts';

export interface BotOptions {
  readonly level: string;
  readonly seed?: string;
  readonly budgetMs?: string;
}

/** One of our bots speaks the bot protocol on standard input and output, until its host says goodbye. */
export async function botCommand(options: BotOptions): Promise<number> {
  const { level, seed = randomSeed() } = options;
  if (!BOT_NAMES.includes(level)) throw new UsageError(unknownBotText(level));
  const { budget } = budgetOf(options.budgetMs);
  let playing: PlayedGame | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const message = readMessage(line);
    switch (message.type) {
      case 'hello':
        say({
          type: 'hello',
          protocol: BOT_PROTOCOL,
          name: `Rubicon ${level}`,
          version: ENGINE_VERSION,
          views: false,
        });
        break;
      case 'game':
        playing = new PlayedGame(level, message, seed, budget);
        break;
      case 'events':
        playing?.see(message);
        break;
      case 'act':
        if (playing === undefined) throw new MachineError('the host asks before there is a game');
        say({ type: 'command', id: message.id, command: playing.act(message) });
        break;
      case 'refused':
        process.stderr.write(`refused: ${line}\n`);
        break;
      case 'over':
        playing = undefined;
        break;
      case 'bye':
        return 0;
    }
  }
  return 0;
}

const say = (message: BotMessage): void => printJson(message);

function readMessage(line: string): HostMessage {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new MachineError('the host said something that is not JSON');
  }
  const { data, error } = hostMessageSchema.safeParse(json);
  if (data !== undefined) return data;
  const field = error?.issues[0]?.path.join('.') || 'not an object';
  throw new MachineError(`the host said something that is no message (${field})`);
}

/** What is known of a game by its messages alone. The view of the first question goes on by events. */
class PlayedGame {
  private readonly rules: Rules;
  private readonly seat: Seat;
  private readonly bot: Bot;
  private readonly budget: Budget | undefined;
  private view: Position | undefined;

  constructor(level: string, message: HostMessageOf<'game'>, seed: string, budget: Budget | undefined) {
    const { edition, options, players, seat, seats, game: number } = message;
    const areChosen = seats.some(({ colour }) => colour === null); // in the game: then only their number counts
    const colours = areChosen ? DEFAULT_COLOURS.slice(0, players) : seats.map(({ colour }) => colour!);
    const game = createGame({ edition, options, colours });
    if (game.error !== undefined) throw new MachineError(creationText(game.error));
    this.rules = game.rules;
    this.seat = seat;
    this.budget = budget;
    this.bot = makeBot(level, game.rules, seat, `${seed}/${number}/bots`)!;
  }

  see({ events }: HostMessageOf<'events'>): void {
    for (const json of events) {
      const event = parseEvent(this.rules.board, json);
      if (event.error !== undefined) throw new MachineError(`an event is not known (${event.error.type})`);
      if (this.view !== undefined) evolve(this.view, event.value);
    }
  }

  act({ view }: HostMessageOf<'act'>): { type: string } {
    if (view !== undefined) this.view = parseView(this.rules, view);
    if (this.view === undefined) throw new MachineError('the host asks without a view that can be read');
    const shown = clonePosition(this.view); // it may keep it, and ours goes on
    const command = this.bot.act(shown, legal(this.rules, shown, this.seat), this.budget);
    return { type: command.type, ...makeCommand(this.rules.board, command) };
  }
}
