import { ApiClient, SeatClient, type TableView } from '@rubicon/api';
import { openApi, programAccess } from '@rubicon/api/node';
import type { ClientMessage, TableMessage } from '@rubicon/protocol/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { startTestServer } from '../client/server.ts';
import { temporaryFolder } from '../hosting/club.ts';

let folder = temporaryFolder();
let server: RunningServer;
const clients: SeatClient[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  server = await startTestServer(folder.path);
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
  folder.remove();
});

/** Loses the first request to reveal a seed, or its answer. */
class LossyApi extends ApiClient {
  lost = 0;
  private readonly arrives: boolean;

  constructor(arrives: boolean) {
    super(server.url, programAccess(server.url));
    this.arrives = arrives;
  }

  override async post<Answer>(path: string, body?: object): Promise<Answer> {
    if (!path.endsWith('/reveal') || this.lost > 0) return super.post(path, body);
    this.lost++;
    if (this.arrives) await super.post(path, body);
    throw new TypeError('fetch failed');
  }
}

/** Two people at a table of their own; resolves when both are shown the game. */
async function begin(apis: readonly ApiClient[], listener: ConstructorParameters<typeof SeatClient>[2] = {}) {
  const settings = {
    edition: 'world-domination',
    options: { setup: 'claim', startingSeat: '0' },
    seats: [{}, {}, { bot: 'easy' }],
  };
  const { table } = await apis[0]!.post<{ table: TableView }>('/api/tables', settings);
  const seated: Promise<void>[] = [];
  for (const api of apis)
    seated.push(
      new Promise((resolve) => {
        clients.push(new SeatClient(api, table.id, { ...listener, seated: () => resolve() }));
      }),
    );
  for (const client of clients) await client.join();
  for (const client of clients) await client.ready();
  await Promise.all(seated);
}

describe('a start', () => {
  test.each([
    ['a request to reveal is lost', false],
    ['its answer is lost', true],
  ])('succeeds although %s', async (_, arrives) => {
    const lossy = new LossyApi(arrives);
    await begin([openApi(server.url), lossy]);
    expect(lossy.lost).toBe(1);
    expect(clients.map(({ wire }) => wire.replica.viewer)).toEqual([0, 1]);
  });
});

test('a second device of a player can continue the game without having taken part in its start', async () => {
  const ann = openApi(server.url);
  await begin([ann, openApi(server.url)]);
  const seated = new Promise<void>((resolve) => {
    clients.push(new SeatClient(ann, clients[0]!.id, { seated: () => resolve() }));
  });
  const second = clients[2]!;
  await second.follow();
  await seated;
  expect(await second.wire.play({ type: 'claim', territory: 0 })).toEqual({ seq: 2 });
});

test('the listener of a client sees every message, and repeated commands keep their id', async () => {
  const sent: ClientMessage[] = [];
  const received: TableMessage[] = [];
  await begin([openApi(server.url), openApi(server.url)], {
    sent(message) {
      sent.push(message);
      if (message.type === 'command' && sent.filter(({ type }) => type === 'command').length === 1)
        clients[0]?.cut(); // either the command or its answer is lost
    },
    received: (message) => void received.push(message),
  });
  const { seq } = await clients[0]!.wire.play({ type: 'claim', territory: 0 });
  const commands = sent.filter(({ type }) => type === 'command');
  expect(commands).toHaveLength(2);
  expect(commands[1]).toEqual(commands[0]);
  expect(received.filter(({ type }) => type === 'accepted')).toMatchObject([{ seq }]);
});
