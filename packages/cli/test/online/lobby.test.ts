import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeTable, createTable, SeatClient } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import type { RunningServer } from '@rubicon/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { END, lines, newPath, playWith } from './person.ts';
import { startTestServer } from './server.ts';

let server: RunningServer;
const clients: SeatClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
});

/** The text printed between a typed line and the next question. */
async function said(...script: string[]): Promise<string[]> {
  const { text } = await playWith({ server: server.url }, lines(...script));
  return text.split(/^(?:lobby|Name|Password)> .*\n/m).slice(1);
}

describe('the lobby', () => {
  test('explains every mistake and asks again', async () => {
    const answers = await said(
      'dance',
      'l',
      'join',
      'join 7',
      'join a b',
      'watch nowhere',
      'name x',
      'name \x1b[1m',
      're',
      'rematch',
    );
    expect(answers.map((text) => text.trim().split('\n')[0])).toEqual([
      'Unknown: “dance”. Type ? for help.',
      '“l” can mean list or login.',
      'Name a table by its id or link.',
      'There is no such table.',
      'Name a table by its id or link.',
      'There is no such table.',
      'A name needs at least 2 characters.',
      'The name contains a character that is not allowed.',
      '“re” can mean rematch or register.',
      'You have not finished a game here yet.',
      'No game was started.',
    ]);
  });

  test('lists its commands', async () => {
    const [help = ''] = await said('?');
    for (const word of ['list', 'create', 'join 1', 'watch 1', 'name Ann', 'register', 'login', 'quit'])
      expect(help).toMatch(new RegExp(`^  ${word}\\b`, 'm'));
  });

  test('knows a player by name on the next visit, and keeps the session private', async () => {
    const data = newPath();
    await playWith({ server: server.url, data }, lines('name Ann', 'quit'));
    const { text } = await playWith({ server: server.url, data }, lines('quit'));
    expect(text).toContain('You are Ann, a guest on this machine.');
    const folder = join(data, 'servers', new URL(server.url).origin.replace(/[^\w.-]+/g, '_'));
    expect(statSync(join(folder, 'session')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('registers an account, and logs in on another machine', async () => {
    const first = await said('register', 'Berta', 'short', 'register', 'Berta', 'long enough');
    expect(first.join()).toContain('A password needs at least 8 characters.');
    expect(first.join()).toContain('You are Berta.');
    const second = await said('login', 'Berta', 'wrong one', 'login', 'Berta', 'long enough');
    expect(second.join()).toContain('Wrong name or password.');
    expect(second.join()).toContain('You are Berta.');
  });

  test('creates a table as asked', async () => {
    const { text } = await playWith(
      { server: server.url },
      lines(
        ...[
          'create',
          'sec',
          '0',
          '3',
          '1',
          'hard',
          'missions eu',
          '',
          'link',
          'soon',
          '2 10',
          'sur',
          'show',
          'leave',
        ],
      ),
    );
    expect(text).toContain('Type a number from 1 to 6.');
    expect(text).toContain('Type 1 or 2 numbers of minutes');
    expect(text).toContain('Secret Mission, missions=eu-14');
    expect(text).toContain(
      'By invitation, 2:00 per turn + 10:00; players who leave or run out of time surrender.',
    );
    expect(text).toMatch(/4 {2}\w+ +bot \(hard\)/);
    expect(text).toMatch(new RegExp(`^  ${server.url}/table/[\\w-]+\\?invite=[\\w-]+$`, 'm'));
  });

  test('prints the link that the page of the server has for the table', async () => {
    const page = newPath();
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<head><title>Rubicon</title></head>');
    const withPage = await startTestServer(page);
    try {
      const creation = ['create', 'classic', '2', '0', '', 'link', '', '', 'leave'];
      const { text } = await playWith({ server: withPage.url }, lines(...creation));
      const [link = ''] = /http:\S+\?invite=\S+/.exec(text) ?? [];
      const preview = await (await fetch(link)).text();
      expect(preview).toContain(`<meta property="og:url" content="${link}"`);
    } finally {
      await withPage.close();
    }
  });

  test('forgets a table whose creation is cancelled', async () => {
    const [creation, listed] = await said('create', 'quit', 'list');
    expect(creation).toContain('No table was created.');
    expect(listed).toContain('There are no open tables.');
  });

  test('lists only tables with an open seat', async () => {
    const api = openApi(server.url);
    const create = async (seats: { bot?: string }[]) =>
      (await createTable(api, { edition: 'classic', seats, isPublic: true })).table.id;
    const [open, full] = [await create([{}, {}, {}]), await create([{}, {}, { bot: 'easy' }])];
    for (let seat = 0; seat < 2; seat++) {
      const client = new SeatClient(openApi(server.url), full);
      clients.push(client);
      await client.join();
    }
    const [listed = ''] = await said('list');
    expect(listed).toContain(open);
    expect(listed).not.toContain(full);
    expect((await said(`join ${full}`))[0]).toContain('All seats at this table are taken.');
  });

  test('keeps the seat at a new table when the player quits there', async () => {
    const { text, code } = await playWith({ server: server.url }, (question) => {
      if (question.startsWith('lobby>')) return 'create';
      return question.startsWith('table>') ? 'quit' : '';
    });
    expect(text).not.toContain('No table was created.');
    expect(text).toMatch(/You keep your seat\. To come back:\n {2}npx rubicon play --server \S+ --table \S+/);
    expect(code).toBe(0);
  });
});

/** Ends the session of a player, as another device can. */
async function logOut(data: string): Promise<void> {
  const [folder = ''] = readdirSync(join(data, 'servers'));
  const cookie = readFileSync(join(data, 'servers', folder, 'session'), 'utf8').trim();
  await openApi(server.url, { session: { read: () => cookie, write() {} } }).post('/api/logout');
}

describe('a table before its game', () => {
  const table = async (seats: { bot?: string }[] = [{}, {}, {}]) => {
    const api = openApi(server.url);
    return { api, ...(await createTable(api, { edition: 'classic', seats })) };
  };

  /** A table, and the client of a player who may join it. */
  const tableWithBob = async () => {
    const {
      api,
      table: { id },
    } = await table();
    const bob = new SeatClient(api, id);
    clients.push(bob);
    return { api, id, bob };
  };

  test('shows who comes, leaves and is ready', async () => {
    const { id, bob } = await tableWithBob();
    let step = 0;
    const { text } = await playWith({ server: server.url, table: id }, (question, screen) => {
      if (!question.startsWith('table>')) return undefined;
      if (step === 0) void bob.join().then(() => bob.ready());
      if (step++ === 0) return 'seat 9';
      return screen.includes('is ready') ? END : undefined;
    });
    expect(text).toContain('Type a seat from 1 to 3.');
    expect(text).toMatch(/^Guest-\d+ takes seat 2 \(blue\)\.$/m);
    expect(text).toMatch(/^Guest-\d+ is ready\.$/m);
    expect(text).toMatch(/You keep your seat\. To come back:\n {2}npx rubicon play --server \S+ --table \S+/);
  });

  test('lets two players swap seats', async () => {
    const { api, id, bob } = await tableWithBob();
    await bob.join();
    const script = ['swap 2', 'swap 3', 'swap 1'];
    let isAgreed = false;
    const { text } = await playWith({ server: server.url, table: id }, (question, screen) => {
      if (!question.startsWith('table>')) return undefined;
      if (script.length > 0) return script.shift();
      if (screen.includes('You offer to swap') && !isAgreed) {
        isAgreed = true;
        void changeTable(api, id, 'swap', { seat: 1 });
      }
      return screen.includes('You take seat 1') ? END : undefined;
    });
    expect(text.split('No other player has this seat.')).toHaveLength(3);
    expect(text).toMatch(/^You offer to swap seats with Guest-\d+\.$/m);
    expect(text).toMatch(/^You take seat 1 \(red\)\.$/m);
    expect(text).toMatch(/^Guest-\d+ takes seat 2 \(blue\)\.$/m);
  });

  test('shows an offer to swap seats, which the player accepts', async () => {
    const { api, id, bob } = await tableWithBob();
    let step = 0;
    const { text } = await playWith({ server: server.url, table: id }, (question, screen) => {
      if (!question.startsWith('table>')) return undefined;
      if (step === 0) {
        step = 1;
        void bob.join().then(() => changeTable(api, id, 'swap', { seat: 0 }));
      }
      if (step === 1 && screen.includes('Type swap 2 to agree.')) {
        step = 2;
        return 'show';
      }
      if (step === 2) {
        step = 3;
        return 'swap 2';
      }
      return screen.includes('You take seat 2') ? END : undefined;
    });
    expect(text).toMatch(/^Guest-\d+ offers to swap seats with you\. Type swap 2 to agree\.$/m);
    expect(text).toMatch(/2 {2}blue +Guest-\d+ +offers to swap with seat 1$/m);
    expect(text).toMatch(/^You take seat 2 \(blue\)\.$/m);
  });

  test('says that the player was logged out', async () => {
    const { table: shown } = await table();
    const data = newPath();
    const { code, problem } = await playWith({ server: server.url, table: shown.id, data }, (question) => {
      if (question.startsWith('table>')) void logOut(data);
      return undefined;
    });
    expect([code, problem]).toEqual([1, expect.stringContaining('You were logged out')]);
  });

  test('lets players move, and its creator change seats', async () => {
    const {
      table: { id },
    } = await table();
    const script = ['seat 2', 'colour gre', 'colour', 'bot 1 easy', 'open 3', 'show', 'leave', 'quit'];
    const { text } = await playWith({ server: server.url }, lines(`join ${id}`, ...script));
    expect(text.split('Only the creator of the table may do this.')).toHaveLength(3);
    expect(text).toContain('Choose black, blue, green, pink, red or yellow.');
    expect(text).toMatch(/2 {2}green +Guest-\d+ \(you\)/);
    expect(text).toMatch(/leave\nThere are no open tables|leave\n(Your|Open) tables:/);
  });

  test('that has begun can be watched but not joined', async () => {
    const {
      api,
      table: { id },
    } = await table([{}, { bot: 'easy' }]);
    let begin = (): void => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ann = new SeatClient(api, id, { seated: () => begin() });
    clients.push(ann);
    await ann.join();
    await ann.ready();
    await hasBegun;
    let isOver = false;
    const watch = (seen: string): void => {
      if (!seen.includes('Players:') || isOver) return;
      isOver = true;
      void ann.wire.play({ type: 'surrender' });
    };
    const { text, code } = await playWith(
      { server: server.url, watch },
      lines(`join ${id}`, `watch ${id}`, 'quit'),
    );
    expect(text).toContain('The game has already begun. Type watch to follow it.');
    expect(text).toContain('Verified:');
    expect(code).toBe(0);
  });
});
