import { clientMessageSchema } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
import {
  type Cast,
  copyPlace,
  DOORS,
  type Door,
  newCast,
  newPlace,
  type Place,
  ROLES,
  type Role,
  renewCast,
  STAGES,
  type Stage,
} from './cast.ts';
import { ENTRANCE, expectedOf, HTTP_ROWS, type HttpRow, MESSAGE_ROWS, type MessageRow } from './rows.ts';
import { type Client, HELLO, LOBBY_FENCE, SecurityServer } from './security-server.ts';

/** Every stage of a table with every kind of door. */
const PAIRS = STAGES.flatMap((stage) => DOORS.map((door) => [stage, door] as const));

/** HTTP does not depend on whether a table has spectators. */
const isListedOrInvited = ([, door]: readonly [Stage, Door]): boolean => door !== 'unwatched';

let server: SecurityServer;
let cast: Cast; // people whom no test changes
const places = new Map<string, Place>(); // tables that no test changes
const watching: Client[] = [];
let names = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // so that nothing becomes due, and changes the store
  server = await SecurityServer.start();
  cast = await newCast(server);
  for (const [stage, door] of PAIRS) {
    const place = await newPlace(server, cast, stage, door);
    places.set(`${stage} ${door}`, place);
    watching.push(await server.connect(place.id, cast.people.spectator, `?invite=${place.invite}`));
  }
});

beforeEach(async () => {
  cast = await renewCast(server, cast);
});

afterAll(async () => {
  for (const client of watching) client.close();
  await server.close();
  vi.useRealTimers();
});

const endpoints = ROUTES.map(({ method, path }) => `${method} ${path}`);
const messageTypes = clientMessageSchema.options.map(({ shape }) => [...shape.type.values].join());

describe('the matrix', () => {
  test('has a row for every endpoint, and no other', () => {
    expect([...new Set(HTTP_ROWS.map(({ endpoint }) => endpoint))].sort()).toEqual([...endpoints].sort());
  });

  test('has a row for every message, and no other', () => {
    expect([...new Set(MESSAGE_ROWS.map(({ message }) => message.type))].sort()).toEqual(
      [...messageTypes].sort(),
    );
  });
});

/** Sends the request of a row in a role. Returns the status and the code. */
async function request(row: HttpRow, role: Role, people: Cast, place: Place): Promise<string> {
  const [method = '', path = ''] = row.endpoint.split(' ');
  const url = path
    .replace(':table', place.id)
    .replace(':player', people.people.owner.id)
    .replace(':token', people.account.token)
    .replace(':number', '1');
  const body = row.body?.({ cast: people, place, fresh: `Newcomer ${++names}` });
  const { status, code } = await server.send(method, url, people.people[role], body);
  return code === undefined ? `${status}` : `${status} ${code}`;
}

describe('over HTTP', () => {
  test.each(HTTP_ROWS.map((row) => [row.endpoint, row] as const))('%s', async (endpoint, row) => {
    const isRead = endpoint.startsWith('GET');
    const isOfTable = endpoint.includes(':table');
    for (const [stage, door] of isOfTable ? PAIRS.filter(isListedOrInvited) : PAIRS.slice(0, 1))
      for (const role of ROLES) {
        const expected = expectedOf(row.outcomes, role, stage, door);
        const label = `${role} at a ${door} table (${stage})`;
        const isChange = expected === '200' && !isRead;
        const people = isChange && !isOfTable ? await newCast(server) : cast;
        const known = placeOf(stage, door);
        const make = () =>
          stage === 'over' ? newPlace(server, people, stage, door) : copyPlace(server, known);
        const place = isChange && isOfTable ? await make() : known;
        const before = server.reader.dump();
        expect(`${label}: ${await request(row, role, people, place)}`).toBe(`${label}: ${expected}`);
        const after = server.reader.dump();
        expect([label, after !== before]).toEqual([label, isChange && !isNothing(row, role)]);
      }
  });
});

/** A visitor has no session to end. */
const isNothing = ({ endpoint }: HttpRow, role: Role): boolean =>
  role === 'anonymous' && endpoint === 'POST /api/logout';

const placeOf = (stage: Stage, door: Door): Place => {
  const place = places.get(`${stage} ${door}`);
  if (place === undefined) throw new Error('no such table');
  return place;
};

describe('over a socket', () => {
  test.each(PAIRS)('enter a table that is %s and %s', async (stage, door) => {
    const { id, invite } = placeOf(stage, door);
    for (const role of ROLES) {
      const client = await server.connect(id, cast.people[role]);
      expect([role, String(client.closed ?? 'open')]).toEqual([
        role,
        expectedOf(ENTRANCE, role, stage, door),
      ]);
      client.close();
      const wrong = await server.connect(id, cast.people[role], '?invite=wrong');
      expect(wrong.closed).toBe(client.closed === 4403 ? 4403 : undefined);
      wrong.close();
    }
    const invited = await server.connect(id, cast.people.stranger, `?invite=${invite}`);
    const isOpen = door !== 'unwatched' || stage === 'lobby';
    expect(invited.closed).toBe(isOpen ? undefined : 4403);
    invited.close();
  });

  test.each(MESSAGE_ROWS.map((row) => [JSON.stringify(row.message), row] as const))('%s', async (_, row) => {
    for (const stage of STAGES)
      for (const role of ROLES) {
        const expected = expectedOf(row.outcomes, role, stage, 'public');
        const isWritten =
          /line/.test(expected) || (row.message.type === 'save' && expected === '') || expected === 'chat';
        const isChange = isWritten || expected === 'votes';
        const place = isChange ? await newPlace(server, cast, stage, 'public') : placeOf(stage, 'public');
        const client = await enter(place, role, stage);
        const before = server.reader.dump();
        const label = `${role} (${stage})`;
        expect(`${label}: ${await say(client, row, stage)}`).toBe(`${label}: ${expected}`);
        expect([label, server.reader.dump() !== before]).toEqual([label, isWritten]);
        client.close();
      }
  });

  test('everyone may follow the list of tables, and say nothing there', async () => {
    for (const role of ROLES) {
      const client = await server.connect(undefined, cast.people[role]);
      for (const row of MESSAGE_ROWS)
        expect(await say(client, row)).toBe(row.message.type === 'ping' ? 'pong' : 'failed bad-message');
      client.close();
    }
  });

  test('nothing but chat and a ping is answered before the greeting', async () => {
    const client = await server.connect(placeOf('playing', 'public').id, cast.people.owner);
    for (const row of MESSAGE_ROWS.filter(({ message: { type } }) => type !== 'hello' && type !== 'say'))
      expect(await say(client, row, 'playing')).toBe(
        row.message.type === 'ping' ? 'pong' : 'failed bad-message',
      );
    client.close();
  });
});

const isBefore = (stage: Stage): boolean => stage === 'lobby' || stage === 'revealing';

/** Connects a client in a role, which says hello and sits down once there is a game. */
async function enter({ id }: Place, role: Role, stage: Stage): Promise<Client> {
  const client = await server.connect(id, cast.people[role]);
  const seat = role === 'owner' ? 0 : role === 'other' ? 1 : 'watch';
  if (!isBefore(stage)) await client.ask([HELLO, { type: 'sit', seat, after: 0 }]);
  return client;
}

/** Sends the message of a row. Returns the types of its answers, and their codes. */
async function say(client: Client, { message }: MessageRow, stage?: Stage): Promise<string> {
  const fence = stage === undefined || isBefore(stage) ? LOBBY_FENCE : undefined;
  const answers = await (message.type === 'say' ? client.chat(message) : client.ask([message], fence));
  const texts = answers.map(({ type, code, rejection }) => {
    const reason = code ?? (rejection as { code: string } | undefined)?.code;
    return reason === undefined ? type : `${type} ${reason}`;
  });
  return texts.join(', ');
}
