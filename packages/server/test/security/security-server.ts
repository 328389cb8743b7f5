import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { SettingsInput } from '@rubicon/api';
import { hashHex } from '@rubicon/protocol';
import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { WebSocket } from 'ws';
import { foldName } from '../../src/identity/confusables.ts';
import { type RunningServer, startServer } from '../../src/index.ts';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { testSettings } from '../client/server.ts';
import { temporaryFolder } from '../hosting/club.ts';
import { makePage } from '../preview/page-folder.ts';
import { StoreReader } from './dump.ts';

const BOT_SCRIPT = new URL('../../../cli/dist/bot-worker.js', import.meta.url);

/** How a client identifies itself. */
export interface Identity {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>; // a cookie or a token; nothing for a visitor
}

export const VISITOR: Identity = { id: '', headers: {} };

export interface Answer {
  readonly status: number;
  readonly code: string | undefined; // of an error
  readonly json: Record<string, unknown>;
}

/** A whole server on a real store, with players that are written straight into the store. */
export class SecurityServer {
  readonly store: SqliteStore;
  readonly reader: StoreReader;
  private readonly running: RunningServer;
  private readonly remove: () => void;
  private requests = 0;
  private players = 0;

  private constructor(store: SqliteStore, folder: string, running: RunningServer, remove: () => void) {
    this.store = store;
    this.reader = new StoreReader(folder);
    this.running = running;
    this.remove = remove;
  }

  static async start(): Promise<SecurityServer> {
    const { path, remove } = temporaryFolder();
    const page = makePage();
    const store = await openSqliteStore(path);
    const running = await startServer(testSettings(path, { trustProxy: 1, page }), {
      store,
      botScript: BOT_SCRIPT,
      messagesPerSecond: 10_000,
    });
    return new SecurityServer(store, path, running, () => {
      remove();
      rmSync(page, { recursive: true });
    });
  }

  async close(): Promise<void> {
    this.reader.close();
    await this.running.close();
    this.remove();
  }

  get url(): string {
    return this.running.url;
  }

  /** Stores a player with a session; `passwordHash` makes it an account. */
  async newPlayer(passwordHash: string | null = null): Promise<Identity> {
    const name = `Player ${++this.players}`;
    const id = randomBytes(12).toString('base64url');
    const nameKey = foldName(name);
    await this.store.createPlayer({
      id,
      name,
      nameKey,
      passwordHash,
      isBot: false,
      createdAt: Date.now(),
      bannedAt: null,
    });
    return { id, headers: { cookie: await this.newSession(id) } };
  }

  private async newSession(player: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(secret).digest('hex');
    const now = Date.now();
    await this.store.createSession({ hash, player, kind: 'session', label: '', createdAt: now, usedAt: now });
    return `rubicon=${secret}`;
  }

  /** Sends a request from a new address, to avoid rate limits. Every answer is checked. */
  async send(
    method: string,
    path: string,
    { headers }: Identity,
    body?: object,
    changes: Readonly<Record<string, string | undefined>> = {},
  ): Promise<Answer> {
    const address = `10.${this.requests >> 16}.${(this.requests >> 8) & 255}.${this.requests++ & 255}`;
    const all = {
      'x-forwarded-for': address,
      origin: this.url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...changes,
    };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    checkHeaders(response.headers);
    if (!response.ok) checkError(text);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const json = isJson ? JSON.parse(text) : {};
    return { status: response.status, code: json.error?.code, json };
  }

  /** Returns the same player with a new session, to avoid rate limits. */
  async renewed({ id }: Identity): Promise<Identity> {
    return { id, headers: { cookie: await this.newSession(id) } };
  }

  /** Sends a request that must succeed. */
  async call(method: string, path: string, identity: Identity, body?: object) {
    const sender = identity.headers.cookie === undefined ? identity : await this.renewed(identity);
    const answer = await this.send(method, path, sender, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
    return answer.json;
  }

  async newTable(settings: SettingsInput, host: Identity): Promise<{ id: string; invite: string }> {
    const { table, invite } = await this.call('POST', '/api/tables', host, settings);
    return { id: (table as { id: string }).id, invite: String(invite) };
  }

  /** Lets players take the first seats of a table. The seed of each follows from its id. */
  async join({ id, invite }: { id: string; invite: string }, players: readonly Identity[]): Promise<void> {
    for (const player of players)
      await this.call('POST', `/api/tables/${id}/join`, player, { hash: hashHex(seedOf(player)), invite });
  }

  async ready(id: string, players: readonly Identity[]): Promise<void> {
    for (const player of players)
      await this.call('POST', `/api/tables/${id}/ready`, player, { isReady: true });
  }

  async reveal(id: string, players: readonly Identity[]): Promise<void> {
    for (const player of players)
      await this.call('POST', `/api/tables/${id}/reveal`, player, { seed: seedOf(player) });
  }

  /** Opens a socket at a table, or that of the list of tables. */
  connect(
    table: string | undefined,
    { headers }: Identity,
    query = '',
    origin: string | undefined = this.url,
  ): Promise<Client> {
    const url = `${this.url.replace('http', 'ws')}/api/tables/${table === undefined ? '' : `${table}/`}socket${query}`;
    const address = { 'x-forwarded-for': `11.0.${(this.requests >> 8) & 255}.${this.requests++ & 255}` };
    const all = { ...address, ...(origin === undefined ? {} : { origin }), ...headers };
    return Client.open(new WebSocket(url, { headers: all }));
  }
}

export const seedOf = ({ id }: Identity): string => createHash('sha256').update(id).digest('hex');

/** Messages that can arrive at any time, because of other clients or asynchronous work. */
const NOT_ANSWERS = ['presence', 'chat', 'table', 'listed', 'unlisted', 'mine', 'mine-changed'];

/** A socket and everything that arrived on it. */
export class Client {
  readonly frames: Record<string, unknown>[] = [];
  closed: number | undefined; // the code
  private readonly socket: WebSocket;
  private wake = (): void => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => {}); // `close` follows
  }

  /** Resolves when the table is shown, with its game if that runs; or when the server has closed the socket. */
  static async open(socket: WebSocket): Promise<Client> {
    const client = new Client(socket);
    await client.until(({ type, table }) => {
      if (type === 'playing' || type === 'tables') return true;
      return type === 'table' && (table as { stage: string }).stage === 'lobby';
    });
    return client;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends messages, and returns everything that arrives before the answer to `fence`, without what others cause. */
  async ask(messages: readonly object[], fence: Fence = FENCE): Promise<Record<string, unknown>[]> {
    const from = this.frames.length;
    for (const message of messages) this.send(message);
    this.send(fence.message);
    const pongs = messages.filter((message) => 'type' in message && message.type === 'ping').length;
    const ends = fence === LOBBY_FENCE ? pongs + 1 : 1;
    await this.until(() => this.frames.slice(from).filter((frame) => fence.isAnswer(frame)).length === ends);
    const answers = this.frames.slice(from).filter(({ type }) => !NOT_ANSWERS.includes(String(type)));
    return fence === LOBBY_FENCE ? answers.slice(0, -1) : answers.filter((frame) => !fence.isAnswer(frame));
  }

  /** Writes a line of chat, and returns the first answer: that it failed, or the line itself. */
  async chat(message: object): Promise<Record<string, unknown>[]> {
    const from = this.frames.length;
    const text = 'text' in message ? JSON.stringify(message.text) : '';
    const isAnswer = ({ type, lines }: Record<string, unknown>): boolean =>
      type === 'failed' || (type === 'chat' && JSON.stringify(lines).includes(text));
    this.send(message);
    await this.until(() => this.frames.slice(from).some(isAnswer));
    return this.frames.slice(from).filter(isAnswer);
  }

  close(): void {
    this.socket.close();
  }

  private async until(isDone: (frame: Record<string, unknown>) => boolean): Promise<void> {
    while (this.closed === undefined && !this.frames.some(isDone))
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
  }
}

/** A message whose answer follows all answers to messages sent before it. */
interface Fence {
  readonly message: object;
  isAnswer(frame: Record<string, unknown>): boolean;
}

const FENCE: Fence = {
  message: { type: 'hello', protocol: 0 },
  isAnswer: ({ type, code }) => type === 'failed' && code === 'upgrade',
};

/** Before the game only a ping has an answer of its own. */
export const LOBBY_FENCE: Fence = {
  message: { type: 'ping' },
  isAnswer: ({ type }) => type === 'pong',
};

export const HELLO = { type: 'hello', protocol: WIRE_PROTOCOL };

/** The headers that every answer has, whatever it is. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  // no source of scripts is named, so they come from the server itself and are never inline
  'content-security-policy': /^default-src 'self';(?!.*(script-src|unsafe-eval|\*)).*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cache-control': /^no-store$/,
};

function checkHeaders(headers: Headers): void {
  for (const [name, pattern] of Object.entries(HEADERS)) {
    const value = headers.get(name) ?? 'missing';
    if (!pattern.test(value)) throw new Error(`${name} is ${value}`);
  }
}

/** An error is a code and its facts: neither a stack nor a message of the runtime. */
function checkError(text: string): void {
  const isCode = /^\{"error":\{"code":"[a-z-]+"[,}]/.test(text);
  const isTelling = /stack|node_modules|\.[jt]s\b|Error:|sqlite/i.test(text);
  if (!isCode || isTelling) throw new Error(`an error says ${text}`);
}
