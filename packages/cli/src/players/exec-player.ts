import {
  type Command,
  type Event,
  fallback,
  type Json,
  makeCommand,
  makeEvent,
  makeOffer,
  makeRejection,
  type Offer,
  type Position,
  parseCommand,
  type Rules,
  refuse,
  type Seat,
} from '@rubicon/engine';
import {
  type FailureReason,
  type HostMessage,
  type HostMessageOf,
  makeGame,
  questionOf,
  ViewWriter,
} from '@rubicon/protocol';
import type { ErrorLog } from './child.ts';
import { type Asked, ExecBot, type ExecLimits, MOST_FAILURES } from './exec-bot.ts';
import type { Player } from './player.ts';

/** A game that needs a program. */
export interface ExecGame {
  readonly rules: Rules;
  readonly seat: Seat;
  /** Its number in the run. */
  readonly number: number;
  readonly limits: ExecLimits;
  readonly errors: ErrorLog;
  /** Whether its CPU time is measured. */
  readonly isTimed?: boolean | undefined;
}

/**
 * The external programs of this thread. They are reused from game to game. A program that lost a game through failures is
 * restarted; one that never sent `hello` is not.
 */
export class ExecBots {
  private readonly started = new Set<ExecBot>();
  private readonly idle = new Map<string, ExecBot[]>();
  private readonly silent = new Map<string, string | undefined>(); // the line that came instead of `hello`

  async open(commandLine: string, game: ExecGame): Promise<Player> {
    const bot = await this.start(commandLine, game);
    if (bot === undefined) return absentPlayer(this.silent.get(commandLine));
    return new ExecPlayer(bot, game, (free) => {
      this.idle.set(commandLine, [...(this.idle.get(commandLine) ?? []), free]);
    });
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    const bots = [...this.started];
    this.started.clear();
    this.idle.clear();
    await Promise.all(bots.map((bot) => bot.dismiss()));
  }

  private async start(commandLine: string, { limits, errors }: ExecGame): Promise<ExecBot | undefined> {
    const waiting = this.idle.get(commandLine) ?? [];
    for (let bot = waiting.pop(); bot !== undefined; bot = waiting.pop()) if (!bot.isGone) return bot;
    if (this.silent.has(commandLine)) return undefined;
    for (const ended of this.started) if (ended.isGone) this.started.delete(ended);
    const bot = new ExecBot(commandLine, limits, errors);
    this.started.add(bot);
    if (await bot.hello) return bot;
    this.silent.set(commandLine, bot.said);
    return undefined;
  }
}

const SURRENDER: Command = { type: 'surrender' };

/** The player in place of a program that did not send `hello`. */
const absentPlayer = (said: string | undefined): Player => ({
  failures: ['no-hello'],
  ...(said === undefined ? {} : { said }),
  declinesDraws: true,
  act: () => SURRENDER,
});

/** A program in one game. A failure costs it a move or the game, and never stops the run. */
class ExecPlayer implements Player {
  readonly failures: FailureReason[] = [];
  readonly declinesDraws = true;
  private readonly game: ExecGame;
  private readonly release: (bot: ExecBot) => void;
  private readonly views: ViewWriter;
  private readonly cpuBefore: number | undefined;
  private cpuUsed: number | undefined;
  private bot: ExecBot | undefined; // undefined after it has lost through failures
  private isShown = false; // whether it has had a view in this game
  private usedMs = 0;
  private news: Event[] = []; // not sent yet
  private result: HostMessageOf<'over'>['result'] = { type: 'abandoned' };

  constructor(bot: ExecBot, game: ExecGame, release: (bot: ExecBot) => void) {
    this.bot = bot;
    this.game = game;
    this.release = release;
    this.views = new ViewWriter(game.rules, game.seat);
    bot.strays = [];
    if (game.isTimed) this.cpuBefore = bot.cpuMs();
  }

  /** The CPU time of the program in this game; undefined if it cannot be measured, or if the program has ended. */
  cpuMs(): number | undefined {
    if (this.bot === undefined || this.cpuBefore === undefined) return this.cpuUsed;
    const now = this.bot.cpuMs();
    return now === undefined ? undefined : now - this.cpuBefore;
  }

  see(events: readonly Event[]): void {
    this.news.push(...events);
    const last = events.at(-1);
    if (last?.type === 'won') this.result = { type: 'won', seat: last.seat };
    if (last?.type === 'drawn') this.result = { type: 'drawn' };
  }

  async act(view: Position, offers: readonly Offer[]): Promise<Command> {
    const { rules, seat } = this.game;
    const { bot } = this;
    if (bot === undefined) return SURRENDER;
    this.failures.push(...bot.strays.splice(0));
    if (this.failures.length >= MOST_FAILURES) return this.lose();

    const instead = fallback(rules, view, seat) ?? SURRENDER;
    const answer = await this.ask(bot, view, offers, instead);
    if ('failure' in answer) return this.fail(answer.id, answer.failure, instead);
    const command = parseCommand(rules.board, answer.command);
    if (command.error !== undefined) return this.fail(answer.id, 'illegal', instead, { ...command.error });
    const rejection = refuse(rules, view, seat, command.value);
    if (rejection === undefined) return command.value;
    return this.fail(answer.id, 'illegal', instead, makeRejection(rules.board, rejection));
  }

  private async ask(
    bot: ExecBot,
    view: Position,
    offers: readonly Offer[],
    instead: Command,
  ): Promise<Asked> {
    const { rules, limits } = this.game;
    const { board } = rules;
    const gameMs = Math.max(0, Math.round(limits.gameMs - this.usedMs));
    const moveMs = Math.min(limits.moveMs, gameMs);
    const before = [...this.introduction(view), ...this.takeNews(bot)];
    const withView = bot.wants('views') || !this.isShown;
    this.isShown = true;
    const makeQuestion = (id: number): string => {
      const question: HostMessageOf<'act'> = {
        type: 'act',
        id,
        timeLeft: { moveMs, gameMs },
        asks: questionOf(view),
        choices: offers.map((offer) => makeOffer(board, offer)),
        default: makeCommand(board, instead),
      };
      const text = JSON.stringify(question);
      return withView ? `${text.slice(0, -1)},"view":${this.views.write(view)}}` : text;
    };
    const started = performance.now();
    const answer = await bot.ask(before, makeQuestion, moveMs);
    this.usedMs += performance.now() - started;
    const isOut = 'failure' in answer && answer.failure === 'late' && moveMs === gameMs;
    return isOut ? { failure: 'out-of-time', id: answer.id } : answer;
  }

  /** Sends the result and frees the program for the next game. */
  async close(): Promise<void> {
    const { bot } = this;
    this.cpuUsed = this.cpuMs();
    this.bot = undefined;
    if (bot === undefined || bot.isGone) return;
    const over: HostMessage = { type: 'over', result: this.result };
    if (this.isShown) for (const message of [...this.takeNews(bot), over]) bot.send(message);
    this.release(bot);
  }

  /** Returns the message before the first question of the game. */
  private introduction(view: Position): HostMessage[] {
    const { rules, seat, number, limits } = this.game;
    return this.isShown ? [] : [makeGame(rules, view, seat, { game: number, ...limits })];
  }

  /** Returns the message with the events since the last one, if the program wants them. */
  private takeNews(bot: ExecBot): HostMessage[] {
    const { board } = this.game.rules;
    const news = this.news.splice(0);
    if (!bot.wants('events') || news.length === 0) return [];
    return [{ type: 'events', events: news.map((event) => makeEvent(board, event)) }];
  }

  /** Counts a failure, which costs the move; too many cost the game. */
  private fail(id: number, reason: FailureReason, instead: Command, rejection?: Json): Command {
    this.failures.push(reason);
    const { bot } = this;
    const hasLost = bot?.isGone || reason === 'out-of-time' || this.failures.length >= MOST_FAILURES;
    const played = hasLost ? SURRENDER : instead;
    bot?.send({
      type: 'refused',
      id,
      reason,
      ...(rejection === undefined ? {} : { rejection }),
      played: makeCommand(this.game.rules.board, played),
      failures: this.failures.length,
    });
    return hasLost ? this.lose() : played;
  }

  private lose(): Command {
    this.cpuUsed = this.cpuMs();
    void this.bot?.dismiss();
    this.bot = undefined;
    return SURRENDER;
  }
}
