import { randomBytes } from 'node:crypto';
import { isCorrespondence, type Settings, type TableView } from '@rubicon/api';
import type { Colour } from '@rubicon/engine';
import { hashHex } from '@rubicon/protocol';
import type { Games } from '../hosting/games.ts';
import { ApiError } from '../http/api-error.ts';
import { newId } from '../random-id.ts';
import type { Store, StoredTable, Time } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { entranceError } from './invites.ts';
import type { Change, Lobby, LobbyError } from './lobby.ts';
import * as change from './lobby.ts';
import { checkNudge, NUDGE_MS } from './nudges.ts';
import { settingsError } from './settings.ts';
import { jsonOf, lobbyOf } from './stored-lobby.ts';
import { isSeated } from './view.ts';
import { type ViewFor, Views } from './views.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** A guest must come to the table within this time after taking a seat. */
const ARRIVAL_MS = 60_000;

/** How often a change is attempted when writes conflict. */
const MOST_CONFLICTS = 10;

/** The time after which an interrupted start is tried again. */
const START_MS = 5000;

/** The most lobbies that are searched for the seats of a deleted player. */
const MOST_TABLES = 10_000;

/** The most lobbies that show a new name at once; the others show it with their next change. */
const MOST_RENAMED = 20;

const STATUS: Readonly<Partial<Record<LobbyError, number>>> = {
  'not-host': 403,
  'not-welcome': 403,
  'rated-with-bots': 400,
};

/** Receives changes to a table for the clients that watch it. */
export type LobbyListener = (table: StoredTable, viewFor: ViewFor) => void;

/** A request for a seat. */
export interface JoinRequest {
  readonly player: string;
  readonly hash: string; // of the seed
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
  readonly isBot?: boolean; // a third-party program
  readonly isGuest?: boolean; // loses the seat unless the player comes to the table
}

/** The tables before their games: every change is stored with a version, and shown to everyone who watches. */
export class Lobbies {
  readonly views: Views;
  private readonly store: Store;
  private readonly games: Games;
  private readonly now: () => Time;
  private readonly listeners = new Set<LobbyListener>();

  constructor(store: Store, games: Games, now: () => Time) {
    this.store = store;
    this.games = games;
    this.now = now;
    this.views = new Views(store, now);
  }

  onChange(listener: LobbyListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Creates a table; its creator has no seat yet. The secret of the dice is stored before its commitment is shown. */
  async create(
    settings: Settings,
    host: string,
  ): Promise<{ readonly view: TableView; readonly invite: string }> {
    const problem = settingsError(settings);
    if (problem !== undefined) throw new ApiError(problem);
    const id = newId();
    const lobby = change.createLobby(settings, host, newId(), await this.newCommitment(id));
    return { view: await this.add(id, lobby), invite: lobby.invite };
  }

  /**
   * Returns the rematch of a finished game. The first player who asks creates its table, with the same settings, and becomes
   * the host.
   */
  async rematch(id: string, player: string): Promise<{ readonly view: TableView; readonly invite: string }> {
    const old = await this.find(id);
    if (!isSeated(old, player)) throw new ApiError('not-seated', 409);
    if (old.stage !== 'over' || (await this.store.countLines(id)) === 0) throw new ApiError('not-now', 409);
    const next = lobbyOf(old).rematch ?? (await this.linkRematch(id));
    if ((await this.store.findTable(next)) === undefined) await this.createRematch(next, old, player);
    const table = await this.find(next);
    return { view: await this.viewOf(table, player), invite: lobbyOf(table).invite };
  }

  /** Replaces the invitation; the old one is void. Clients that came with it may stay. */
  async invite(id: string, host: string): Promise<TableView> {
    const invite = newId();
    const table = await this.update(id, (before) => {
      const lobby = lobbyOf(before);
      if (lobby.host !== host) throw new ApiError('not-host', 403);
      if (before.stage === 'over') throw new ApiError('not-now', 409);
      const next = { ...lobby, invite, invitedAt: this.now(), revision: lobby.revision + 1 };
      return { ...before, lobby: jsonOf(next) };
    });
    return (await this.show(table))(host);
  }

  /** Reminds the player of a seat that the game waits for it; once a day. */
  async nudge(id: string, player: string, seat: number): Promise<void> {
    const table = await this.find(id);
    checkNudge(table, player, seat);
    const at = this.now();
    const nudge = { table: id, seat, at, lines: await this.store.countLines(id) };
    if ((await this.store.nudge(nudge, at - NUDGE_MS)) === 'too-soon')
      throw new ApiError('already-nudged', 409);
    await this.show(table);
  }

  async find(id: string): Promise<StoredTable> {
    const table = await this.store.findTable(id);
    if (table === undefined) throw new ApiError('unknown-table', 404);
    return table;
  }

  async viewOf(table: StoredTable, viewer?: string): Promise<TableView> {
    return (await this.views.read(table))(viewer);
  }

  join(id: string, { player, hash, seat, invite, isBot = false, isGuest = false }: JoinRequest) {
    return this.change(id, player, (lobby, table) => {
      const problem = entranceError(table, player, invite, this.now());
      if (problem !== undefined) throw new ApiError(problem, 403);
      return change.join(lobby, player, hash, seat, {
        ...(isBot ? { isBot } : {}),
        ...(isGuest ? { arriveBy: this.now() + ARRIVAL_MS } : {}),
      });
    });
  }

  /** Notes that a player has come to the table. */
  async arrive(id: string, player: string): Promise<void> {
    const arriving = this.change(id, player, (lobby) => change.arrive(lobby, player));
    await arriving.catch(ignoreRefusal); // the seat may have been freed in the meantime
  }

  leave(id: string, player: string) {
    return this.change(id, player, (lobby) => change.leave(lobby, player));
  }

  move(id: string, player: string, seat: number) {
    return this.change(id, player, (lobby) => change.move(lobby, player, seat));
  }

  swap(id: string, player: string, seat: number | undefined) {
    return this.change(id, player, (lobby) => change.swap(lobby, player, seat));
  }

  chooseColour(id: string, player: string, colour: Colour) {
    return this.change(id, player, (lobby) => change.chooseColour(lobby, player, colour));
  }

  setReady(id: string, player: string, isReady: boolean) {
    return this.change(id, player, (lobby) => change.setReady(lobby, player, isReady, this.now()));
  }

  setBot(id: string, host: string, seat: number, bot: string | undefined) {
    return this.change(id, host, (lobby) => change.setBot(lobby, host, seat, bot, this.now()));
  }

  removePlayer(id: string, host: string, seat: number) {
    return this.change(id, host, (lobby) => change.removePlayer(lobby, host, seat));
  }

  commit(id: string, player: string, hash: string) {
    return this.change(id, player, (lobby) => change.commit(lobby, player, hash, this.now()));
  }

  /** Reveals a seed. After the last one the game begins, or continues with its new key. */
  async reveal(id: string, player: string, seed: string): Promise<TableView> {
    await this.change(id, player, (lobby) => change.reveal(lobby, player, seed));
    const table = await this.find(id);
    if (change.isComplete(lobbyOf(table))) await (table.awaitsKey ? this.rekey(id) : this.start(id));
    return this.viewOf(await this.find(id), player);
  }

  /** Shows the new name of a player in the lobbies where the player has a seat. */
  async showName(player: string): Promise<void> {
    for (const { id } of await this.store.listTables({ stage: 'lobby', player, limit: MOST_RENAMED }))
      await this.change(id, player, (lobby) => lobby).catch(ignoreRefusal); // its game may have begun
  }

  /** Frees the seats of a deleted player in lobbies, and leaves running games. */
  async drop(player: string): Promise<void> {
    for (const { id } of await this.store.listTables({ stage: 'lobby', player, limit: MOST_TABLES }))
      await this.change(id, player, (lobby) => change.drop(lobby, player, this.now())).catch(ignoreRefusal);
    for (const table of await this.store.listTables({ stage: 'playing', player, limit: MOST_TABLES })) {
      const seat = lobbyOf(table).seats.findIndex((entry) => entry.player === player);
      await (await this.games.find(table.id))?.leave(seat);
    }
  }

  /**
   * Renews the dice of everything that comes from a backup: attempts to start are void, and the players of running games are
   * asked for the seeds of a new key.
   */
  async beginRekeys(): Promise<void> {
    for (const stage of ['lobby', 'playing'] as const) {
      const tables = await this.store.listTables({ stage, limit: Number.MAX_SAFE_INTEGER });
      for (const table of tables.filter(({ awaitsKey }) => awaitsKey)) await this.drawAgain(table);
    }
  }

  private async drawAgain(table: StoredTable): Promise<void> {
    const lobby = lobbyOf(table);
    const now = this.now();
    if (table.stage === 'lobby' || (await this.store.countLines(table.id)) === 0) {
      const { waitsSince: _, ...attempted } = lobby;
      const secret = await this.secretOf(table.id, lobby.commitment);
      const next = change.voidRestored(attempted, secret, await this.newCommitment(table.id), now);
      await this.write(table, next, { stage: 'lobby', awaitsKey: false });
    } else if (lobby.step === 'committing') {
      await this.write(table, change.resumeRekey(lobby, now)); // they were asked before the server stopped
    } else {
      await this.write(table, change.beginRekey(lobby, await this.newCommitment(table.id), now));
    }
  }

  /** Handles what is due at a table before its game: voids a start that failed, or closes an unused table. */
  async tick(table: StoredTable): Promise<void> {
    const lobby = lobbyOf(table);
    const now = this.now();
    if (table.stage === 'playing') return this.beginGame(table); // the server stopped during the start
    if (change.isComplete(lobby)) return this.start(table.id);
    if (lobby.deadline !== null && lobby.deadline <= now) return this.voidAttempt(table, lobby);
    const { listedFrom = now + 1, ...listed } = lobby;
    const present = change.freeAbsent(listedFrom <= now ? listed : lobby, now);
    if (present !== lobby) return void (await this.write(table, present));
    if (table.touchedAt + idleTime(lobby) <= now) await this.end(table, lobby);
  }

  /** Closes a table before its game. */
  async close(id: string): Promise<void> {
    const table = await this.find(id);
    if (table.stage === 'lobby') await this.end(table, lobbyOf(table));
  }

  /** Sends a table, as it is stored now, to everyone who watches it. */
  async announce(id: string): Promise<void> {
    await this.show(await this.find(id));
  }

  /** Closes a table that had no game, and reveals its secret, so that everyone can check what the server had committed to. */
  private async end(table: StoredTable, lobby: Lobby): Promise<void> {
    const secret = await this.secretOf(table.id, lobby.commitment);
    await this.write(table, { ...lobby, secret }, { stage: 'over', dueAt: null });
  }

  /** Starts a game once all seeds are revealed. A change in between, such as an arrival, does not hold it up. */
  private async start(id: string): Promise<void> {
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
      const table = await this.find(id);
      const lobby = lobbyOf(table);
      if (table.stage !== 'lobby' || !change.isComplete(lobby)) return; // another request has started it
      const now = this.now();
      const started: StoredTable = {
        ...table,
        stage: 'playing',
        touchedAt: now,
        dueAt: now + START_MS,
        version: table.version + 1,
        lobby: jsonOf({ ...lobby, revision: lobby.revision + 1 }),
      };
      if ((await this.store.updateTable(started)) === 'stored') return this.beginGame(started);
    }
  }

  private async beginGame(table: StoredTable): Promise<void> {
    const lobby = lobbyOf(table);
    await this.games.start(table, lobby, await this.secretOf(table.id, lobby.commitment));
    await this.show(table);
  }

  /**
   * Continues a game with its new key. The key is in the record before the table stops waiting for one: a server that is
   * killed in between asks for another key, and never draws with the old one. Running clocks are credited with the wait.
   */
  private async rekey(id: string): Promise<void> {
    const lobby = await this.claimRekey(id);
    if (lobby === undefined) return;
    const { commitment, waitsSince } = lobby;
    const key = { commitment, seeds: change.seedsOf(lobby) };
    await this.games.rekey(id, key, await this.secretOf(id, commitment), waitsSince);
    await this.update(id, (table) => {
      const { waitsSince: _, ...keyed } = lobbyOf(table);
      return { ...table, awaitsKey: false, lobby: jsonOf(keyed) };
    });
  }

  /** Returns the lobby with all seeds of a new key, but only to the one caller that clears its deadline. */
  private async claimRekey(id: string): Promise<Lobby | undefined> {
    for (;;) {
      const table = await this.find(id);
      const lobby = lobbyOf(table);
      if (!table.awaitsKey || !change.isComplete(lobby) || lobby.deadline === null) return undefined;
      const claimed = jsonOf({ ...lobby, deadline: null, revision: lobby.revision + 1 });
      const next = { ...table, lobby: claimed, version: table.version + 1 };
      if ((await this.store.updateTable(next)) === 'stored') return lobby;
    }
  }

  private async voidAttempt(table: StoredTable, lobby: Lobby): Promise<void> {
    const secret = await this.secretOf(table.id, lobby.commitment);
    const next = change.voidAttempt(lobby, secret, await this.newCommitment(table.id), this.now());
    await this.write(table, next);
  }

  /** Writes the id of the next table into the old one; returns the id that was written first. */
  private async linkRematch(id: string): Promise<string> {
    const { lobby } = await this.update(id, (table) => {
      const old = lobbyOf(table);
      return { ...table, lobby: jsonOf({ ...old, rematch: old.rematch ?? newId() }) };
    });
    await this.announce(id);
    return (lobby as unknown as Lobby).rematch as string;
  }

  private async createRematch(id: string, old: StoredTable, host: string): Promise<void> {
    const { settings, seats, host: before } = lobbyOf(old);
    const same = seats.map(({ colour, bot }) => (bot === undefined ? { colour } : { colour, bot }));
    const fresh = change.createLobby(
      { ...settings, seats: same },
      host,
      newId(),
      await this.newCommitment(id),
    );
    const lobby: Lobby = {
      ...fresh,
      invited: [...new Set([before, ...old.players])],
      rematchOf: old.id,
      ...(old.isEnding && old.dueAt !== null ? { listedFrom: old.dueAt } : {}),
    };
    try {
      await this.add(id, lobby);
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'duplicate')) throw error; // another request created it first
    }
  }

  private async add(id: string, lobby: Lobby): Promise<TableView> {
    const now = this.now();
    const table: StoredTable = {
      id,
      version: 1,
      stage: 'lobby',
      isPublic: lobby.settings.isPublic,
      host: lobby.host,
      players: [],
      lobby: jsonOf(lobby),
      dueAt: Math.min(change.dueTime(lobby), now + idleTime(lobby)),
      isEnding: false,
      awaitsKey: false,
      waiting: null,
      createdAt: now,
      touchedAt: now,
    };
    await this.store.createTable(table);
    return (await this.show(table))(lobby.host);
  }

  /** Changes the stored lobby, and retries after a conflicting write. */
  private async change(
    id: string,
    viewer: string,
    make: (lobby: Lobby, table: StoredTable) => Change,
  ): Promise<TableView> {
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts++) {
      const table = await this.find(id);
      if (table.stage !== 'lobby' && !table.awaitsKey) throw new ApiError('not-now', 409);
      const changed = make(lobbyOf(table), table);
      if (typeof changed === 'string') throw new ApiError(changed, STATUS[changed] ?? 409);
      const viewFor = await this.write(table, changed);
      if (viewFor !== undefined) return viewFor(viewer);
    }
    throw new ApiError('busy', 503);
  }

  /** Changes a table at any stage, and retries after a conflicting write. */
  private async update(id: string, make: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    for (;;) {
      const table = await this.find(id);
      const next = { ...make(table), version: table.version + 1 };
      if ((await this.store.updateTable(next)) === 'stored') return next;
    }
  }

  private async write(
    table: StoredTable,
    lobby: Lobby,
    changes: Partial<Pick<StoredTable, 'stage' | 'dueAt' | 'awaitsKey'>> = {},
  ): Promise<ViewFor | undefined> {
    const now = this.now();
    const next: StoredTable = {
      ...table,
      version: table.version + 1,
      host: lobby.host,
      players: change.playersOf(lobby),
      lobby: jsonOf({ ...lobby, revision: lobby.revision + 1 }),
      touchedAt: now,
      dueAt: Math.min(change.dueTime(lobby), now + idleTime(lobby)),
      ...changes,
    };
    return (await this.store.updateTable(next)) === 'conflict' ? undefined : this.show(next);
  }

  private async show(table: StoredTable): Promise<ViewFor> {
    const viewFor = await this.views.read(table);
    for (const listener of this.listeners) listener(table, viewFor);
    return viewFor;
  }

  private async newCommitment(table: string): Promise<string> {
    const secret = randomBytes(32).toString('hex');
    const commitment = hashHex(secret);
    await this.store.keepSecret(table, commitment, secret);
    return commitment;
  }

  private async secretOf(table: string, commitment: string): Promise<string> {
    const secret = (await this.store.findSecrets(table)).get(commitment);
    if (secret === undefined) throw new Error('the secret of a table is missing');
    return secret;
  }
}

/** Open seats last a day for live games, two weeks for correspondence. */
const idleTime = ({ settings }: Lobby): number => (isCorrespondence(settings) ? 14 * DAY : DAY);

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
