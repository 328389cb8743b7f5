import {
  type Command,
  type Event,
  type Position,
  type Rejection,
  redact,
  type Seat,
  viewOf,
} from '@rubicon/engine';
import type { Journal } from './journal.ts';
import type { Mailbox } from './mailbox.ts';
import type { Player } from './player.ts';
import { answerOf, nextQuestion, type Question } from './question.ts';

/** The parts of a table that its bots use. */
export interface BotTable {
  readonly journal: Journal;
  readonly mailbox: Mailbox;
  readonly isHalted: boolean; // nothing is played now
  /** Rejects when the answer takes too long. */
  withinLimit<T>(answer: Promise<T>): Promise<T>;
  open(seat: Seat, bot: string): Player | Promise<Player>;
  pace(seat: Seat): Promise<void> | undefined;
  /** Plays a command in the mailbox; returns why it was rejected. */
  play(seat: Seat, command: Command): Promise<Rejection | undefined>;
  /** Plays the default for a seat in the mailbox. */
  playDefault(seat: Seat): Promise<void>;
  failed(seat: Seat, cause: unknown): void;
}

/** A question, and the moment it was asked. */
interface AskedQuestion extends Question {
  readonly view: Position;
  readonly seq: number;
}

/** How often a bot is asked before its default is played. */
const TRIES = 2;

/** The bots of a table. They think outside its mailbox, so that it keeps answering clients. */
export class Bots {
  private readonly players: Map<Seat, Player>;
  private readonly table: BotTable;
  private isAsking = false;
  private closing: Promise<void> | undefined;

  constructor(players: Map<Seat, Player>, table: BotTable) {
    this.players = players;
    this.table = table;
  }

  /** Asks one bot after the other, as long as the game waits for one. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isAsking) {
      const asked = await this.table.mailbox.post(() => this.next());
      if (asked !== undefined) await this.askOne(asked);
    }
  }

  /** Lets a bot play a seat, or closes the one that does. */
  async setPlayer(seat: Seat, bot: string | undefined): Promise<void> {
    const before = this.players.get(seat);
    this.players.delete(seat);
    await before?.close?.();
    if (bot !== undefined) this.players.set(seat, await this.table.open(seat, bot));
  }

  has(seat: Seat): boolean {
    return this.players.has(seat);
  }

  /** Whether a bot is thinking. */
  get isBusy(): boolean {
    return this.isAsking;
  }

  /** Shows each bot the events that it may know. */
  show(events: readonly Event[]): void {
    const { rules } = this.table.journal;
    for (const [seat, player] of this.players) {
      try {
        player.see?.(events.map((event) => redact(rules, event, seat)));
      } catch (cause) {
        this.table.failed(seat, cause);
      }
    }
  }

  /** Stops asking, and closes all bots. */
  close(): Promise<void> {
    this.closing ??= closePlayers(this.players);
    return this.closing;
  }

  /** Runs in the mailbox, so every earlier decision has been stored and sent. */
  private next(): AskedQuestion | undefined {
    const { journal, isHalted } = this.table;
    const { rules, position, seq } = journal;
    const isIdle = isHalted || this.closing !== undefined;
    const question = isIdle ? undefined : nextQuestion(rules, position, [...this.players.keys()]);
    this.isAsking = question !== undefined;
    return question && { ...question, seq, view: viewOf(position, question.seat) };
  }

  /** Drops the answer if the game has moved on in the meantime. A bot that fails is asked once more; then its default is played. */
  private async askOne(asked: AskedQuestion): Promise<void> {
    const { journal, mailbox } = this.table;
    const { seat, seq } = asked;
    const isCurrent = (): boolean =>
      journal.seq === seq && this.closing === undefined && !this.table.isHalted && this.players.has(seat);
    let cause: unknown;
    for (let tries = 0; tries < TRIES; tries++) {
      await this.table.pace(seat);
      if (!isCurrent()) return;
      try {
        const command = await this.answer(asked);
        cause = await mailbox.post(() => (isCurrent() ? this.table.play(seat, command) : undefined));
        if (cause === undefined) return;
      } catch (problem) {
        cause = problem;
      }
      if (!isCurrent()) return;
    }
    this.table.failed(seat, cause);
    await mailbox.post(() => (isCurrent() ? this.table.playDefault(seat) : undefined));
  }

  private answer(asked: AskedQuestion): Promise<Command> {
    const player = this.players.get(asked.seat);
    if (player === undefined) throw new Error('the bot is gone');
    return this.table.withinLimit(answerOf(player, asked, this.table.journal.rules, asked.view));
  }
}

/** Closes all players, even if some of them fail to. */
export async function closePlayers(players: ReadonlyMap<Seat, Player>): Promise<void> {
  await Promise.allSettled([...players.values()].map(async (player) => player.close?.()));
}
