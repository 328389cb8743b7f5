import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SettingsInput, settingsSchema } from '@rubicon/api';
import type { Seat } from '@rubicon/engine';
import { hashHex } from '@rubicon/protocol';
import { type TableMessage, WireClient, type WireListener } from '@rubicon/protocol/wire';
import { BotThreads } from '../../src/hosting/bot-threads.ts';
import { Downtime } from '../../src/hosting/downtime.ts';
import { Games } from '../../src/hosting/games.ts';
import { GroupCommit } from '../../src/hosting/group-commit.ts';
import { Sweeper } from '../../src/hosting/sweeper.ts';
import { Lobbies } from '../../src/lobby/lobbies.ts';
import { Availability } from '../../src/nodes/availability.ts';
import { Keeper } from '../../src/nodes/keeper.ts';
import { PresenceBoard } from '../../src/nodes/presence.ts';
import { Results } from '../../src/ratings/results.ts';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite.ts';
import type { StoredTable } from '../../src/store/store.ts';

/** Everything that hosts games, on a real store, without HTTP. Tests control its time. */
export class Club {
  readonly store: SqliteStore;
  readonly games: Games;
  readonly lobbies: Lobbies;
  readonly results: Results;
  readonly sweeper: Sweeper;
  readonly bots: BotThreads;
  readonly closed: StoredTable[] = [];
  readonly failures: unknown[] = [];
  readonly clock: { now: number };
  private readonly downtime: Downtime;

  private constructor(store: SqliteStore, clock: { now: number }) {
    this.store = store;
    this.clock = clock;
    this.downtime = new Downtime(() => clock.now);
    const { now, after } = this.downtime;
    this.bots = new BotThreads({
      script: new URL('../../../cli/dist/bot-worker.js', import.meta.url),
      threads: 2,
      milliseconds: 5,
      pace: 0,
      limit: 20_000,
    });
    const availability = new Availability(store);
    this.games = new Games({
      store,
      commits: new GroupCommit(store, availability),
      availability,
      presence: new PresenceBoard(store, availability),
      bots: this.bots,
      botLimit: 30_000,
      now,
      downtimeAfter: after,
      closed: (table) => void this.closed.push(table),
      failed: (_, code, cause) => void this.failures.push([code, cause]),
    });
    this.lobbies = new Lobbies(store, this.games, now);
    const failed = (cause: unknown): void => void this.failures.push(cause);
    this.results = new Results(store, (id) => this.lobbies.announce(id));
    const { games, bots, lobbies, results, downtime } = this;
    const keeper = new Keeper({ store, games, bots, downtime, availability });
    this.sweeper = new Sweeper({ store, games, lobbies, results, downtime, availability, keeper, failed });
  }

  static async open(folder: string, clock = { now: Date.now() }): Promise<Club> {
    return new Club(await openSqliteStore(folder), clock);
  }

  async close(): Promise<void> {
    this.sweeper.stop();
    await this.games.close();
    await this.bots.close();
    await this.store.close();
  }

  /** Lets time pass while the server is running. Setting the clock instead means that it was down. */
  pass(milliseconds: number): void {
    const end = this.clock.now + milliseconds;
    while (this.clock.now < end) {
      this.clock.now = Math.min(end, this.clock.now + 1000);
      this.downtime.now();
    }
  }

  async newPlayer(name: string): Promise<string> {
    await this.store.createPlayer({
      id: name,
      name,
      nameKey: name.toLowerCase(),
      passwordHash: null,
      isBot: false,
      createdAt: this.clock.now,
      bannedAt: null,
    });
    return name;
  }

  /** Starts a game: all players join, are ready and reveal. Returns its id. */
  async startGame(settings: SettingsInput, players: readonly string[]): Promise<string> {
    const [host = 'nobody'] = players;
    const { view } = await this.lobbies.create(settingsSchema.parse(settings), host);
    const seeds = players.map(() => randomBytes(32).toString('hex'));
    for (const [i, player] of players.entries())
      await this.lobbies.join(view.id, { player, hash: hashHex(seeds[i] ?? '') });
    for (const player of players) await this.lobbies.setReady(view.id, player, true);
    for (const [i, player] of players.entries()) await this.lobbies.reveal(view.id, player, seeds[i] ?? '');
    return view.id;
  }

  /** Connects a client to a running game, on a seat. */
  async connect(id: string, seat: Seat, listener: WireListener = {}): Promise<WireClient> {
    const table = await this.games.find(id);
    if (table === undefined) throw new Error('no such game');
    const client = new WireClient(listener);
    const connection = table.connect({
      yours: [seat],
      send: (message: TableMessage) => client.receive(message),
    });
    await client.connect({ send: (message) => connection.receive(message) });
    await client.sit(seat);
    return client;
  }

  async recordOf(id: string): Promise<string> {
    return (await this.store.readLines(id, 0)).map((line) => `${line}\n`).join('');
  }
}

/** A folder that is removed at the end. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'rubicon-club-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
