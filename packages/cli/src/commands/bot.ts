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
import { budgetOf, randomSeed } from '../input.ts';
import { printJson } from '../output.ts';
import { creationText, unknownBotText } from '../texts/errors.ts';
import { MachineError, UsageError } from '../usage.ts';

export interface BotOptions {
  readonly level: string;
  readonly seed?: string;
  readonly budgetMs?: string;
}

/** Runs a built-in bot that speaks the bot protocol on standard input and output until the host ends it. */
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
        if (playing === undefined)
          throw new MachineError('the host asked for a decision before starting a game');
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
    throw new MachineError('the host sent a line that is not JSON');
  }
  const { data, error } = hostMessageSchema.safeParse(json);
  if (data !== undefined) return data;
  const field = error?.issues[0]?.path.join('.') || 'not an object';
  throw new MachineError(`the host sent an invalid message (${field})`);
}

/** A game as known from the messages of the host. The view of the first question is updated by events. */
class PlayedGame {
  private readonly rules: Rules;
  private readonly seat: Seat;
  private readonly bot: Bot;
  private readonly budget: Budget | undefined;
  private view: Position | undefined;

  constructor(level: string, message: HostMessageOf<'game'>, seed: string, budget: Budget | undefined) {
    const { edition, options, players, seat, seats, game: number } = message;
    const areChosen = seats.some(({ colour }) => colour === null); // players choose colours during the game, so only their number matters
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
      if (event.error !== undefined) throw new MachineError(`unknown event (${event.error.type})`);
      if (this.view !== undefined) evolve(this.view, event.value);
    }
  }

  act({ view }: HostMessageOf<'act'>): { type: string } {
    if (view !== undefined) this.view = parseView(this.rules, view);
    if (this.view === undefined) throw new MachineError('the host asked without a readable view');
    const shown = clonePosition(this.view); // the bot may keep it, while ours changes
    const command = this.bot.act(shown, legal(this.rules, shown, this.seat), this.budget);
    return { type: command.type, ...makeCommand(this.rules.board, command) };
  }
}
