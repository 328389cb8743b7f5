import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTable as openTable, SeatClient } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { isToAct } from '@rubicon/engine';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { BIN, rubicon, spawned } from './rubicon.ts';

const folder = mkdtempSync(join(tmpdir(), 'rubicon-serve-'));
const data = join(folder, 'data');
let server: ChildProcess | undefined;

afterEach(() => server?.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server on any port, and returns its address once it serves. */
async function serve(): Promise<string> {
  const started = spawn(process.execPath, [
    BIN,
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--log-level',
    'error',
  ]);
  server = started;
  let text = '';
  for await (const chunk of started.stdout) {
    text += String(chunk);
    const [, url] = /serves (http:\S+)\. /.exec(text) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`the server did not start: ${text}`);
}

const exited = (child: ChildProcess | undefined): Promise<number | null> =>
  new Promise((resolve) => child?.once('exit', (code) => resolve(code)));

async function createTable(url: string): Promise<string> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ edition: 'classic', seats: [{}, {}] }),
  });
  const { table } = (await response.json()) as { table: { id: string } };
  return table.id;
}

describe('rubicon serve', () => {
  test('keeps its tables through kill -9, and only one server can use a data folder', async () => {
    const url = await serve();
    const id = await createTable(url);
    expect(await spawned('serve', '--port', '0', '--data', data)).toMatchObject({ code: 1 });
    const killed = exited(server);
    server?.kill('SIGKILL');
    await killed;
    const again = await serve();
    expect((await fetch(`${again}/api/tables/${id}`)).status).toBe(200);
    const stopped = exited(server);
    server?.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  test('serves the page that was built with it', async () => {
    const url = await serve();
    expect(await (await fetch(`${url}/new`)).text()).toContain('<title>Rubicon</title>');
  });

  test('credits running clocks with the time in which its process was suspended', async () => {
    const api = openApi(await serve());
    const clock = { turn: 3600, bank: 0 };
    const { table } = await openTable(api, { edition: 'classic', seats: [{}, { bot: 'easy' }], clock });
    let [begin, delayed] = [(): void => {}, (_: number): void => {}];
    const isSeated = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const delay = new Promise<number>((resolve) => {
      delayed = resolve;
    });
    const client = new SeatClient(api, table.id, {
      seated: () => begin(),
      entered: ({ table: change }) => change?.type === 'delayed' && delayed(change.milliseconds),
    });
    onTestFinished(() => client.close());
    await client.join();
    await client.ready();
    await isSeated;
    while (!isToAct(client.wire.replica.view, 0)) await client.wire.lineAfter(client.wire.replica.seq);
    server?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 3500));
    server?.kill('SIGCONT');
    expect(await delay).toBeGreaterThanOrEqual(3000);
  });

  test('is backed up while it runs, and restored into an empty folder only', async () => {
    await serve();
    const file = join(folder, 'copy.backup');
    expect(await spawned('backup', file, '--data', data)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await spawned('backup', file, '--data', data)).code).toBe(1);
    expect(await spawned('restore', file, '--data', join(folder, 'restored'))).toMatchObject({ code: 0 });
    expect((await spawned('restore', file, '--data', data)).code).toBe(1);
  });

  test('says in one line why it cannot start, back up or restore', async () => {
    const url = await serve();
    const { port } = new URL(url);
    const other = join(folder, 'other');
    const missing = join(folder, 'missing');
    const text = join(folder, 'text');
    writeFileSync(text, 'no database');
    const answers = [
      await spawned('serve', '--port', port, '--data', other, '--log-level', 'silent'),
      await spawned('backup', join(folder, 'new.backup'), '--data', missing),
      await spawned('backup', join(missing, 'new.backup'), '--data', data),
      await spawned('restore', missing, '--data', join(folder, 'empty')),
      await spawned('restore', text, '--data', join(folder, 'empty')),
      await spawned('serve', '--data', text),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(answers.map(({ err }) => err)).toEqual([
      `error: Port ${port} of 127.0.0.1 is in use by another program. Stop it, or choose another port with --port.\n`,
      `error: The folder ${missing} has no server data.\n`,
      `error: ${join(missing, 'new.backup')} cannot be opened: its folder does not exist. Create it first.\n`,
      `error: There is no backup ${missing}.\n`,
      `error: ${text} is not a backup that can be restored: file is not a database.\n`,
      `error: ${text} cannot be a folder: a file is in the way.\n`,
    ]);
  });

  test.each([
    ['backup', 'new.backup'],
    ['restore', 'old.backup'],
    ['admin', 'reports'],
  ])('%s refuses a folder together with a database', async (command, argument) => {
    const places = ['--data', data, '--database-url', 'postgres://db.example/rubicon'];
    const { code, err } = await rubicon(command, ...places, argument);
    expect(code).toBe(2);
    expect(err).toContain("option '--database-url <url>' cannot be used with option '--data <folder>'");
  });

  test.skipIf(process.platform !== 'linux')(
    'a folder that cannot be created is reported at once',
    async () => {
      const { code, err } = await spawned('serve', '--data', '/proc/rubicon/data');
      expect([code, err]).toEqual([
        1,
        'error: The folder /proc/rubicon cannot be created. Choose another one.\n',
      ]);
    },
  );

  test.each([
    ['--port', '99999', 'whole number'],
    ['--page', '/nowhere', 'index.html'],
    ['--public-url', 'ftp://x', 'https'],
    ['--trust-proxy', 'all', 'networks'],
  ])('refuses %s %s', async (flag, value, hint) => {
    const { code, err } = await spawned('serve', flag, value);
    expect(code).toBe(2);
    expect(err).toContain(flag);
    expect(err).toContain(hint);
  });
});

describe('rubicon admin', () => {
  const admin = (...flags: string[]) => spawned('admin', ...flags, '--data', data);

  test('works through the running server, and on the folder of one that was killed', async () => {
    const url = await serve();
    const [first, second] = [await createTable(url), await createTable(url)];
    expect(await admin('close', first)).toMatchObject({ code: 0, out: `Table ${first} is closed.\n` });
    const { stage } = (await (await fetch(`${url}/api/tables/${first}`)).json()) as { stage: string };
    expect(stage).toBe('over');
    expect(await admin('ban', 'Nobody')).toMatchObject({ code: 1, err: 'error: There is no such player.\n' });
    const killed = exited(server);
    server?.kill('SIGKILL');
    await killed;
    expect((await admin('close', second)).code).toBe(0);
    const { out } = await admin('audit', '--json');
    const { entries } = JSON.parse(out) as { entries: { action: string; subject: string }[] };
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['close', second],
      ['close', first],
    ]);
    expect((await admin('reports')).out).toBe('There are no open reports.\n');
    expect((await admin('dismiss', 'x')).code).toBe(2);
  });
});

describe('rubicon ratings', () => {
  test('needs a folder, and says if there is nothing to rate', async () => {
    expect((await spawned('ratings', join(folder, 'nowhere'))).code).toBe(2);
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(await spawned('ratings', folder, '--json')).toMatchObject({ code: 0, out: '[]\n' });
  });

  test('names the files that it does not count', async () => {
    const records = join(folder, 'records');
    mkdirSync(join(records, 'folder.jsonl'), { recursive: true });
    writeFileSync(join(records, 'notes.jsonl'), 'Ann has won.\n');
    const { code, out, err } = await spawned('ratings', records, '--json');
    expect([code, out]).toEqual([1, '[]\n']);
    expect(err).toMatch(/^not counted: folder\.jsonl: cannot be read/m);
    expect(err).toMatch(/^not counted: notes\.jsonl: /m);
  });
});

describe('rubicon verify', () => {
  test.each([
    [['--commitment', 'abc'], '64 hex digits'],
    [['--seed', '9=00'], 'a seat and 64 hex digits'],
  ])('refuses %s', async (flags, hint) => {
    const { code, err } = await rubicon('verify', 'game.jsonl', ...flags);
    expect(code).toBe(2);
    expect(err).toContain(hint);
  });
});
