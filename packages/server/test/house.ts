import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient, SettingsInput, TableView } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { hashHex } from '@rubicon/protocol';
import { type TableMessage, WIRE_PROTOCOL, type WireChatLine } from '@rubicon/protocol/wire';
import { WebSocket } from 'ws';
import { outgoingSchema, type ServerMessage } from '../src/http/sockets/messages.ts';
import { foldName } from '../src/identity/confusables.ts';
import { type RunningServer, type Settings, startServer } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { testSettings } from './client/server.ts';

const BOT_SCRIPT = new URL('../../cli/dist/bot-worker.js', import.meta.url);

export type Message = TableMessage | ServerMessage;

/** A running server, with people written straight into its store. */
export class House {
  readonly folder: string;
  readonly store: Store;
  readonly server: RunningServer;
  private readonly invites = new Map<string, string>(); // by table
  private people = 0;

  private constructor(folder: string, store: Store, server: RunningServer) {
    this.folder = folder;
    this.store = store;
    this.server = server;
  }

  /** Opens a house in a folder: a new one, unless another is given. */
  static async open(
    folder = mkdtempSync(join(tmpdir(), 'rubicon-house-')),
    changes: Partial<Settings> = {},
  ): Promise<House> {
    const settings = testSettings(folder, { trustProxy: 1, ...changes });
    const store = await openStore(settings);
    const server = await startServer(settings, { store, botScript: BOT_SCRIPT, messagesPerSecond: 10_000 });
    return new House(folder, store, server);
  }

  /** Stops the server, and deletes its folder. */
  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A person with a session: a guest, or an account that can log in if there is a hash of its password. */
  async newPerson(name: string, passwordHash: string | null = null): Promise<Person> {
    const id = `${foldName(name)}-${++this.people}`;
    const shown = `${name} ${this.people}`;
    await this.store.createPlayer({
      id,
      name: shown,
      nameKey: foldName(shown),
      passwordHash,
      isBot: false,
      createdAt: Date.now(),
      bannedAt: null,
    });
    const secret = randomBytes(32).toString('base64url');
    await this.store.createSession({
      hash: createHash('sha256').update(secret).digest('hex'),
      player: id,
      kind: 'session',
      label: '',
      createdAt: Date.now(),
      usedAt: Date.now(),
    });
    return new Person(this.server.url, id, shown, `rubicon=${secret}`, this.people);
  }

  /** A client without a session. */
  visitor(): Person {
    return new Person(this.server.url, '', '', undefined, ++this.people);
  }

  async newTable(host: Person, settings: Partial<SettingsInput> = {}): Promise<string> {
    const { table, invite } = await host.post<{ table: TableView; invite: string }>('/api/tables', {
      edition: 'classic',
      seats: [{}, {}],
      absent: 'surrender',
      ...settings,
    });
    this.invites.set(table.id, invite);
    return table.id;
  }

  /** Starts a game of these people, the first of whom creates the table. */
  async newGame(people: readonly Person[], settings: Partial<SettingsInput> = {}): Promise<string> {
    const [host] = people as [Person];
    const id = await this.newTable(host, { seats: people.map(() => ({})), ...settings });
    await this.begin(id, people);
    return id;
  }

  inviteTo(table: string): string | undefined {
    return this.invites.get(table);
  }

  /** Lets people take the seats of a table, and starts its game. */
  async begin(id: string, people: readonly Person[]): Promise<void> {
    const seeds = people.map(() => randomBytes(32).toString('hex'));
    const invite = this.invites.get(id);
    for (const [i, person] of people.entries())
      await person.post(`/api/tables/${id}/join`, { hash: hashHex(seeds[i] ?? ''), invite });
    for (const person of people) await person.post(`/api/tables/${id}/ready`, { isReady: true });
    for (const [i, person] of people.entries())
      await person.post(`/api/tables/${id}/reveal`, { seed: seeds[i] });
  }

  /** Plays a whole game, in which these people surrender one after the other. */
  async playGame(
    people: readonly Person[],
    quitters: readonly Person[],
    settings: Partial<SettingsInput> = {},
  ): Promise<string> {
    const id = await this.newGame(people, settings);
    for (const quitter of quitters) {
      const visit = await quitter.visit(id);
      await visit.sit(people.indexOf(quitter));
      visit.send({ type: 'command', id: 'surrender', command: { type: 'surrender' } });
      await visit.until(({ type }) => type === 'accepted');
      visit.close();
    }
    return id;
  }
}

/** A request that the server refused; its message is the code. */
export class Refused extends Error {}

export class Person {
  readonly id: string;
  readonly name: string;
  private readonly url: string;
  private readonly cookie: string | undefined;
  private readonly address: string;

  constructor(url: string, id: string, name: string, cookie: string | undefined, number: number) {
    this.url = url;
    this.id = id;
    this.name = name;
    this.cookie = cookie;
    this.address = `203.0.${number >> 8}.${number & 255}`;
  }

  /** The same person at another server. */
  at({ server }: House): Person {
    return new Person(server.url, this.id, this.name, this.cookie, 1);
  }

  /** A client of the API for this person. */
  get api(): ApiClient {
    return openApi(this.url, { session: { read: () => this.cookie, write() {} } });
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  put<Answer>(path: string, body: object): Promise<Answer> {
    return this.call('PUT', path, body);
  }

  delete<Answer>(path: string, body?: object): Promise<Answer> {
    return this.call('DELETE', path, body);
  }

  view(table: string): Promise<TableView> {
    return this.get(`/api/tables/${table}`);
  }

  /** Opens the socket of a table, or with the id `list` that of the list of tables. */
  async visit(table: string, query = ''): Promise<Visit> {
    const path = table === 'list' ? '/api/tables/socket' : `/api/tables/${table}/socket${query}`;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${path}`, { headers: this.headers });
    const visit = new Visit(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return visit;
  }

  private get headers(): Record<string, string> {
    const headers = { origin: this.url, 'x-forwarded-for': this.address };
    return this.cookie === undefined ? headers : { ...headers, cookie: this.cookie };
  }

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Answer & { error?: { code: string } };
    if (!response.ok) throw new Refused(json.error?.code);
    return json;
  }
}

/** A socket and everything that arrived on it. */
export class Visit {
  readonly got: Message[] = [];
  readonly closed: Promise<number>;
  private readonly commands = new Map<string, object>(); // that were sent, by id
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const message = outgoingSchema.parse(JSON.parse(String(data))) as Message;
      if (message.type === 'failed' && message.code === 'unavailable') this.repeat(message.id);
      this.got.push(message);
      for (const check of this.waiting) check();
    });
  }

  send(message: object): void {
    if ('id' in message && typeof message.id === 'string') this.commands.set(message.id, message);
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a command again, as clients do when the server cannot reach its database. */
  private repeat(id: string | undefined): void {
    const command = id === undefined ? undefined : this.commands.get(id);
    if (command === undefined) return;
    setTimeout(() => this.socket.readyState === WebSocket.OPEN && this.send(command), 100);
  }

  close(): void {
    this.socket.close();
  }

  /** Resolves with the first matching message after the first `from` ones. Rejects if the socket is closed first. */
  until<T extends Message['type']>(
    fits: (message: Message) => boolean,
    from = 0,
  ): Promise<Extract<Message, { type: T }>> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = this.got.slice(from).find(fits);
        if (found === undefined) return;
        this.waiting.delete(check);
        resolve(found as Extract<Message, { type: T }>);
      };
      this.waiting.add(check);
      check();
      void this.closed.then((code) => reject(new Error(`the socket was closed with ${code}`)));
    });
  }

  /** Resolves when everything sent to this client so far has arrived. */
  async fence(): Promise<void> {
    const from = this.got.length;
    this.send({ type: 'ping' });
    await this.until(({ type }) => type === 'pong', from);
  }

  /** Waits for the table in this stage. */
  async table(stage: TableView['stage']): Promise<TableView> {
    const shown = await this.until<'table'>(
      (message) => message.type === 'table' && message.table.stage === stage,
    );
    return shown.table;
  }

  /** Greets the running game, and sits down. */
  async sit(seat: number | 'watch'): Promise<void> {
    await this.until(({ type }) => type === 'playing');
    this.send({ type: 'hello', protocol: WIRE_PROTOCOL });
    this.send({ type: 'sit', seat, after: 0 });
    await this.until(({ type }) => type === 'seated');
  }

  /** Writes a line of chat; resolves with the reason if it is refused, or undefined when the line has come back. */
  async say(text: string): Promise<string | undefined> {
    const from = this.got.length;
    this.send({ type: 'say', text });
    const answer = await this.until(
      (message) =>
        message.type === 'failed' || (message.type === 'chat' && message.lines.at(-1)?.text === text),
      from,
    );
    return answer.type === 'failed' ? answer.code : undefined;
  }

  /** The chat as this client has it now. */
  get chat(): WireChatLine[] {
    const lines = new Map<number, WireChatLine>();
    for (const message of this.got)
      if (message.type === 'chat') for (const line of message.lines) lines.set(line.number, line);
    return [...lines.values()].sort((a, b) => a.number - b.number);
  }

  get texts(): string[] {
    return this.chat.map(({ text }) => text);
  }
}
