import {
  type Command,
  HOST,
  isToAct,
  type Json,
  makeRejection,
  parseCommand,
  type Rejection,
  type Seat,
  SPECTATOR,
} from '@rubicon/engine';
import type { Happening, TableMessage, Viewpoint, WireGame } from '@rubicon/protocol/wire';
import { Answers } from './answers.ts';
import { Bots } from './bots.ts';
import { type Client, Connection } from './connection.ts';
import type { TableHost } from './host.ts';
import type { Journal } from './journal.ts';
import { Mailbox } from './mailbox.ts';
import type { Player } from './player.ts';

type Played = Happening | { readonly rejection: Rejection };

const viewerOf = (viewpoint: Viewpoint): Seat => (viewpoint === 'watch' ? SPECTATOR : viewpoint);

/**
 * One game being played. Everything that is asked of it goes through one mailbox; what is accepted is stored, and then
 * shown to everybody as far as they may know it.
 */
export class Table {
  /** What all may know of the game before it starts. */
  readonly game: WireGame;
  private readonly journal: Journal;
  private readonly host: TableHost;
  private readonly bots: Bots;
  private readonly mailbox = new Mailbox();
  private readonly connections = new Set<Connection>();
  private readonly answers = new Answers();
  private end: TableMessage | undefined; // why nothing more is played

  constructor(game: WireGame, journal: Journal, players: ReadonlyMap<Seat, Player>, host: TableHost) {
    this.game = game;
    this.journal = journal;
    this.host = host;
    this.bots = new Bots(players, {
      journal,
      mailbox: this.mailbox,
      pace: (seat) => host.pace?.(seat),
      play: async (seat, command) => rejectionOf(await this.play(seat, command)),
      failed: (seat, cause) => {
        host.failed({ code: 'bot-failed', seat, cause });
        this.sendAll(() => ({ type: 'failed', code: 'bot-failed' }));
      },
    });
  }

  /** From now on the game goes on: it is started if it was not, and bots play. */
  begin(): void {
    this.post(async () => {
      const { position } = this.journal;
      if (isToAct(position, HOST)) await this.play(HOST, { type: 'start' });
      else if (position.phase !== 'over') this.goOn();
      else if (await this.store(() => this.journal.close())) this.goOn();
    });
  }

  connect(client: Client): Connection {
    const connection = new Connection(client, {
      game: this.game,
      post: (work) => this.post(work),
      welcome: (viewpoint, after) => this.welcome(viewpoint, after),
      command: (seat, id, command) => this.command(seat, id, command),
    });
    this.connections.add(connection);
    return connection;
  }

  /** The game is not hosted here any more. What has come is still played and stored; nothing follows. */
  async close(): Promise<void> {
    for (const connection of this.connections) connection.close();
    const dismissal = this.bots.dismiss();
    await this.mailbox.post(() => {});
    await dismissal;
  }

  /** What is posted throws by a fault of ours only; then the game stands as it is stored. */
  private post(work: () => void | Promise<void>): void {
    this.mailbox.post(work).catch((cause) => this.stand(cause));
  }

  private welcome(viewpoint: Viewpoint, after: number): TableMessage[] | undefined {
    if (after > this.journal.seq) return undefined;
    const viewer = viewerOf(viewpoint);
    const beginning = this.journal.beginningFor(viewer);
    const seated: TableMessage = {
      type: 'seated',
      seat: viewpoint,
      ...(beginning === undefined ? {} : { beginning }),
      lines: this.journal.linesFor(viewer, after),
    };
    if (this.end !== undefined) return [seated, this.end];
    return this.bots.isStuck ? [seated, { type: 'failed', code: 'bot-failed' }] : [seated];
  }

  /** A command that comes again is answered as it was the first time. */
  private async command(seat: Seat, id: string, json: Json): Promise<TableMessage> {
    const known = this.answers.find(seat, id);
    if (known !== undefined) return known;
    const answer = await this.answer(seat, id, json);
    if (answer.type !== 'failed') this.answers.keep(seat, id, answer);
    return answer;
  }

  private async answer(seat: Seat, id: string, json: Json): Promise<TableMessage> {
    const { board } = this.journal.rules;
    const { value, error } = parseCommand(board, json);
    if (error !== undefined) return { type: 'refused', id, rejection: { ...error } };
    const played = await this.play(seat, value);
    if (played === undefined) return { type: 'failed', code: 'not-saved', id };
    if ('rejection' in played)
      return { type: 'refused', id, rejection: makeRejection(board, played.rejection) };
    return { type: 'accepted', id, seq: played.seq };
  }

  /** In the mailbox: decides, stores, and then shows. Undefined when it could not be stored. */
  private async play(actor: Seat, command: Command): Promise<Played | undefined> {
    const played = await this.store(() => this.journal.play(actor, command, this.host.now()));
    if (played === undefined || 'rejection' in played) return played;
    this.bots.tell(played.events);
    this.sendAll((viewpoint) => ({ type: 'line', ...this.journal.redact(played, viewerOf(viewpoint)) }));
    this.goOn();
    return played;
  }

  private async store<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.end?.type === 'failed') return undefined;
    try {
      return await work();
    } catch (cause) {
      this.stand(cause);
      return undefined;
    }
  }

  /** After what was stored: the game is over, or bots may have to play. */
  private goOn(): void {
    if (this.journal.position.phase !== 'over') {
      this.bots.ask().catch((cause) => this.stand(cause));
      return;
    }
    this.finish({ type: 'closed', result: this.journal.result });
  }

  private stand(cause: unknown): void {
    if (this.end?.type === 'failed') return;
    this.host.failed({ code: 'not-saved', cause });
    this.finish({ type: 'failed', code: 'not-saved' });
  }

  private finish(end: TableMessage): void {
    this.end = end;
    this.sendAll(() => end);
    void this.bots.dismiss();
  }

  /** To everybody who sits, or watches. */
  private sendAll(messageFor: (viewpoint: Viewpoint) => TableMessage): void {
    const messages = new Map<Viewpoint, TableMessage>();
    for (const connection of this.connections) {
      const { viewpoint } = connection;
      if (connection.isClosed) this.connections.delete(connection);
      if (viewpoint === undefined) continue;
      const message = messages.get(viewpoint) ?? messageFor(viewpoint);
      messages.set(viewpoint, message);
      connection.send(message);
    }
  }
}

const rejectionOf = (played: Played | undefined): Rejection | undefined =>
  played !== undefined && 'rejection' in played ? played.rejection : undefined;
