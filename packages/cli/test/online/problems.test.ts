import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTable, SeatClient } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import type { RunningServer } from '@rubicon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rubicon } from '../rubicon.ts';
import { lines, newPath, playWith } from './person.ts';
import { startTestServer } from './server.ts';

let server: RunningServer;
const others: Server[] = [];
const clients: SeatClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  for (const client of clients) client.close();
  for (const other of others) other.close();
  await server.close();
});

/** A server of another kind. */
async function startOther(listener: RequestListener): Promise<string> {
  const other = createServer(listener).listen(0, '127.0.0.1');
  others.push(other);
  await new Promise((resolve) => other.once('listening', resolve));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

const answerWith =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** The problem with an address, without playing. */
async function problemWith(options: { server: string; table?: string; token?: string; file?: string }) {
  const { code, problem } = await playWith(options, lines());
  return [code, problem];
}

describe('an address', () => {
  test.each(['rubicon.example', 'localhost:3000', 'ftp://rubicon.example', 'http://', 'http://x/other/page'])(
    'that is not one is wrong usage: %s',
    async (address) => {
      expect(await problemWith({ server: address })).toEqual([2, expect.stringContaining('--server takes')]);
    },
  );

  test('without a server', async () => {
    const url = await startOther(answerWith(200, ''));
    await new Promise((resolve) => others.pop()?.close(resolve));
    expect(await problemWith({ server: url })).toEqual([1, `The server at ${url} cannot be reached.`]);
  });

  test('of a name that does not exist', async () => {
    const [code, problem] = await problemWith({ server: 'http://rubicon.invalid' });
    expect(code).toBe(1);
    expect(problem).toMatch(/no server called rubicon\.invalid|cannot be reached/);
  });

  test('with https where there is none', async () => {
    const url = server.url.replace('http:', 'https:');
    expect(await problemWith({ server: url })).toEqual([1, `${url} does not speak https. Try ${server.url}`]);
  });

  test.each([
    ['a page', answerWith(200, '<html>')],
    ['other JSON', answerWith(200, '{"hello":"world"}')],
    ['nothing', answerWith(204, '')],
    ['another kind of error', answerWith(404, '{"message":"nothing here"}')],
  ])('of a server that answers with %s', async (_, listener) => {
    const url = await startOther(listener);
    expect(await problemWith({ server: url })).toEqual([
      1,
      `${url} is not a Rubicon server, or another version of one.`,
    ]);
  });

  test('that moved', async () => {
    const url = await startOther(answerWith(301, '', { location: 'https://rubicon.example/api/me' }));
    expect(await problemWith({ server: url })).toEqual([
      1,
      `${url} refers to another address: https://rubicon.example`,
    ]);
  });

  test('that received too many requests', async () => {
    const url = await startOther(answerWith(429, '{"error":{"code":"too-many-requests","retryAfter":3}}'));
    expect(await problemWith({ server: url })).toEqual([1, 'Too many attempts. Try again in 3 seconds.']);
  });
});

describe('a table', () => {
  const create = async (isPublic: boolean, seats: readonly { bot?: string }[] = [{}, {}]) =>
    createTable(openApi(server.url), { edition: 'classic', seats: [...seats], isPublic });

  test('that is not there', async () => {
    expect(await problemWith({ server: server.url, table: 'nowhere' })).toEqual([
      1,
      'There is no such table.',
    ]);
    const link = `${server.url}/table/nowhere?invite=x`;
    expect(await problemWith({ server: link })).toEqual([1, 'There is no such table.']);
  });

  test.each(['no table', 'a/b', 'http://x', ''])('is not named by “%s”', async (table) => {
    expect(await problemWith({ server: server.url, table })).toEqual([2, expect.stringContaining('--table')]);
  });

  test('on another server is named with its server', async () => {
    const table = 'https://rubicon.example/table/abc?invite=x';
    const [code, problem] = await problemWith({ server: server.url, table });
    expect([code, problem]).toEqual([
      2,
      expect.stringContaining('--server https://rubicon.example --table abc'),
    ]);
  });

  test('that is full', async () => {
    const { table } = await create(true, [{}, { bot: 'easy' }]);
    const client = new SeatClient(openApi(server.url), table.id);
    clients.push(client);
    await client.join();
    expect(await problemWith({ server: server.url, table: table.id })).toEqual([
      1,
      'All seats at this table are taken.',
    ]);
  });

  test('that is not public needs its link', async () => {
    const { table, invite } = await create(false);
    const refused = [1, expect.stringContaining('not public')];
    expect(await problemWith({ server: server.url, table: table.id })).toEqual(refused);
    expect(await problemWith({ server: `${server.url}/table/${table.id}?invite=wrong` })).toEqual(refused);
    const link = `${server.url}/table/${table.id}?invite=${invite}`;
    const { code, text } = await playWith({ server: link }, lines('leave'));
    expect(code).toBe(0);
    expect(text).toContain('1  red   Guest-');
  });
});

test('a token that is not known', async () => {
  expect(await problemWith({ server: server.url, token: 'rub_x' })).toEqual([
    1,
    'This token is unknown or was revoked.',
  ]);
});

test('a record is never written over another file', async () => {
  const file = newPath();
  writeFileSync(file, 'mine');
  expect(await problemWith({ server: server.url, file })).toEqual([
    2,
    expect.stringContaining('exists already'),
  ]);
});

describe('rubicon play', () => {
  test.each([
    [['--table', 'x'], '--table needs --server'],
    [['--token', 'x'], '--token needs --server'],
    [['--server', 'http://x', '--seats', 'Ann,bot'], '--seats is for a game without --server'],
    [['--server', 'http://x', '--option', 'a=b'], '--option is for a game without --server'],
  ])('refuses %s', async (flags, hint) => {
    const { code, err } = await rubicon('play', ...flags);
    expect(code).toBe(2);
    expect(err).toContain(hint);
  });
});

test('nothing is stored for a visitor who only looks', async () => {
  const data = newPath();
  const { code, text } = await playWith({ server: server.url, data }, lines('list'));
  expect(code).toBe(0);
  expect(text).toContain('No game was started.');
  expect(existsSync(data)).toBe(false);
});
