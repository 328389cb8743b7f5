import { once } from 'node:events';
import { type ApiClient, SeatClient, type SettingsInput, type TableView, verifyGame } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { makeBot } from '@rubicon/bots';
import { EDITIONS, isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../src/index.ts';
import { temporaryFolder } from '../hosting/club.ts';
import { findPort } from '../ports.ts';
import { startTestServer } from './server.ts';

let folder = temporaryFolder();
let server: RunningServer;
let port: number;

beforeEach(async () => {
  folder = temporaryFolder();
  port = await findPort();
  server = await startTestServer(folder.path, { port });
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

/** A person at a table, played by a bot on the person's side. */
class Person {
  readonly api: ApiClient;
  readonly client: SeatClient;
  readonly untilClosed: Promise<void>;
  private isOver = false;

  constructor(api: ApiClient, table: string) {
    this.api = api;
    let close = (): void => {};
    this.untilClosed = new Promise((resolve) => {
      close = resolve;
    });
    this.client = new SeatClient(api, table, {
      seated: () => void this.play(),
      closed: () => {
        this.isOver = true;
        close();
      },
    });
  }

  private async play(): Promise<void> {
    const { wire } = this.client;
    const { rules, viewer } = wire.replica;
    const bot = makeBot('easy', rules, viewer, 'person');
    while (!this.isOver) {
      const { view, seq } = wire.replica;
      if (viewer >= 0 && isToAct(view, viewer))
        await wire.play(bot?.act(view, legal(rules, view, viewer)) as SeatCommand);
      else await Promise.race([wire.lineAfter(seq), this.untilClosed]);
    }
  }
}

async function createTable(
  settings: SettingsInput,
): Promise<{ host: ApiClient; id: string; invite: string }> {
  const host = openApi(server.url);
  const { table, invite } = await host.post<{ table: TableView; invite: string }>('/api/tables', settings);
  return { host, id: table.id, invite };
}

describe('an evening on the server', () => {
  test('two people and a bot play a whole game over sockets, and both verify it', async () => {
    const { host, id } = await createTable({ edition: 'classic', seats: [{}, {}, { bot: 'easy' }] });
    const people = [new Person(host, id), new Person(openApi(server.url), id)];
    for (const { client } of people) await client.join();
    for (const { client } of people) await client.ready();
    await Promise.all(people.map(({ untilClosed }) => untilClosed));
    for (const { client } of people) {
      const lines = client.wire.replica.seq;
      expect(await verifyGame(client)).toEqual({ contradictions: [], lines, hasOwnSeed: true, replayed: 0 });
      client.close();
    }
  });

  test.each(['secret-mission', 'simultaneous'])(
    '%s survives lost connections and restarts',
    async (edition) => {
      const seats = EDITIONS.find(({ id }) => id === edition)?.players[0] ?? 3;
      const { host, id } = await createTable({
        edition,
        seats: [{}, {}, ...Array.from({ length: seats - 2 }, () => ({ bot: 'easy' }))],
      });
      const people = [new Person(host, id), new Person(openApi(server.url), id)];
      for (const { client } of people) await client.join();
      for (const { client } of people) await client.ready();
      const isOver = Promise.all(people.map(({ untilClosed }) => untilClosed)).then(() => true);
      for (let cut = 0; ; cut++) {
        const pause = new Promise<false>((resolve) => setTimeout(() => resolve(false), 400));
        if (await Promise.race([isOver, pause])) break;
        people[cut % 2]?.client.cut();
        if (cut !== 2) continue;
        await server.close();
        server = await startTestServer(folder.path, { port });
      }
      for (const { client } of people) {
        const lines = client.wire.replica.seq;
        expect(await verifyGame(client)).toEqual({
          contradictions: [],
          lines,
          hasOwnSeed: true,
          replayed: 0,
        });
        client.close();
      }
    },
  );
});

describe('a socket', () => {
  const closeCode = (url: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, { headers });
      socket.on('close', (code) => resolve(code));
      socket.on('error', () => {});
    });

  test('is closed to pages of other servers', async () => {
    const { host, id } = await createTable({ edition: 'classic', seats: [{}, {}] });
    expect(await closeCode(host.socketUrl(id), { origin: 'https://evil.example' })).toBe(4403);
    expect(await closeCode(host.socketUrl(id), {})).toBe(4403);
  });

  test('of a private table is open to its players and to people with the link', async () => {
    const { host, id, invite } = await createTable({ edition: 'classic', seats: [{}, {}], isPublic: false });
    const stranger = openApi(server.url);
    expect(await closeCode(stranger.socketUrl(id), stranger.headers)).toBe(4403);
    expect(await closeCode(stranger.socketUrl(id, 'wrong'), stranger.headers)).toBe(4403);
    const friend = new SeatClient(stranger, id, {}, { invite });
    expect((await friend.join()).seats[0]?.player).toBeDefined();
    friend.close();
    await expect(new SeatClient(openApi(server.url), id).join()).rejects.toThrow('not-invited');
    expect((await host.get<{ tables: TableView[] }>('/api/tables')).tables).toEqual([]);
  });

  test('is closed when its player logs out', async () => {
    const { host, id } = await createTable({ edition: 'classic', seats: [{}, {}] });
    const socket = new WebSocket(host.socketUrl(id), { headers: host.headers });
    await once(socket, 'message'); // it is open
    const closed = once(socket, 'close');
    await host.post('/api/logout');
    expect((await closed)[0]).toBe(4401);
  });

  test('of an unknown table is closed', async () => {
    const visitor = openApi(server.url);
    expect(await closeCode(visitor.socketUrl('nowhere'), visitor.headers)).toBe(4404);
  });
});

test('nobody can download the record of a running game', async () => {
  const { host, id } = await createTable({ edition: 'classic', seats: [{}, {}] });
  await expect(host.get(`/api/tables/${id}/record`)).rejects.toThrow('not-over');
});
