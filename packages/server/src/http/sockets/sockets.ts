import { CLOSE, type TableView } from '@rubicon/api';
import type { WebSocket } from 'ws';
import type { Caller } from '../../identity/caller.ts';
import { isListed, isUnlisted } from '../../lobby/lists.ts';
import type { Services } from '../../services.ts';
import type { Limits } from '../limits/limits.ts';
import { clientNetwork } from '../limits/networks.ts';
import type { Wire } from './channel.ts';
import { Heartbeat } from './heartbeat.ts';
import { ListSession } from './list-session.ts';
import type { ServerMessage } from './messages.ts';
import { OwnTables } from './own-tables.ts';
import { TableSession, type Visitor } from './table-session.ts';

/** Changes to the list of open tables are collected for this long. */
const LIST_MS = 250;

/** The most sockets of one network. Each can hold a megabyte that its client does not read. */
const MOST_SOCKETS = 200;

export interface SocketPorts {
  readonly services: Services;
  readonly limits: Limits;
  readonly messagesPerSecond: number; // of one socket
  failed(cause: unknown): void;
}

/** The open sockets: one per client and table, and those that follow the list of open tables. */
export class Sockets {
  private readonly services: Services;
  private readonly limits: Limits;
  private readonly messagesPerSecond: number;
  private readonly failed: (cause: unknown) => void;
  private readonly atTables = new Map<string, Set<TableSession>>();
  private readonly atList = new Set<ListSession>();
  private readonly counts = new Map<string, number>(); // of sockets, by network
  private readonly changed = new Map<string, TableView | undefined>(); // tables of the list; undefined: no longer listed
  private readonly own: OwnTables;
  private readonly heartbeat = new Heartbeat();
  private readonly listTimer = setInterval(() => this.tellList(), LIST_MS).unref();

  constructor({ services, limits, messagesPerSecond, failed }: SocketPorts) {
    this.services = services;
    this.limits = limits;
    this.messagesPerSecond = messagesPerSecond;
    this.failed = failed;
    this.own = new OwnTables(services);
    const { lobbies, identity, chat } = services;
    lobbies.onChange((table, viewFor) => {
      for (const session of this.at(table.id)) session.show(table, viewFor);
      if (isListed(table)) this.changed.set(table.id, viewFor(undefined));
      else if (table.isPublic && isUnlisted(table)) this.changed.set(table.id, undefined);
    });
    chat.onLine((table, line) => {
      for (const session of this.at(table)) session.chat.take(line);
    });
    chat.onBlock((player, blocked, isBlocked) => {
      for (const session of this.tableSessions)
        if (session.visitor.player?.id === player) session.chat.setBlocked(blocked, isBlocked);
    });
    chat.onForget((player) => {
      for (const session of this.tableSessions) session.chat.forget(player);
    });
    identity.onRevoked((hash) => this.revoke(hash));
  }

  get size(): number {
    let size = this.atList.size;
    for (const sessions of this.atTables.values()) size += sessions.size;
    return size;
  }

  /** The tables with connected clients. */
  get tables(): Iterable<string> {
    return this.atTables.keys();
  }

  watches(table: string): boolean {
    return this.atTables.has(table);
  }

  /** Whether a client is waiting for the game of a table. */
  isWaiting(table: string): boolean {
    return [...this.at(table)].some(({ awaitsGame }) => awaitsGame);
  }

  /** Whether clients follow the list of open tables. */
  get hasLists(): boolean {
    return this.atList.size > 0;
  }

  /** The players who follow the list, and so their own tables. */
  get listedPlayers(): readonly string[] {
    return this.own.players;
  }

  /** Notes that another node has changed a table of a player who follows the list. */
  noteOwn(table: string): void {
    this.own.note(table);
  }

  /** Notes that another node has stored lines of a game. */
  notePass(table: string): void {
    this.own.notePass(table);
  }

  /** The hashes of all sessions with a socket. */
  get sessions(): readonly string[] {
    const hashes = new Set<string>();
    for (const { visitor } of this.tableSessions) if (visitor.session) hashes.add(visitor.session);
    for (const { caller } of this.atList) if (caller !== undefined) hashes.add(caller.session);
    return [...hashes];
  }

  /** The hashes of the sessions of a player. */
  sessionsOf(player: string): readonly string[] {
    const hashes = this.tableSessions.map(({ visitor }) => visitor.player?.id === player && visitor.session);
    return hashes.filter((hash) => typeof hash === 'string');
  }

  /** Ends the sockets of sessions that are no longer valid, and learns about blocks made on other nodes. */
  async checkSessions(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    const checked = new Set(hashes);
    const valid = await this.services.store.validSessions(hashes);
    for (const hash of checked) if (!valid.has(hash)) this.revoke(hash);
    for (const session of this.tableSessions) {
      const changes = valid.get(session.visitor.session ?? '');
      if (changes !== undefined) await session.takeBlocks(changes);
    }
  }

  /** Ends the sockets of a session that was revoked while its client connected, before this socket was known here. */
  private async checkArrival(hash: string | undefined): Promise<void> {
    if (hash === undefined) return;
    const valid = await this.services.store.validSessions([hash]);
    if (!valid.has(hash)) this.revoke(hash);
  }

  private revoke(hash: string): void {
    for (const { visitor, channel } of this.tableSessions)
      if (visitor.session === hash) channel.close(CLOSE.loggedOut);
    for (const { caller, channel } of this.atList)
      if (caller?.session === hash) channel.close(CLOSE.loggedOut);
  }

  async acceptAtTable(visitor: Visitor): Promise<void> {
    const { socket } = visitor.wire;
    if (!this.count(socket, visitor.address)) return socket.close(CLOSE.tooMany);
    const session = new TableSession(visitor, this.services, this.limits, this.messagesPerSecond);
    const sessions = this.atTables.get(visitor.table) ?? new Set();
    this.atTables.set(visitor.table, sessions.add(session));
    const stopChecking = this.heartbeat.add(session.channel);
    socket.on('close', () => {
      stopChecking();
      sessions.delete(session);
      if (sessions.size === 0 && this.atTables.get(visitor.table) === sessions)
        this.atTables.delete(visitor.table);
    });
    await this.checkArrival(visitor.session);
    await session.begin();
  }

  async acceptAtList(wire: Wire, caller: Caller | undefined, address: string): Promise<void> {
    const { socket } = wire;
    if (!this.count(socket, address)) return socket.close(CLOSE.tooMany);
    const list = new ListSession(wire, caller, this.messagesPerSecond);
    this.atList.add(list);
    const stopChecking = this.heartbeat.add(list.channel);
    socket.on('close', () => {
      stopChecking();
      this.atList.delete(list);
      this.own.end(list);
    });
    await this.checkArrival(caller?.session);
    await this.own.begin(list);
  }

  close(): void {
    this.heartbeat.stop();
    clearInterval(this.listTimer);
    for (const { channel } of [...this.tableSessions, ...this.atList]) channel.close(CLOSE.stopping);
  }

  /** Counts a socket of an address until it closes; returns false if its network has too many, or the socket is already closed. */
  private count(socket: WebSocket, address: string): boolean {
    const network = clientNetwork(address);
    const before = this.counts.get(network) ?? 0;
    if (before >= MOST_SOCKETS || socket.readyState !== socket.OPEN) return false;
    this.counts.set(network, before + 1);
    socket.on('close', () => {
      const left = (this.counts.get(network) ?? 1) - 1;
      if (left === 0) this.counts.delete(network);
      else this.counts.set(network, left);
    });
    return true;
  }

  private at(table: string): Iterable<TableSession> {
    return this.atTables.get(table) ?? [];
  }

  private get tableSessions(): TableSession[] {
    return [...this.atTables.values()].flatMap((sessions) => [...sessions]);
  }

  private tellList(): void {
    for (const [id, table] of this.changed) {
      const message: ServerMessage =
        table === undefined ? { type: 'unlisted', id } : { type: 'listed', table };
      const text = JSON.stringify(message);
      for (const session of this.atList) session.tell(text);
    }
    this.changed.clear();
    this.own.tell().catch((cause) => this.failed(cause));
  }
}
