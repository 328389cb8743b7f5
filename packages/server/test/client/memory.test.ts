import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ChangedHistory, SeatClient, type TableView, verifyGame } from '@rubicon/api';
import { openApi, openSeatFile } from '@rubicon/api/node';
import { isToAct, legal } from '@rubicon/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { temporaryFolder } from '../hosting/club.ts';
import { startTestServer } from './server.ts';

const folder = temporaryFolder();
let server: RunningServer;
let files = 0;

beforeAll(async () => {
  server = await startTestServer(join(folder.path, 'data'));
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

/** A player against two bots, with a memory in a file. */
async function createTable() {
  const api = openApi(server.url);
  const settings = {
    edition: 'world-domination',
    options: { setup: 'claim', startingSeat: '0' },
    seats: [{}, { bot: 'easy' }, { bot: 'easy' }],
  };
  const { table } = await api.post<{ table: TableView }>('/api/tables', settings);
  const path = join(folder.path, 'seats', `${++files}.jsonl`);
  const open = () => {
    const memory = openSeatFile(path);
    const events = new EventTarget();
    const client = new SeatClient(
      api,
      table.id,
      {
        seated: () => events.dispatchEvent(new Event('seated')),
        closed: () => events.dispatchEvent(new Event('closed')),
        ended: (detail) => events.dispatchEvent(new CustomEvent('ended', { detail })),
      },
      { memory },
    );
    const next = (name: string) => new Promise<Event>((resolve) => events.addEventListener(name, resolve));
    return { client, seated: next('seated'), closed: next('closed'), ended: next('ended') };
  };
  return { api, path, open };
}

test('the file is private, and has the seed before the server has its hash', async () => {
  const { api, path, open } = await createTable();
  let kept = '';
  api.post = async (at) => {
    if (at.endsWith('/join')) kept = readFileSync(path, 'utf8');
    throw new TypeError('fetch failed');
  };
  const { client } = open();
  await expect(client.join()).rejects.toThrow('fetch failed');
  client.close();
  expect(JSON.parse(kept).start).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), keys: [] });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
});

/** Takes a seat, claims a territory, and closes the client. */
async function claimAndGo(open: Awaited<ReturnType<typeof createTable>>['open']): Promise<void> {
  const { client, seated } = open();
  await client.join();
  await client.ready();
  await seated;
  await client.wire.play({ type: 'claim', territory: 0 });
  client.close();
}

test('a client that was killed comes back and verifies the whole game', async () => {
  const { path, open } = await createTable();
  await claimAndGo(open);
  appendFileSync(path, '{"line":{"seq":99,"se'); // as if the power failed in the middle of a line
  const second = open();
  await second.client.follow();
  await second.seated;
  const { wire } = second.client;
  expect(second.client.hasSeed).toBe(true);
  while (!isToAct(wire.replica.view, 0)) await wire.lineAfter(wire.replica.seq);
  expect(legal(wire.replica.rules, wire.replica.view, 0).length).toBeGreaterThan(0);
  await wire.play({ type: 'surrender' });
  await second.closed;
  const lines = wire.replica.seq;
  expect(await verifyGame(second.client)).toEqual({
    contradictions: [],
    lines,
    hasOwnSeed: true,
    replayed: 0,
  });
  second.client.close();
});

test('a history that changed while the client was away ends the game for it', async () => {
  const { path, open } = await createTable();
  await claimAndGo(open);
  const kept = readFileSync(path, 'utf8');
  writeFileSync(path, kept.replace('"territory":"alaska"', '"territory":"peru"'));
  expect(readFileSync(path, 'utf8')).not.toBe(kept);
  const second = open();
  await second.client.follow();
  const { detail } = (await second.ended) as CustomEvent<unknown>;
  expect(detail).toEqual(new ChangedHistory(2));
  await expect(second.client.wire.lineAfter(0)).rejects.toBe(detail);
});
