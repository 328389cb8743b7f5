import { rmSync } from 'node:fs';
import { classicBoard } from '@rubicon/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits/limits.ts';
import { previewTexts } from '../../src/preview/texts.ts';
import { House, type Person } from '../house.ts';
import { HTML, makePage } from './page-folder.ts';
import { readPng } from './png.ts';

const page = makePage();
let house: House;
let people: readonly Person[];

beforeAll(async () => {
  house = await House.open(undefined, { page });
});
afterAll(async () => {
  await house.close();
  rmSync(page, { recursive: true });
});
beforeEach(async () => {
  people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => house.newPerson(name)));
});

const CLAIMING = { edition: 'world-domination', options: { setup: 'claim', startingSeat: '0' } };
let clients = 0;

/** Asks as somebody without a session, each time from another address. */
const ask = (path: string, address = `198.51.${++clients >> 8}.${clients & 255}`): Promise<Response> =>
  fetch(`${house.server.url}${path}`, { headers: { 'x-forwarded-for': address } });

const documentOf = async (path: string): Promise<string> => (await ask(path)).text();

/** The colour of a territory in the picture of a table. */
async function colourOf(id: string, territory: string, query = ''): Promise<string> {
  const answer = await ask(`/api/tables/${id}/picture.png${query}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { width, height, at } = readPng(Buffer.from(await answer.arrayBuffer()));
  expect([width, height]).toEqual([1200, 286]);
  const column = classicBoard.territories.findIndex(({ id }) => id === territory);
  return at(Math.round(((column + 0.5) * width) / 42), 100);
}

const errorOf = async (path: string): Promise<unknown> => {
  const answer = await ask(path);
  return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
};

/** Starts a game in which the first person has claimed Brazil. */
async function newClaim(settings = {}): Promise<string> {
  const id = await house.newGame(people, { ...CLAIMING, ...settings });
  const visit = await (people[0] as Person).visit(id);
  await visit.sit(0);
  visit.send({ type: 'command', id: 'a', command: { type: 'claim', territory: 'brazil' } });
  await visit.until(({ type }) => type === 'accepted');
  visit.close();
  return id;
}

describe('the page of a table', () => {
  test('has a title, a description and a picture for link previews', async () => {
    const [ann] = people as [Person];
    const id = await house.newTable(ann, { seats: [{}, {}, { bot: 'easy' }, {}] });
    await ann.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });
    const html = await documentOf(`/table/${id}`);
    const image = `${house.server.url}/api/tables/${id}/picture.png`;
    expect(html).toContain('<title>Join a game of Classic 1959 · Rubicon</title>');
    expect(html).toContain(`content="2 of 4 seats are free. At the table: ${ann.name}."`);
    expect(html).toContain(`<meta property="og:image" content="${image}" />`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  test('says who plays and who has won, as far as everyone may know', async () => {
    const names = people.map(({ name }) => name);
    const id = await house.playGame(people, people.slice(1));
    await expect
      .poll(() => documentOf(`/table/${id}`))
      .toContain(`<title>${names[0]} won Classic 1959 · Rubicon`);
    const late = await house.playGame(people, people.slice(1), { spectators: { delay: 3600 } });
    expect(await documentOf(`/table/${late}`)).toContain(
      `<title>${names[0]}, ${names[1]}, and ${names[2]} play Classic 1959 · Rubicon`,
    );
  });

  test('says which round of all players is played', async () => {
    const view = await (people[0] as Person).view(await house.newGame(people));
    const describe = (progress: object) => previewTexts({ ...view, ...progress }, {}).description;
    expect(describe({ turn: 24, round: 9 })).toBe('Round 9. Open the link to watch.');
    expect(describe({ turn: 0, round: 0 })).toBe('Open the link to watch.');
    expect(describe({ turn: 24 })).toBe('Open the link to watch.');
  });

  test('escapes names', async () => {
    const id = await house.newTable(people[0] as Person);
    await house.store.createPlayer({
      id: 'evil',
      name: '"><script>$&\'',
      nameKey: 'evil',
      passwordHash: null,
      isBot: false,
      createdAt: 0,
      bannedAt: null,
    });
    const table = await house.store.findTable(id);
    if (table === undefined) throw new Error('no such table');
    const lobby = JSON.parse(JSON.stringify(table.lobby));
    lobby.seats[0].player = 'evil';
    await house.store.updateTable({ ...table, version: table.version + 1, players: ['evil'], lobby });
    const html = await documentOf(`/table/${id}`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&#34;&#62;&#60;script&#62;$&#38;&#39;');
  });

  test('says nothing about a private table without a valid invitation, or about an unknown table', async () => {
    const id = await house.newTable(people[0] as Person, { isPublic: false });
    for (const path of [
      `/table/${id}`,
      `/table/${id}?invite=wrong`,
      '/table/nowhere',
      '/table/%20',
      '/table/a?invite=1&invite=2',
    ])
      expect([path, await documentOf(path)]).toEqual([path, HTML]);
    const invite = house.inviteTo(id);
    expect(await documentOf(`/table/${id}?invite=${invite}`)).toContain(
      `/api/tables/${id}/picture.png?invite=${invite}" />`,
    );
  });
});

describe('the picture of a table', () => {
  test('shows the edition before the game, or the empty board', async () => {
    const [ann] = people as [Person];
    expect(
      readPng(
        Buffer.from(await (await ask(`/api/tables/${await house.newTable(ann)}/picture.png`)).arrayBuffer()),
      ).at(5, 5),
    ).toBe('#123456');
    expect(await colourOf(await house.newTable(ann, { ...CLAIMING, seats: [{}, {}, {}] }), 'brazil')).toBe(
      '#ffffff',
    );
  });

  test('shows owners by colour, and follows the game', async () => {
    const id = await newClaim();
    expect(await colourOf(id, 'brazil')).toBe('#ff0000');
    expect(await colourOf(id, 'peru')).toBe('#ffffff');
    const visit = await (people[1] as Person).visit(id);
    await visit.sit(1);
    visit.send({ type: 'command', id: 'a', command: { type: 'claim', territory: 'peru' } });
    await visit.until(({ type }) => type === 'accepted');
    expect(await colourOf(id, 'peru')).toBe('#0000ff');
  });

  test('is never ahead of spectators', async () => {
    expect(await colourOf(await newClaim({ spectators: { delay: 3600 } }), 'brazil')).toBe('#ffffff');
    expect(await colourOf(await newClaim({ spectators: null }), 'brazil')).toBe('#ffffff');
    const soon = await newClaim({ spectators: { delay: 1 } });
    await expect.poll(() => colourOf(soon, 'brazil')).toBe('#ff0000');
  });

  test('of a private table needs its invitation', async () => {
    const id = await newClaim({ isPublic: false });
    expect(await errorOf(`/api/tables/${id}/picture.png`)).toEqual([403, 'not-invited']);
    expect(await errorOf(`/api/tables/${id}/picture.png?invite=wrong`)).toEqual([403, 'not-invited']);
    expect(await colourOf(id, 'brazil', `?invite=${house.inviteTo(id)}`)).toBe('#ff0000');
    expect(await errorOf('/api/tables/nowhere/picture.png')).toEqual([404, 'unknown-table']);
  });

  test('is limited', async () => {
    const id = await house.newTable(people[0] as Person);
    const answers = await Promise.all(
      Array.from({ length: LIMITS.picture.network.burst + 1 }, () =>
        ask(`/api/tables/${id}/picture.png`, '198.18.0.1'),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

test('a server limits the pictures it draws, and draws none without a page', async () => {
  const other = await House.open(undefined, { page });
  const host = await other.newPerson('Dan');
  const path = async () => `/api/tables/${await other.newTable(host)}/picture.png`;
  const table = await other.store.findTable((await path()).split('/')[3] ?? '');
  if (table === undefined) throw new Error('no such table');
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) {
    const lobby = JSON.parse(JSON.stringify(table.lobby));
    lobby.settings.edition = `edition-${i}`;
    await other.store.createTable({ ...table, id: `table-${i}`, lobby });
  }
  await Promise.all(
    Array.from({ length: 22 }, async (_, i) => {
      const headers = { 'x-forwarded-for': `198.18.1.${i}` };
      const answer = await fetch(`${other.server.url}/api/tables/table-${i}/picture.png`, { headers });
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await other.close();

  const bare = await House.open();
  const id = await bare.newTable(await bare.newPerson('Eve'));
  const answer = await fetch(`${bare.server.url}/api/tables/${id}/picture.png`);
  expect(await answer.json()).toEqual({ error: { code: 'no-picture' } });
  await bare.close();
});
