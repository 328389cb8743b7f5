import { randomBytes } from 'node:crypto';
import type { SettingsInput } from '@rubicon/api';
import { foldName } from '../../src/identity/confusables.ts';
import { lobbyOf } from '../../src/lobby/stored-lobby.ts';
import { type Identity, type SecurityServer, VISITOR } from './security-server.ts';

/** The relations of a client to a table. All but the last five have nothing to do with it. */
export const ROLES = [
  'anonymous',
  'stranger', // a guest
  'account',
  'bot', // a program with an API token
  'spectator', // watches the table
  'host', // created the table, and has no seat
  'other', // has seat 1
  'owner', // has seat 0
] as const;
export type Role = (typeof ROLES)[number];

export const STAGES = ['lobby', 'revealing', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Whom a table lets in: everyone; those with the invitation; everyone, but only to play. */
export const DOORS = ['public', 'private', 'unwatched'] as const;
export type Door = (typeof DOORS)[number];

export interface Cast {
  readonly people: Readonly<Record<Role, Identity>>;
  readonly account: { readonly name: string; readonly token: string }; // the id of the token of its bot
}

export interface Place {
  readonly id: string;
  readonly invite: string;
}

export const PASSWORD = 'correct horse';
let passwordHash: string | null = null;

/** Stores a new person for every role. */
export async function newCast(server: SecurityServer): Promise<Cast> {
  const people = { stranger: await server.newPlayer(), spectator: await server.newPlayer() };
  const atTable = {
    host: await server.newPlayer(),
    other: await server.newPlayer(),
    owner: await server.newPlayer(),
  };
  return withAccount(server, { ...people, ...atTable });
}

/** Returns the same people with new sessions, and another account, which has nothing to do with any table. */
export async function renewCast(server: SecurityServer, { people }: Cast): Promise<Cast> {
  return withAccount(server, {
    stranger: await server.renewed(people.stranger),
    spectator: await server.renewed(people.spectator),
    host: await server.renewed(people.host),
    other: await server.renewed(people.other),
    owner: await server.renewed(people.owner),
  });
}

async function withAccount(
  server: SecurityServer,
  guests: Omit<Cast['people'], 'anonymous' | 'account' | 'bot'>,
): Promise<Cast> {
  passwordHash ??= await hashOfPassword(server);
  const account = await server.newPlayer(passwordHash);
  const name = (await server.store.findPlayer(account.id))?.name ?? '';
  const { id, player, token } = await server.call('POST', '/api/tokens', account, { label: `${name} bot` });
  const bot = { id: String(player), headers: { authorization: `Bearer ${token}` } };
  return {
    people: { anonymous: VISITOR, account, bot, ...guests },
    account: { name, token: String(id) },
  };
}

/** Hashing takes long, so all accounts share one hash. */
async function hashOfPassword(server: SecurityServer): Promise<string | null> {
  await server.call('POST', '/api/register', VISITOR, { name: 'First', password: PASSWORD });
  return (await server.store.findPlayerByName(foldName('First')))?.passwordHash ?? null;
}

/** A day for each turn, so that no deadline ends during the tests. */
const SETTINGS: SettingsInput = {
  edition: 'classic',
  seats: [{}, {}],
  options: { startingSeat: '0' },
  clock: { turn: 86_400, bank: 0 },
  absent: 'surrender',
};

/** Makes a table at which the owner and the other player sit. In the lobby it has an open seat. */
export async function newPlace(
  server: SecurityServer,
  { people }: Cast,
  stage: Stage,
  door: Door,
): Promise<Place> {
  const { host, owner, other } = people;
  const place = await server.newTable(
    {
      ...SETTINGS,
      seats: stage === 'lobby' ? [{}, {}, {}] : [{}, {}],
      isPublic: door !== 'private',
      ...(door === 'unwatched' ? { spectators: null } : {}),
    },
    host,
  );
  const players = [owner, other];
  await server.join(place, players);
  await arrive(server, place.id);
  await addLine(server, place.id, owner);
  if (stage === 'lobby') return place;
  await server.ready(place.id, players);
  if (stage === 'revealing') return place;
  await server.reveal(place.id, players);
  if (stage === 'over') await surrender(server, place, other);
  return place;
}

/** Stores a copy of a table, without the lines of its game. */
export async function copyPlace(server: SecurityServer, { id, invite }: Place): Promise<Place> {
  const table = await server.store.findTable(id);
  if (table === undefined) throw new Error('no such table');
  const copy = randomBytes(12).toString('base64url');
  await server.store.createTable({ ...table, id: copy });
  await addLine(server, copy, { id: table.host });
  for (const [commitment, secret] of await server.store.findSecrets(id))
    await server.store.keepSecret(copy, commitment, secret);
  return { id: copy, invite };
}

/** Marks all players as arrived: otherwise their first connection changes the table. */
async function arrive({ store }: SecurityServer, id: string): Promise<void> {
  const table = await store.findTable(id);
  if (table === undefined) throw new Error('no such table');
  const lobby = lobbyOf(table);
  const seats = lobby.seats.map(({ arriveBy: _, ...seat }) => seat);
  await store.updateTable({
    ...table,
    version: table.version + 1,
    lobby: { ...lobby, seats } as unknown as typeof table.lobby,
  });
}

/** Every table has one line of chat. */
async function addLine(server: SecurityServer, table: string, { id }: Pick<Identity, 'id'>): Promise<void> {
  await server.store.addChat({ table, player: id, text: 'Good luck', at: Date.now() });
}

async function surrender(server: SecurityServer, { id }: Place, player: Identity): Promise<void> {
  const client = await server.connect(id, player);
  await client.ask([
    { type: 'hello', protocol: 2 },
    { type: 'sit', seat: 1, after: 0 },
    { type: 'command', id: 'end', command: { type: 'surrender' } },
  ]);
  client.close();
}
