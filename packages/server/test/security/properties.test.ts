import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
import { type Cast, newCast, newPlace, type Place, ROLES, renewCast } from './cast.ts';
import { HTTP_ROWS, MESSAGE_ROWS } from './rows.ts';
import { HELLO, SecurityServer } from './security-server.ts';

let server: SecurityServer;
let cast: Cast;
let lobby: Place;
let playing: Place;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // so that nothing becomes due, and changes the store
  server = await SecurityServer.start();
  cast = await newCast(server);
  lobby = await newPlace(server, cast, 'lobby', 'public');
  playing = await newPlace(server, cast, 'playing', 'public');
});

beforeEach(async () => {
  cast = await renewCast(server, cast);
});

afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const urlOf = (path: string): string =>
  path
    .replace(':table', lobby.id)
    .replace(':player', cast.people.owner.id)
    .replace(':token', cast.account.token)
    .replace(':number', '1');

const isRead = ({ endpoint }: { endpoint: string }): boolean => endpoint.startsWith('GET');
const changing = HTTP_ROWS.filter((row) => !isRead(row));

describe('a request', () => {
  test.each(changing)(
    '$endpoint with a cookie needs the origin of the server',
    async ({ endpoint, body }) => {
      const [method = '', path = ''] = endpoint.split(' ');
      const content = body?.({ cast, place: lobby, fresh: 'Newcomer' });
      const before = server.reader.dump();
      for (const origin of [undefined, 'https://evil.example', 'null']) {
        const { code } = await server.send(method, urlOf(path), cast.people.owner, content, { origin });
        expect([origin, code]).toEqual([origin, 'wrong-origin']);
      }
      expect(server.reader.dump() === before).toBe(true);
      const withToken = await server.send(
        method,
        urlOf(path),
        cast.people.bot,
        { x: 1 },
        { origin: undefined },
      );
      expect(withToken.code).not.toBe('wrong-origin');
    },
  );

  test.each(changing)('$endpoint with an unknown field is refused', async ({ endpoint, body }) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const content = body?.({ cast, place: lobby, fresh: 'Newcomer' }) ?? {};
    const { access } = ROUTES.find((route) => `${route.method} ${route.path}` === endpoint) ?? {};
    const sender = access === 'account' ? cast.people.account : cast.people.owner;
    const before = server.reader.dump();
    for (const field of ['unexpected', 'id', 'session', 'host', 'isAdmin']) {
      const { code, json } = await server.send(method, urlOf(path), sender, {
        ...content,
        [field]: cast.people.host.id,
      });
      expect([field, code]).toEqual([field, 'invalid-input']);
      expect(json).toMatchObject({ error: { fields: [{ field, problem: 'unknown' }] } });
    }
    expect(server.reader.dump() === before).toBe(true);
  });

  test.each(ROUTES.filter(({ query }) => query !== undefined))(
    '$method $path with an unknown parameter is refused',
    async ({ method, path }) => {
      const { code } = await server.send(method, `${urlOf(path)}?player=me`, cast.people.owner);
      expect(code).toBe('invalid-input');
    },
  );

  test.each(['/api/nowhere', '/nowhere', '/healthz', '/readyz', '/metrics', '/api/openapi.json'])(
    'to %s gets the headers that protect a page',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*script-src)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('to the entrance of the operator finds nothing there, with any identity', async () => {
    const before = server.reader.dump();
    for (const role of ROLES)
      for (const authorization of [undefined, 'Bearer wrong', 'Basic YWRtaW46YWRtaW4=']) {
        const { headers } = cast.people[role];
        const response = await fetch(`${server.url}/admin`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...headers,
            ...(authorization && { authorization }),
          },
          body: JSON.stringify({ type: 'ban', player: cast.people.owner.id, reason: 'none' }),
        });
        expect([role, response.status, await response.text()]).toEqual([
          role,
          404,
          '{"error":{"code":"not-found"}}',
        ]);
      }
    expect(server.reader.dump() === before).toBe(true);
  });

  test.each([
    ['a bad header', 'GET /api/me HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['a method that does not exist', 'BREW /coffee HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['two lengths', 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
    ['a header that is too long', `GET /api/me HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['something else', '\u0016\u0003\u0001'],
  ])('with %s gets a code, and says nothing about the server', async (_, text) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toMatch(/\r\n\r\n\{"error":\{"code":"bad-request"\}\}$/);
    expect(answer).not.toMatch(/fastify|node|stack/i);
  });
});

/** Sends bytes to the server, and returns everything that comes back until the end. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a socket', () => {
  test.each([undefined, 'https://evil.example', 'null'])(
    'with a cookie and the origin %s is closed',
    async (origin) => {
      for (const table of [playing.id, undefined]) {
        const client = await server.connect(table, cast.people.owner, '', origin ?? '');
        expect(client.closed).toBe(4403);
      }
    },
  );

  test('with a token needs no origin', async () => {
    const client = await server.connect(playing.id, cast.people.bot, '', '');
    expect(client.closed).toBeUndefined();
    client.close();
  });

  test.each(MESSAGE_ROWS.filter(({ message: { type } }) => type !== 'hello' && type !== 'ping'))(
    'refuses a message that says who sends it: $message.type',
    async ({ message }) => {
      const client = await server.connect(playing.id, cast.people.other);
      await client.ask([HELLO, { type: 'sit', seat: 1, after: 0 }]);
      const before = server.reader.dump();
      for (const field of ['player', 'session', 'unexpected']) {
        const [answer] = await client.ask([{ ...message, [field]: cast.people.owner.id }]);
        expect(answer).toEqual({ type: 'failed', code: 'bad-message' });
      }
      expect(server.reader.dump() === before).toBe(true);
      client.close();
    },
  );
});
