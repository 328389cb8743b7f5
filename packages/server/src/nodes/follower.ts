import type { Chat } from '../chat/chat.ts';
import type { Games } from '../hosting/games.ts';
import type { Sockets } from '../http/sockets/sockets.ts';
import type { Lobbies } from '../lobby/lobbies.ts';
import type { Head, News, Store } from '../store/store.ts';
import type { Availability } from './availability.ts';
import type { PresenceBoard } from './presence.ts';

/** How often everything that this node's clients watch is compared with the store. */
const LOOK_MS = 1000;

/** The number of tables of the public list that are compared. */
const LISTED_TABLES = 200;

export interface FollowerPorts {
  readonly store: Store;
  readonly games: Games;
  readonly lobbies: Lobbies;
  readonly chat: Chat;
  readonly sockets: Sockets;
  readonly presence: PresenceBoard;
  readonly availability: Availability;
  failed(cause: unknown): void;
}

/**
 * Shows the clients of this node what other nodes have stored. Announcements say where to look at once. Since they can be
 * lost, everything watched here is also checked every second, table by table, because transactions do not become visible
 * in the order in which they began.
 */
export class Follower {
  private readonly ports: FollowerPorts;
  private readonly heads = new Map<string, Head>(); // as last shown
  private waiting = new Set<string>(); // tables to look at
  private looking: Promise<void> | undefined;
  private open: ReadonlyMap<string, number> = new Map(); // change counts of open tables, as last shown
  private own: ReadonlyMap<string, number> = new Map(); // versions of the tables of players who follow the list
  private isLooking = false; // at sessions and lists
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(ports: FollowerPorts) {
    this.ports = ports;
  }

  start(): void {
    const { store } = this.ports;
    if (!store.isShared) return;
    store.follow((news) => this.take(news));
    this.timer = setInterval(() => void this.lookAround(), LOOK_MS);
    this.timer.unref();
  }

  /** Stops following; checks in progress may fail. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private take(news: readonly News[]): void {
    if (this.isStopped) return;
    const { sockets, lobbies } = this.ports;
    for (const [type, id] of news) {
      switch (type) {
        case 'table':
          if (sockets.watches(id)) this.look([id]);
          else if (sockets.hasLists) this.attempt(() => lobbies.announce(id));
          break;
        case 'lines':
          sockets.notePass(id);
          this.look([id]);
          break;
        case 'chat':
        case 'presence':
          this.look([id]);
          break;
        case 'session':
          this.attempt(() => sockets.checkSessions([id]));
          break;
        case 'player':
          this.attempt(() => sockets.checkSessions(sockets.sessionsOf(id)));
          break;
      }
    }
  }

  /** Checks everything that clients watch here. */
  private async lookAround(): Promise<void> {
    const { sockets, games, availability } = this.ports;
    if (availability.isDown) return;
    const watched = new Set([...sockets.tables, ...games.ids]);
    for (const id of this.heads.keys()) if (!watched.has(id)) this.heads.delete(id);
    this.look([...watched]);
    if (this.isLooking) return; // a slow database is asked again only after it has answered
    this.isLooking = true;
    try {
      await sockets.checkSessions(sockets.sessions);
      await this.lookAtLists();
    } catch (cause) {
      this.fail(cause);
    } finally {
      this.isLooking = false;
    }
  }

  private look(tables: readonly string[]): void {
    const { sockets, games } = this.ports;
    if (this.isStopped) return;
    for (const id of tables) if (sockets.watches(id) || games.has(id)) this.waiting.add(id);
    if (this.waiting.size === 0 || this.looking !== undefined) return;
    this.looking = this.lookAtTables()
      .catch((cause) => this.fail(cause))
      .finally(() => {
        this.looking = undefined;
        this.look([]);
      });
  }

  private async lookAtTables(): Promise<void> {
    const { store, games, presence } = this.ports;
    const tables = [...this.waiting];
    this.waiting.clear();
    const [heads, moved] = await Promise.all([store.headsOf(tables), presence.read(tables)]);
    for (const table of moved) games.showPresence(table);
    await Promise.all([...heads].map(([table, head]) => this.show(table, head)));
  }

  private async show(table: string, head: Head): Promise<void> {
    const { games, lobbies, chat, sockets } = this.ports;
    const before = this.heads.get(table);
    this.heads.set(table, head);
    games.follow(table, head);
    if (!sockets.watches(table)) return;
    if (before?.changes !== head.changes) await lobbies.announce(table);
    else if (head.lines > 0 && sockets.isWaiting(table)) await lobbies.announce(table); // its game has begun
    if (before === undefined ? head.chat > 0 : before.chatChanges !== head.chatChanges)
      await chat.showRecent(table);
    else if (before !== undefined && before.chat !== head.chat) await chat.showAfter(table, before.chat);
  }

  private async lookAtLists(): Promise<void> {
    const { store, sockets, lobbies } = this.ports;
    const [open, own] = await Promise.all([
      store.openChanges(LISTED_TABLES),
      store.versionsOf(sockets.listedPlayers),
    ]);
    const before = this.open;
    this.open = open;
    if (sockets.hasLists) for (const id of changesBetween(before, open)) await lobbies.announce(id);
    for (const id of changesBetween(this.own, own)) sockets.noteOwn(id);
    this.own = own;
  }

  private attempt(work: () => Promise<void>): void {
    work().catch((cause) => this.fail(cause));
  }

  private fail(cause: unknown): void {
    if (!this.isStopped && !this.ports.availability.isLoss(cause)) this.ports.failed(cause);
  }
}

/** Returns the tables that have changed, or that are in only one of the lists. */
function changesBetween(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): readonly string[] {
  const ids = new Set([...before.keys(), ...now.keys()]);
  return [...ids].filter((id) => before.get(id) !== now.get(id));
}
