import { randomBytes } from 'node:crypto';
import { type FairKey, fairChance } from '@rubicon/protocol';
import {
  type Append,
  createTable,
  type GameSettings,
  openTable,
  RECENT_COMMANDS,
  type Table,
  type TableHost,
} from '@rubicon/table';
import { chanceWith } from '../chance.ts';
import { type Lobby, seedsOf } from '../lobby/lobby.ts';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import { delayOf } from '../lobby/views.ts';
import type { Availability } from '../nodes/availability.ts';
import type { PresenceBoard } from '../nodes/presence.ts';
import type { Head, Store, StoredTable, Time, Waiting } from '../store/store.ts';
import type { BotThreads } from './bot-threads.ts';
import type { GroupCommit } from './group-commit.ts';
import { isNews, waitingAfter } from './waiting.ts';

/** A game without a clock is closed if nobody plays for this long. */
const UNTOUCHED_MS = 30 * 24 * 3600_000;

/** A table nobody watches leaves memory after this long. */
const IDLE_MS = 10_000;

interface OpenGame extends Following {
  readonly table: Table;
  idleSince: number | undefined;
}

/** The state of a game that other nodes may write to, as this node knows it. */
interface Following {
  playerNode: string | null; // the node that plays its bots
  votes: string; // for a pause, as they were shown last
}

export interface GamesPorts {
  readonly store: Store;
  readonly commits: GroupCommit;
  readonly availability: Availability;
  readonly presence: PresenceBoard;
  readonly bots: BotThreads;
  readonly botLimit: number;
  /** The time of the store, without waiting for it. */
  now(): number;
  /** How long the server was down after this time. */
  downtimeAfter(time: number): number;
  /** Called when a game has its closing line. */
  closed(table: StoredTable): void;
  failed(table: string, code: string, cause: unknown): void;
}

/** The running games of this server. Only games with a connected client or a bot to move are in memory. */
export class Games {
  private readonly ports: GamesPorts;
  private readonly open = new Map<string, Promise<OpenGame | undefined>>();
  private readonly mine = new Set<string>(); // games whose bots this node plays
  private readonly unreadable = new Set<string>(); // games played by a newer server
  private readonly secrets = new Map<string, string>(); // of new keys, by commitment
  private readonly unkeyed = new Map<string, Time>(); // games that wait for a new key, and since when
  private readonly listeners = new Set<(table: StoredTable) => void>();

  constructor(ports: GamesPorts) {
    this.ports = ports;
  }

  /** Calls the listener when the turn of a game has passed, or a clock has changed; for its players only. */
  onPass(listener: (table: StoredTable) => void): void {
    this.listeners.add(listener);
  }

  /** The number of games in memory. */
  get size(): number {
    return this.open.size;
  }

  get ids(): Iterable<string> {
    return this.open.keys();
  }

  has(id: string): boolean {
    return this.open.has(id);
  }

  /** Whether this node plays the bots of a game. */
  plays(id: string): boolean {
    return this.mine.has(id);
  }

  /** The number of games whose bots this node plays. */
  get played(): number {
    return this.mine.size;
  }

  /** The games that this server cannot open, because a newer one has played them. */
  get unknown(): readonly string[] {
    return [...this.unreadable];
  }

  /** Brings a game in memory up to date with what other nodes have stored. */
  follow(id: string, head: Head): void {
    this.use(id, (game) => {
      if (head.lines < game.table.lines) return; // the head was read before this node stored its last line
      if (head.lines > game.table.lines) game.table.refresh();
      if (!head.awaitsKey && this.unkeyed.delete(id)) game.table.resume();
      if (game.playerNode !== head.playerNode) this.setPlayerNode(id, game, head.playerNode);
      const votes = head.votes.join();
      if (votes !== game.votes) game.table.showVotes(head.votes);
      game.votes = votes;
    });
  }

  /** Plays the bots of a game from now on. A game that cannot be opened is left to other nodes. */
  take(id: string): void {
    const { store } = this.ports;
    this.find(id)
      .then((table) => {
        if (table === undefined) return store.releaseGame(id);
        this.use(id, (game) => this.setPlayerNode(id, game, store.node));
      })
      .catch((cause) => this.ports.failed(id, 'not-opened', cause));
  }

  /** Credits running clocks with the time in which no node ran. */
  credit(): void {
    for (const id of this.open.keys()) this.use(id, ({ table }) => void table.credit());
  }

  showPresence(id: string): void {
    this.use(id, ({ table }) => table.showPresence());
  }

  private use(id: string, work: (game: OpenGame) => void): void {
    const loading = this.open.get(id);
    loading?.then((game) => game && work(game)).catch(() => {}); // the caller of `find` sees the error
  }

  private setPlayerNode(id: string, game: Following & { readonly table?: Table }, node: string | null): void {
    game.playerNode = node;
    if (node === this.ports.store.node) {
      this.mine.add(id);
      game.table?.resume();
    } else this.mine.delete(id);
  }

  /**
   * Begins the game of a lobby whose seeds are revealed. Clients that arrive in the meantime wait for it: a second table of
   * the same game would not show them what is played at this one.
   */
  async start(stored: StoredTable, lobby: Lobby, secret: string): Promise<void> {
    await this.open.get(stored.id); // waits for an earlier lookup, which finds nothing
    const starting = this.create(stored, lobby, secret);
    const loading = starting.catch(() => undefined);
    this.open.set(stored.id, loading);
    if ((await loading) === undefined && this.open.get(stored.id) === loading) this.open.delete(stored.id);
    (await starting).table.begin();
  }

  /** Returns the table of a running or finished game; undefined if it has not begun. */
  async find(id: string): Promise<Table | undefined> {
    const known = this.open.get(id) ?? this.load(id);
    this.open.set(id, known);
    const game = await known.catch((cause) => {
      if (this.open.get(id) === known) this.open.delete(id); // the next lookup tries again
      throw cause;
    });
    const isCurrent = this.open.get(id) === known;
    if (game === undefined) {
      if (isCurrent) this.open.delete(id);
      return undefined;
    }
    if (!isCurrent) return this.find(id); // it left memory in the meantime
    game.idleSince = undefined;
    return game.table;
  }

  /** Continues a game that comes from a backup, with a new key for its dice. Running clocks are credited with the wait. */
  async rekey(id: string, key: FairKey, secret: string, waitsSince: Time = this.ports.now()): Promise<void> {
    this.secrets.set(key.commitment, secret);
    const table = await this.find(id);
    this.unkeyed.set(id, waitsSince);
    if (!(await table?.note([{ type: 'rekeyed', ...key }])))
      throw new Error('the new key could not be stored');
    this.unkeyed.delete(id);
    table?.begin();
  }

  /** Closes games that nobody watches and no bot plays. */
  async sweep(): Promise<void> {
    for (const [id, loading] of this.open) {
      const game = await loading.catch(() => undefined);
      if (game === undefined) continue;
      const { table } = game;
      if (table.connected > 0 || (table.isBusy && !table.isOver)) game.idleSince = undefined;
      else game.idleSince ??= this.ports.now();
      if (game.idleSince === undefined || this.ports.now() - game.idleSince < IDLE_MS) continue;
      await this.drop(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.keys()].map((id) => this.drop(id)));
  }

  /** Removes a game from memory; the next lookup reads it from the store. */
  private async drop(id: string): Promise<void> {
    const loading = this.open.get(id);
    this.open.delete(id);
    this.mine.delete(id);
    const game = await loading?.catch(() => undefined);
    await game?.table.close();
    if (this.ports.store.isShared) this.ports.presence.setHere(id, []);
  }

  private async create(stored: StoredTable, lobby: Lobby, secret: string): Promise<OpenGame> {
    const { settings, seats, commitment, voided } = lobby;
    const seeds = seedsOf(lobby);
    const chance = fairChance(
      { type: 'fair', generator: 'hmac-sha256', commitment, seeds, void: [...voided] },
      stored.id,
      () => secret,
    );
    const game: GameSettings = {
      edition: settings.edition,
      options: settings.options,
      seats: seats.map(({ colour, player, bot }) => ({
        colour,
        ...(player === undefined ? {} : { player }),
        ...(bot === undefined ? {} : { bot }),
      })),
      table: {
        ...(settings.clock === undefined ? {} : { clock: settings.clock }),
        absent: settings.absent,
        bot: settings.standIn,
        ...(settings.isRated ? { isRated: true } : {}),
      },
    };
    const { host, following } = await this.hostOf(stored, lobby);
    const created = await createTable(game, chance, host);
    if (created.error !== undefined) throw new Error(`the game cannot begin: ${created.error.code}`);
    return this.keep(created.table, following);
  }

  private async load(id: string): Promise<OpenGame | undefined> {
    const { store } = this.ports;
    const stored = await store.findTable(id);
    if (stored === undefined || stored.stage === 'lobby') return undefined;
    const lobby = lobbyOf(stored);
    const { host, following } = await this.hostOf(stored, lobby);
    const game = await this.read(id);
    if (game.text === '') return undefined; // it is about to start
    const opened = await openTable(game, host);
    if (opened.error !== undefined) {
      this.unreadable.add(id);
      this.setPlayerNode(id, following, null); // it is not played here, so the keeper gives it back
      this.ports.failed(id, opened.error.code, opened.error);
      return undefined;
    }
    opened.table.begin();
    if (store.isShared) void opened.table.credit(); // perhaps no other node has
    return this.keep(opened.table, following);
  }

  private keep(table: Table, following: Following): OpenGame {
    return Object.assign(following, { table, idleSince: undefined });
  }

  private async read(id: string) {
    const { store } = this.ports;
    const [lines, commands] = await Promise.all([
      store.readLines(id, 0),
      store.recentCommands(id, RECENT_COMMANDS),
    ]);
    return { text: lines.map((line) => `${line}\n`).join(''), commands };
  }

  /** Reads lines, and lets other work run before: many clients may ask for a long game at once. */
  private async readLines(id: string, after: number): Promise<readonly string[]> {
    await new Promise((resolve) => setImmediate(resolve));
    return this.ports.store.readLines(id, after + 1);
  }

  private async hostOf(
    stored: StoredTable,
    { settings, seats }: Lobby,
  ): Promise<{ readonly host: TableHost; readonly following: Following }> {
    const { store, availability, bots, botLimit, now, downtimeAfter } = this.ports;
    const { id } = stored;
    if (stored.awaitsKey) this.unkeyed.set(id, now());
    const persist = <T>(work: () => Promise<T>): Promise<T> => availability.persist(work);
    let secrets = await store.findSecrets(id);
    const delay = settings.spectators?.delay ?? 0;
    const head = store.isShared ? (await store.headsOf([id])).get(id) : undefined;
    const following: Following = { playerNode: null, votes: '' };
    this.setPlayerNode(id, following, head?.playerNode ?? null);
    let { waiting } = stored;
    const host: TableHost = {
      id,
      names: () => persist(() => store.namesOf(stored.players)),
      programs: seats.flatMap(({ isBot }, seat) => (isBot === true ? seat : [])),
      now: () => new Date(now()),
      downtimeAfter: (time) => {
        const since = this.unkeyed.get(id);
        return since === undefined ? downtimeAfter(time) : Math.max(0, now() - Math.max(since, time));
      },
      append: async (append) => {
        const next = waitingAfter(waiting, append);
        const result = await this.append(stored, append, next);
        if (result === 'stored') {
          if (store.isShared)
            this.setPlayerNode(
              id,
              following,
              append.awaitsHost ? (following.playerNode ?? store.node) : null,
            );
          if (isNews(waiting, next)) for (const listener of this.listeners) listener(stored);
          waiting = next;
        }
        return result;
      },
      load: () =>
        persist(async () => {
          secrets = await store.findSecrets(id); // another node may have given the dice a new key
          return this.read(id);
        }),
      countLines: () => persist(() => store.countLines(id)),
      findCommand: (seat, command) => persist(() => store.findCommand(id, seat, command)),
      readLines: (after) => persist(() => this.readLines(id, after)),
      openPlayer: (request) => bots.openPlayer({ ...request, seed: newBotSeed() }),
      botLimit,
      startTimer(milliseconds, ring) {
        const timer = setTimeout(ring, milliseconds);
        timer.unref();
        return () => clearTimeout(timer);
      },
      ...(delay === 0 ? {} : { spectatorDelay: delay * 1000 }),
      saveSheet: (seat, sheet) => persist(() => store.saveSheet(id, seat, sheet)),
      savedSheet: (seat) => persist(() => store.savedSheet(id, seat)),
      showsFinished: true,
      awaitsKey: () => this.unkeyed.has(id),
      findChance: chanceWith((commitment) => secrets.get(commitment) ?? this.secrets.get(commitment)),
      failed: ({ code, cause }) => {
        this.ports.failed(id, code, cause);
        if (code === 'not-saved') void this.drop(id);
      },
      ...(store.isShared ? this.sharedHostOf(id, following, (found) => (secrets = found)) : {}),
    };
    return { host, following };
  }

  /** The ports of a game that other nodes may write to. */
  private sharedHostOf(
    id: string,
    following: Following,
    keepSecrets: (secrets: ReadonlyMap<string, string>) => void,
  ): Partial<TableHost> {
    const { store, availability, presence } = this.ports;
    return {
      loadAfter: (seq) =>
        availability.persist(async () => {
          if (this.unkeyed.has(id)) keepSecrets(await store.findSecrets(id));
          const lines = await store.readLines(id, seq + 1);
          return { lines, commands: lines.length === 0 ? [] : await store.commandsAfter(id, seq) };
        }),
      playsBots: () => following.playerNode === store.node,
      seatsElsewhere: () => presence.seatsElsewhere(id),
      showSeats: (seats) => presence.setHere(id, seats),
      setVote: (seat, isWanted) => availability.persist(() => store.setVote(id, seat, isWanted)),
    };
  }

  private async append(
    stored: StoredTable,
    { after, lines, command, due, turn, round, endedAt, notBefore, awaitsHost }: Append,
    next: Waiting,
  ) {
    const { commits, now, store } = this.ports;
    const { id: table } = stored;
    const isOver = endedAt !== undefined;
    const at = now();
    const dueAt = isOver ? endedAt + delayOf(stored) : (due ?? at + UNTOUCHED_MS);
    const waiting = isOver ? null : next;
    const result = await commits.append({
      table,
      after,
      lines,
      command,
      at,
      turn,
      round,
      waiting,
      dueAt,
      isOver,
      ...(store.isShared ? { notBefore } : {}), // the clocks of nodes differ
      ...(awaitsHost ? { playerNode: store.node } : {}),
    });
    if (result === 'stored' && isOver) this.ports.closed(stored);
    return result;
  }
}

/** Returns a seed that nobody can guess: predictable bots would reveal their bids and orders. */
const newBotSeed = (): string => randomBytes(16).toString('hex');
