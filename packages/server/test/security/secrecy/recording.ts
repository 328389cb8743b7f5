import { createHash } from 'node:crypto';
import { settingsSchema } from '@rubicon/api';
import { type Command, HOST, makeCommand, type Seat } from '@rubicon/engine';
import { type ChanceSource, hashHex, RecordedGame } from '@rubicon/protocol';
import { type Viewpoint, WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../../../src/index.ts';
import { createLobby, join, type Lobby } from '../../../src/lobby/lobby.ts';
import { openSqliteStore, type SqliteStore } from '../../../src/store/sqlite/sqlite.ts';
import type { StoredTable } from '../../../src/store/store.ts';
import { testSettings } from '../../client/server.ts';
import { temporaryFolder } from '../../hosting/club.ts';
import { Mirror, PLAYERS, type Played } from './mirror.ts';
import { planted } from './planted.ts';

export const NOON = Date.UTC(2026, 10, 16, 12);
export const SECRET = 'ab'.repeat(32);
const COMMITMENT = hashHex(SECRET);
const VIEWPOINTS: readonly Viewpoint[] = [...Array(PLAYERS).keys(), 'watch'];

/** Milliseconds between two steps of a game: few, since a client that is silent for 5 seconds is lost. */
const STEP_MS = 10;

/** Lets time pass for all clients and servers. */
export const pass = (milliseconds = STEP_MS): void => void vi.setSystemTime(Date.now() + milliseconds);

export interface TableOptions {
  readonly edition: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position?: string | undefined;
  readonly delay?: number; // of spectators, in seconds
  readonly secret?: string; // of the server
}

/** A server whose players, times and ids are always the same. */
export class FixedServer {
  readonly store: SqliteStore;
  private readonly server: RunningServer;
  private readonly remove: () => void;

  private constructor(store: SqliteStore, server: RunningServer, remove: () => void) {
    this.store = store;
    this.server = server;
    this.remove = remove;
  }

  static async start(): Promise<FixedServer> {
    const { path, remove } = temporaryFolder();
    const store = await openSqliteStore(path);
    const server = await startServer(testSettings(path), {
      store,
      botScript: new URL('../../../../cli/dist/bot-worker.js', import.meta.url),
      messagesPerSecond: 10_000,
      log: { write() {} }, // planted leaks make the server log errors
    });
    for (const viewpoint of VIEWPOINTS) {
      const id = playerOf(viewpoint);
      await store.createPlayer({
        id,
        name: id,
        nameKey: id,
        passwordHash: null,
        isBot: false,
        createdAt: NOON,
        bannedAt: null,
      });
      const hash = createHash('sha256').update(secretOf(viewpoint)).digest('hex');
      await store.createSession({
        hash,
        player: id,
        kind: 'session',
        label: '',
        createdAt: NOON,
        usedAt: NOON,
      });
    }
    return new FixedServer(store, server, remove);
  }

  async close(): Promise<void> {
    await this.server.close();
    this.remove();
  }

  /** Stores a table; with lines it runs. */
  async createTable(id: string, lobby: Lobby, lines: readonly string[] = []): Promise<void> {
    const table: StoredTable = {
      id,
      version: 1,
      stage: lines.length === 0 ? 'lobby' : 'playing',
      isPublic: true,
      isEnding: false,
      host: lobby.host,
      players: lobby.seats.flatMap(({ player }) => player ?? []),
      lobby: lobby as unknown as StoredTable['lobby'],
      dueAt: null,
      awaitsKey: false,
      waiting: null,
      createdAt: NOON,
      touchedAt: NOON,
    };
    await this.store.createTable(table);
    await this.store.keepSecret(id, COMMITMENT, SECRET);
    const rest = { dueAt: null, isOver: false, turn: 0, round: 0, waiting: null, at: NOON };
    if (lines.length > 0) await this.store.append([{ table: id, after: 0, lines, ...rest }]);
  }

  /** Sends a request of a player, and returns the answer as text. */
  async fetch(viewpoint: Viewpoint, method: string, path: string, body?: object): Promise<string> {
    const { url } = this.server;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { origin: url, cookie: `rubicon=${secretOf(viewpoint)}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.text();
  }

  connect(table: string, viewpoint: Viewpoint): Recorder {
    const { url } = this.server;
    const headers = { origin: url, cookie: `rubicon=${secretOf(viewpoint)}` };
    const address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    return new Recorder(new WebSocket(address, { headers }));
  }
}

const playerOf = (viewpoint: Viewpoint): string => `player-${viewpoint}`;
const secretOf = (viewpoint: Viewpoint): string => `secret-of-${viewpoint}`;

/** A lobby in which all players have seats. */
export function lobbyOf({ edition, options = {}, delay = 0 }: TableOptions): Lobby {
  const seats = Array.from({ length: PLAYERS }, () => ({}));
  const settings = settingsSchema.parse({ edition, options, seats, spectators: { delay } });
  const empty = createLobby(settings, playerOf(0), 'the-invitation', COMMITMENT);
  return [0, 1, 2].reduce((lobby, seat) => {
    const joined = join(lobby, playerOf(seat), hashHex(SECRET), seat);
    if (typeof joined === 'string') throw new Error(joined);
    return joined;
  }, empty);
}

/** A client, and every frame it was sent with the time at which it came. */
export class Recorder {
  readonly frames: string[] = [];
  private readonly socket: WebSocket;
  private wake = (): void => {};

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(`${Date.now()} ${data}`);
      this.wake();
    });
    socket.on('close', (code) => {
      this.frames.push(`closed with ${code}`);
      this.wake();
    });
  }

  get text(): string {
    return this.frames.join('\n');
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Resolves when a frame with this text has come after the first `from` frames. */
  async until(text: string | RegExp, from = 0): Promise<void> {
    while (!this.frames.slice(from).some((frame) => frame.search(text) !== -1))
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }

  /** Sends messages, and waits until they are handled. */
  async say(...messages: readonly object[]): Promise<void> {
    const from = this.frames.length;
    for (const message of messages) this.send(message);
    this.send({ type: 'hello', protocol: 0 });
    await this.until('"upgrade"', from);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
  }
}

/** A game on a server, with a client on each seat and a spectator. */
export class RecordedTable {
  readonly log: Played[] = []; // commands so far
  private readonly clients = new Map<Viewpoint, Recorder>();
  readonly mirror: Mirror;
  private readonly options: TableOptions;
  private readonly outcomes: number[] = [];

  constructor(options: TableOptions) {
    this.options = options;
    this.mirror = new Mirror(options.edition, options.options ?? {}, options.position);
  }

  /** The number of the last line. */
  get seq(): number {
    return this.log.length;
  }

  /** Stores the game and connects everyone. `start` is the first command of a new game. */
  async open(server: FixedServer, id: string, start?: Played): Promise<void> {
    const { options } = this;
    planted.chance = scriptedChance(this.outcomes, options.secret ?? SECRET);
    const lobby = lobbyOf(options);
    const lines: string[] = [];
    const { edition, position } = options;
    const seats = lobby.seats.map(({ colour, player = '' }) => ({ colour, player }));
    const table = { clock: { turn: 3600, bank: 0 }, absent: 'default' as const };
    const game = RecordedGame.create(
      {
        game: id,
        edition,
        options: options.options ?? {},
        seats,
        table,
        ...(position === undefined ? {} : { position }),
      },
      scriptedChance([], SECRET),
      (line) => lines.push(line),
    );
    if ('error' in game) throw new Error(JSON.stringify(game.error));
    if (start !== undefined) this.note(start);
    await server.createTable(id, lobby, lines);
    for (const viewpoint of VIEWPOINTS) {
      const client = server.connect(id, viewpoint);
      this.clients.set(viewpoint, client);
      await client.until('"playing"');
      await client.say(
        { type: 'hello', protocol: WIRE_PROTOCOL },
        { type: 'sit', seat: viewpoint, after: 0 },
      );
    }
  }

  client(viewpoint: Viewpoint): Recorder {
    const client = this.clients.get(viewpoint);
    if (client === undefined) throw new Error('not connected');
    return client;
  }

  /** Plays a command that the mirror has played. */
  async play(played: Played): Promise<void> {
    this.note(played);
    const command = makeCommand(this.mirror.rules.board, played.command);
    this.client(played.seat).send({ type: 'command', id: `${this.seq}`, command });
    await this.client(played.seat).until(`"accepted","id":"${this.seq}"`);
    for (const [viewpoint, client] of this.clients)
      if (viewpoint !== 'watch' || this.options.delay === undefined)
        await client.until(`"line","seq":${this.seq},`);
    if (this.outcomes.length > 0) throw new Error('the server drew fewer outcomes');
  }

  /** Ends the recording. Returns what each client was sent. */
  async close(): Promise<ReadonlyMap<Viewpoint, string>> {
    for (const client of this.clients.values()) await client.say();
    const texts = new Map([...this.clients].map(([viewpoint, client]) => [viewpoint, client.text]));
    for (const client of this.clients.values()) await client.close();
    return texts;
  }

  private note(played: Played): void {
    this.log.push(played);
    this.outcomes.push(...played.outcomes);
  }
}

/** Outcomes that were decided before. */
function scriptedChance(outcomes: number[], secret: string): ChanceSource {
  return {
    declaration: { type: 'fair', generator: 'hmac-sha256', commitment: COMMITMENT, seeds: [], void: [] },
    secret,
    below() {
      const outcome = outcomes.shift();
      if (outcome === undefined) throw new Error('the server drew more outcomes');
      return outcome;
    },
    skip() {},
  };
}

export const START: { readonly seat: Seat; readonly command: Command } = {
  seat: HOST,
  command: { type: 'start' },
};
