import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seededDice } from '@rubicon/engine';
import { WIRE_FAILURES } from '@rubicon/protocol/wire';
import { COMMON_ERRORS } from '../src/http/errors.ts';
import { foldName } from '../src/identity/confusables.ts';
import { ROUTES } from '../src/routes.ts';
import { startServer } from '../src/server.ts';
import { parseSettings } from '../src/settings.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite.ts';
import { StoreReader } from '../test/security/dump.ts';
import { HttpRun } from './fuzz/http-run.ts';
import { missOverSockets, NOT_BY_INPUT } from './fuzz/misses.ts';
import { type FuzzedGame, Scene } from './fuzz/scene.ts';
import { type FuzzClient, seatClient, sendFrames } from './fuzz/socket-run.ts';
import { Tally } from './fuzz/tally.ts';

/** Megabytes by which the heap may grow. */
export const MOST_GROWTH = 8;

interface Summary {
  readonly seed: string;
  readonly frames: number;
  readonly reachedRules: number;
  readonly shares: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
  readonly unlisted: readonly string[];
  readonly notByInput: Readonly<Record<string, string>>;
  readonly heapGrowth: number;
  readonly isUntouched: boolean;
  readonly problems: readonly string[];
  readonly seconds: number;
}

/** Frames are sent in this many parts: the memory after the first one is compared with that at the end. */
const PARTS = 5;

/** Returns the size of a part; all parts together have exactly this many frames. */
const partOf = (frames: number, part: number): number =>
  Math.floor((frames * (part + 1)) / PARTS) - Math.floor((frames * part) / PARTS);

/** Sends this many malformed frames and bodies to a server of its own, and reports what happened. */
export async function fuzz(frames: number, seed: string): Promise<Summary> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-fuzz-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = parseSettings({ data: folder, port: '0', trustProxy: '1', logLevel: 'error' }, {});
  if ('error' in settings) throw new Error(settings.error);
  const tally = new Tally();
  const store = await openSqliteStore(folder);
  const { url, close } = await startServer(settings, {
    store,
    botScript: new URL('../../packages/cli/dist/bot-worker.js', import.meta.url),
    messagesPerSecond: 1e6,
    log: { write: (line) => tally.fail(`the server logged ${line}`) },
  });
  const { passwordHash, token } = await register(url, store);
  const overHttp = Math.floor(frames / 4);
  const scene = await Scene.create(store, Math.min(600, Math.ceil(overHttp / 8)), passwordHash);
  const http = new HttpRun(url, scene, token, tally);
  const clients: (readonly [FuzzedGame, FuzzClient])[] = [];
  for (const game of scene.games) clients.push([game, await seatClient(url, scene, game, tally)]);

  const reader = new StoreReader(folder);
  const before = reader.dump();
  await http.sendMisses();
  await missOverSockets(url, scene, tally);
  const random = seededDice(seed);
  const rest = Math.max(0, frames - tally.sent);
  const sendPart = async (part: number): Promise<void> => {
    await http.send(partOf(Math.min(overHttp, rest), part), random);
    await sendFrames(clients, partOf(rest - Math.min(overHttp, rest), part), random);
  };
  await sendPart(0);
  const early = heapUsed();
  for (let part = 1; part < PARTS; part++) await sendPart(part);
  const heapGrowth = heapUsed() - early;
  for (const [, client] of clients) await client.close();
  const isUntouched = reader.dump() === before;
  reader.close();
  http.close();
  await close();
  return {
    seed,
    frames: tally.sent,
    reachedRules: tally.reachedRules / tally.sent,
    shares: tally.shares,
    ...compareCodes(tally),
    notByInput: NOT_BY_INPUT,
    heapGrowth: Math.round(heapGrowth * 10) / 10,
    isUntouched,
    problems: tally.problems,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}

/** Registers an account with a bot, and returns the hash of its password and the token of the bot. */
async function register(
  url: string,
  store: Awaited<ReturnType<typeof openSqliteStore>>,
): Promise<{ passwordHash: string; token: string }> {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const registered = await post('/api/register', { name: 'Robin', password: 'correct horse' });
  const [cookie = ''] = registered.headers.getSetCookie();
  const { token } = (await (await post('/api/tokens', { label: 'Robo' }, cookie.split(';')[0])).json()) as {
    token: string;
  };
  const passwordHash = (await store.findPlayerByName(foldName('Robin')))?.passwordHash ?? '';
  return { passwordHash, token };
}

/** Returns the megabytes of the heap that are in use. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Returns codes that should have occurred, and codes that are not documented. */
function compareCodes({ codes }: Tally): Pick<Summary, 'missing' | 'unlisted'> {
  const errors = new Set([...Object.keys(COMMON_ERRORS), ...ROUTES.flatMap((route) => route.errors)]);
  const known = [
    ...[...errors].map((code) => `http ${code}`),
    ...WIRE_FAILURES.map((code) => `wire ${code}`),
  ];
  const isByInput = (key: string): boolean => !(key.replace(/^\w+ /, '') in NOT_BY_INPUT);
  const found = [...codes.keys()].filter((key) => /^(http|wire) /.test(key) && key !== 'http done');
  return {
    missing: known.filter((key) => isByInput(key) && !codes.has(key)),
    unlisted: found.filter((key) => !known.includes(key)),
  };
}

export function isGood({
  missing,
  unlisted,
  reachedRules,
  heapGrowth,
  isUntouched,
  problems,
}: Summary): boolean {
  const isComplete = missing.length === 0 && unlisted.length === 0;
  return (
    isComplete && problems.length === 0 && reachedRules >= 0.5 && heapGrowth <= MOST_GROWTH && isUntouched
  );
}
