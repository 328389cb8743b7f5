import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../src/http/app.ts';
import { COOKIE } from '../../src/http/credentials.ts';
import type { Route } from '../../src/http/route.ts';
import { Identity } from '../../src/identity/identity.ts';
import { Metrics } from '../../src/metrics.ts';
import { ROUTES } from '../../src/routes.ts';
import type { Services } from '../../src/services.ts';
import { parseSettings, type Settings } from '../../src/settings.ts';
import { DATABASE_FILE, openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import type { Store } from '../../src/store/store.ts';

export { ROUTES };

export const ORIGIN = 'https://rubicon.example';
export const PASSWORD = 'correct horse';

/** A server with a store in its own folder, and a clock that only tests move. It is closed after the test. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly log: string[];
  readonly clock: { now: number };
  readonly readFiles: () => string; // everything in the data folder
  readonly countRows: () => { players: number; sessions: number };
}

export async function startServer(
  settings: Partial<Settings> = {},
  routes: readonly Route[] = ROUTES,
  availability = { isDown: false },
  options: AppOptions = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'rubicon-http-'));
  const sqlite = await openSqliteStore(folder);
  const clock = { now: Date.UTC(2026, 10, 16) };
  const now = () => clock.now;
  const all = { ...settingsOf({ publicUrl: ORIGIN }), ...settings };
  const identity = new Identity(sqlite, all, now);
  const services = { settings: all, store: sqlite, identity, now, availability } as unknown as Services; // no lobbies, no games
  const log: string[] = [];
  const metrics = new Metrics();
  const app = buildApp(services, routes, { metrics, log: { write: (line) => log.push(line) }, ...options });
  onTestFinished(async () => {
    await app.close();
    await sqlite.close();
    await rm(folder, { recursive: true });
  });
  const countRows = () => {
    const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
    const count = (table: string) => Number(database.prepare(`select count(*) n from ${table}`).get()?.n);
    const rows = { players: count('players'), sessions: count('sessions') };
    database.close();
    return rows;
  };
  const readFiles = () =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
  return { app, store: sqlite, identity, metrics, log, clock, readFiles, countRows };
}

export function settingsOf(flags: Parameters<typeof parseSettings>[0]): Settings {
  const settings = parseSettings(flags, {});
  if ('error' in settings) throw new Error(settings.error);
  return settings;
}

/** A browser: it keeps its cookie and names its origin. */
export class Browser {
  cookie: string | undefined;
  readonly address: string;
  private readonly app: FastifyInstance;

  constructor({ app }: Pick<TestServer, 'app'>, address = '203.0.113.1') {
    this.app = app;
    this.address = address;
  }

  async send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, headers: object = {}) {
    const cookie = this.cookie && `${COOKIE}=${this.cookie}`;
    const all = { origin: ORIGIN, cookie, ...headers };
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      ...(body === undefined ? {} : { payload: body }),
    } as InjectOptions);
    const set = response.cookies.find(({ name }) => name === COOKIE);
    if (set !== undefined) this.cookie = set.value || undefined;
    return response;
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, body?: object) => this.send('POST', url, body);
  put = (url: string, body?: object) => this.send('PUT', url, body);
  delete = (url: string, body?: object) => this.send('DELETE', url, body);

  async me() {
    return (await this.get('/api/me')).json().player;
  }
}

/** The code of a refused request; undefined if it succeeded. */
export const codeOf = (response: { json(): { error?: { code: string } } }): string | undefined =>
  response.json().error?.code;

/** Registers an account in a browser of its own. */
export async function registered(server: TestServer, name = 'Ann', address?: string): Promise<Browser> {
  const browser = new Browser(server, address);
  const response = await browser.post('/api/register', { name, password: PASSWORD });
  if (response.statusCode !== 200) throw new Error(response.body);
  return browser;
}
