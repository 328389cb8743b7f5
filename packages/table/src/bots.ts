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

/** What bots need of their table. */
export interface BotsDesk {
  readonly journal: Journal;
  readonly mailbox: Mailbox;
  pace(seat: Seat): Promise<void> | undefined;
  /** In the mailbox; gives why it was refused. */
  play(seat: Seat, command: Command): Promise<Rejection | undefined>;
  failed(seat: Seat, cause: unknown): void;
}

/** A question, with the moment for which it is asked. */
interface Asked extends Question {
  readonly player: Player;
  readonly view: Position;
  readonly seq: number;
}

/** The bots of a table. They think outside of its mailbox, so that everybody is heard meanwhile. */
export class Bots {
  private readonly players: ReadonlyMap<Seat, Player>;
  private readonly desk: BotsDesk;
  private isAsking = false;
  private stuckAt: number | undefined; // the line after which one of them failed
  private dismissal: Promise<unknown> | undefined;

  constructor(players: ReadonlyMap<Seat, Player>, desk: BotsDesk) {
    this.players = players;
    this.desk = desk;
  }

  /** The game waits for one that failed. It is asked again when something else has happened. */
  get isStuck(): boolean {
    return this.stuckAt === this.desk.journal.seq;
  }

  /** Asks one after the other, as long as the game waits for one. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.isAsking) {
      const asked = await this.desk.mailbox.post(() => this.nextAsked());
      if (asked !== undefined) await this.askOne(asked);
    }
  }

  /** Tells them what happened, as far as they may know it. */
  tell(events: readonly Event[]): void {
    const { rules } = this.desk.journal;
    for (const [seat, player] of this.players) {
      try {
        player.see?.(events.map((event) => redact(rules, event, seat)));
      } catch (cause) {
        this.desk.failed(seat, cause);
      }
    }
  }

  /** They are not needed any more. */
  dismiss(): Promise<unknown> {
    this.dismissal ??= closePlayers(this.players);
    return this.dismissal;
  }

  /** In the mailbox, where all that was decided has been stored and told. */
  private nextAsked(): Asked | undefined {
    const { rules, position, seq } = this.desk.journal;
    const isIdle = this.isStuck || this.dismissal !== undefined;
    const question = isIdle ? undefined : nextQuestion(rules, position, [...this.players.keys()]);
    const player = question && this.players.get(question.seat);
    this.isAsking = player !== undefined;
    return question && player && { ...question, player, seq, view: viewOf(position, question.seat) };
  }

  /** What is answered for a position that has moved on does not count. */
  private async askOne(asked: Asked): Promise<void> {
    const { journal, mailbox, pace, play } = this.desk;
    const { player, seat, seq, view } = asked;
    const isDue = (): boolean => journal.seq === seq && this.dismissal === undefined;
    try {
      await pace(seat);
      if (!isDue()) return;
      const command = await answerOf(player, asked, journal.rules, view);
      const rejection = await mailbox.post(() => (isDue() ? play(seat, command) : undefined));
      if (rejection !== undefined) this.fail(asked, rejection);
    } catch (cause) {
      if (isDue()) this.fail(asked, cause);
    }
  }

  private fail({ seat, seq }: Asked, cause: unknown): void {
    this.stuckAt = seq;
    this.desk.failed(seat, cause);
  }
}

/** Whatever comes of it. */
export async function closePlayers(players: ReadonlyMap<Seat, Player>): Promise<void> {
  await Promise.allSettled([...players.values()].map(async (player) => player.close?.()));
}
