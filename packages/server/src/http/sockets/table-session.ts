import { CLOSE, type TableView } from '@rubicon/api';
import type { Seat } from '@rubicon/engine';
import { clientMessageSchema } from '@rubicon/protocol';
import type { TableMessage } from '@rubicon/protocol/wire';
import type { Connection } from '@rubicon/table';
import { readingDelay } from '../../chat/access.ts';
import { ChatFeed } from '../../chat/feed.ts';
import { entranceError } from '../../lobby/invites.ts';
import { isExpected } from '../../lobby/lobby.ts';
import { lobbyOf } from '../../lobby/stored-lobby.ts';
import { isSeated } from '../../lobby/view.ts';
import type { ViewFor } from '../../lobby/views.ts';
import type { Services } from '../../services.ts';
import type { StoredPlayer, StoredTable } from '../../store/store.ts';
import type { Limits } from '../limits/limits.ts';
import { Channel, type Frame, type Wire } from './channel.ts';
import type { ServerMessage } from './messages.ts';

/** The limits of messages that are stored whatever the rules of the game say. */
const MESSAGE_LIMITS: ReadonlyMap<unknown, 'seat' | 'save'> = new Map([
  ['leave', 'seat'],
  ['return', 'seat'],
  ['pause', 'seat'],
  ['resume', 'seat'],
  ['save', 'save'],
]);

/** Messages that must be stored, so they are refused while the database cannot be reached. */
const STORED: ReadonlySet<unknown> = new Set(['command', 'say', ...MESSAGE_LIMITS.keys()]);

/** A client at a table. */
export interface Visitor {
  readonly wire: Wire;
  readonly table: string;
  readonly player: StoredPlayer | undefined;
  readonly session: string | undefined;
  readonly invite: string | undefined;
  readonly address: string;
}

/** A client's socket at a table: its lobby, its chat and its game. */
export class TableSession {
  readonly visitor: Visitor;
  readonly channel: Channel;
  readonly chat: ChatFeed;
  private readonly services: Services;
  private readonly limits: Limits;
  private connection: Connection | undefined;
  private isPlaying = false; // the game has begun
  private isConnecting = false;
  private shown = ''; // the table as last sent
  private version = 0; // of the table as last shown
  private hasInvite: boolean | undefined; // whether the invitation was valid when the client arrived; undefined: not checked yet
  private hadSeat = false; // so that only an invitation that is not void keeps the client here without a seat
  private blockChanges = 0; // the player's changes to blocks that the chat knows about

  constructor(visitor: Visitor, services: Services, limits: Limits, messagesPerSecond: number) {
    this.visitor = visitor;
    this.services = services;
    this.limits = limits;
    this.channel = new Channel(visitor.wire, messagesPerSecond, {
      receive: (frame) => this.receive(frame),
      ended: () => this.end(),
    });
    const { player, table } = visitor;
    this.chat = new ChatFeed({
      now: services.now,
      recent: () => services.chat.recent(table),
      blocked: async () => (player === undefined ? [] : services.store.blocksOf(player.id)),
      send: (lines) => this.send({ type: 'chat', lines }),
    });
  }

  async begin(): Promise<void> {
    const table = await this.services.store.findTable(this.visitor.table);
    if (table === undefined) return this.channel.close(CLOSE.unknownTable);
    this.show(table, await this.services.lobbies.views.read(table));
  }

  /** Shows the table as it is now, if the client may still be here, and connects to its game once that has begun. */
  show(table: StoredTable, viewFor: ViewFor): void {
    if (table.version < this.version) return; // older than what the client has seen
    this.version = table.version;
    const code = this.entranceCode(table);
    if (code !== undefined) return this.channel.close(code);
    const player = this.visitor.player?.id;
    const view = viewFor(player);
    this.sendTable(view);
    this.guard(() => this.chat.allow(readingDelay(table, player)));
    if (player !== undefined && isExpected(lobbyOf(table), player))
      this.guard(() => this.services.lobbies.arrive(table.id, player));
    this.isPlaying = view.stage !== 'lobby';
    if (this.isPlaying) this.guard(() => this.connect(view));
  }

  /** Returns the code with which to close the channel if the client may not be here. */
  private entranceCode(table: StoredTable): number | undefined {
    const { player, invite } = this.visitor;
    if (this.hasInvite === undefined) {
      const problem = entranceError(table, player?.id, invite, this.services.now());
      this.hasInvite = problem === undefined;
      if (problem === 'invite-expired' && !mayEnter(table, player, false)) return CLOSE.inviteExpired;
    }
    if (isSeated(table, player?.id)) this.hadSeat = true;
    else if (this.hadSeat)
      this.hasInvite = entranceError(table, player?.id, invite, this.services.now()) !== 'not-invited';
    return mayEnter(table, player, this.hasInvite) ? undefined : CLOSE.notAllowed;
  }

  close(code: number): void {
    this.channel.close(code);
  }

  /** Whether the client was shown a running game and is not connected to it yet. */
  get awaitsGame(): boolean {
    return this.isPlaying && this.connection === undefined && !this.isConnecting;
  }

  /** Reads the player's blocks again if they have changed. */
  async takeBlocks(changes: number): Promise<void> {
    if (changes === this.blockChanges) return;
    this.blockChanges = changes;
    await this.chat.readBlocks();
  }

  /**
   * Sends the table, but only if something in it has changed for this client: the mere arrival of a message could reveal
   * something.
   */
  private sendTable(table: TableView): void {
    const text = JSON.stringify({ type: 'table', table } satisfies ServerMessage);
    if (text === this.shown) return;
    this.shown = text;
    this.channel.send(text);
  }

  /** Does work, again after a lost database is back. Closes the connection if it fails; the client reconnects. */
  private guard(work: () => Promise<void>): void {
    this.services.availability.persist(work).catch(() => this.close(CLOSE.stopping));
  }

  private send(message: ServerMessage | TableMessage): void {
    this.channel.send(JSON.stringify(message));
  }

  private async connect(view: TableView): Promise<void> {
    if (this.connection !== undefined || this.isConnecting) return;
    this.isConnecting = true;
    const { store } = this.services;
    const { table, isStarting } = await this.findGame(view.id).finally(() => {
      this.isConnecting = false;
    });
    if (!this.channel.isOpen || isStarting) return; // the table is shown again when its game has begun
    if (table === undefined) return this.channel.close(store.isShared ? CLOSE.stopping : CLOSE.over); // another node may know it
    this.connection = table.connect({
      yours: seatsOf(view, this.visitor.player),
      send: (message, text) => {
        const isFailure =
          message.type === 'failed' && message.code === 'not-saved' && message.id === undefined;
        if (!isFailure || !store.isShared) this.channel.send(text());
        if (isFailure) this.close(CLOSE.stopping); // the client reconnects, and the game is read from the store again
      },
    });
    this.send({ type: 'playing' });
  }

  private async findGame(id: string) {
    const { games, store } = this.services;
    const table = await games.find(id);
    const isStarting = table === undefined && (await store.countLines(id)) === 0;
    return { isStarting, table: isStarting ? undefined : (table ?? (await games.find(id))) }; // it may have begun since
  }

  /** Ends the session: nothing more is received or sent. */
  private end(): void {
    this.connection?.close();
    this.connection = undefined;
    this.chat.close();
  }

  private receive(frame: Frame): void {
    if (STORED.has(frame.type) && this.services.availability.isDown) {
      const id = 'id' in frame && typeof frame.id === 'string' ? { id: frame.id } : {};
      return this.send({ type: 'failed', code: 'unavailable', ...id });
    }
    if (frame.type === 'say') return void this.say(frame).catch(() => this.close(CLOSE.stopping));
    if (frame.type === 'sit' && !this.isWithin('sit')) return this.close(CLOSE.tooMany);
    const limit = MESSAGE_LIMITS.get(frame.type);
    if (limit !== undefined && !this.isWithin(limit)) return this.send({ type: 'failed', code: 'too-fast' });
    if (this.connection === undefined) this.send({ type: 'failed', code: 'bad-message' });
    else this.connection.receive(frame);
  }

  /** Writes a line of chat. Chat exists before, during and after the game, so it does not use the game's connection. */
  private async say(frame: Frame): Promise<void> {
    const message = clientMessageSchema.safeParse(frame).data;
    if (message?.type !== 'say') return this.send({ type: 'failed', code: 'bad-message' });
    const { table, player } = this.visitor;
    if (!(await this.limits.allows('chat', this.visitor.address)))
      return this.send({ type: 'failed', code: 'too-fast' });
    const code = await this.services.chat.say(table, player?.id, message.text);
    if (code !== undefined) this.send({ type: 'failed', code });
  }

  private isWithin(limit: 'sit' | 'seat' | 'save'): boolean {
    return this.limits.allowsHere(limit, this.visitor.address);
  }
}

/** The seats of a person at a table. */
function seatsOf({ seats }: TableView, player: StoredPlayer | undefined): Seat[] {
  return seats.flatMap((seat, i) => (player !== undefined && seat.player === player.id ? i : []));
}

/** Whether a client may enter: players and the host may, others if the table is public or with the invitation. */
function mayEnter(table: StoredTable, player: StoredPlayer | undefined, hasInvite: boolean): boolean {
  const lobby = lobbyOf(table);
  if (isSeated(table, player?.id) || lobby.host === player?.id) return true;
  const isGathering =
    table.stage === 'lobby' &&
    lobby.seats.some((seat) => seat.player === undefined && seat.bot === undefined);
  return hasInvite && (lobby.settings.spectators !== null || isGathering);
}
