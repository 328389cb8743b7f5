import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminCommand, administer } from '../../src/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { testSettings } from '../client/server.ts';
import { House, type Person } from '../house.ts';
import { makePlayer } from '../store/samples.ts';

const BOT_SCRIPT = new URL('../../../cli/dist/bot-worker.js', import.meta.url);
const PASSWORD = 'correct horse';

let house: House;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
beforeEach(async () => {
  ann = await house.newPerson('Ann');
  bob = await house.newPerson('Bob');
});

const run = (command: AdminCommand, folder = house.folder) =>
  administer(testSettings(folder), command, BOT_SCRIPT);
const latest = async () => {
  const [entry] = await house.store.readAudit(1);
  return [entry?.actor, entry?.action, entry?.subject];
};

describe('the operator of a running server', () => {
  test('bans a player, whose sockets are closed at once, and ends the ban', async () => {
    const visit = await bob.visit(await house.newTable(ann));
    const following = await bob.visit('list');
    expect(await run({ command: 'ban', name: bob.name, reason: 'insults' })).toEqual({ type: 'done' });
    expect([await visit.closed, await following.closed]).toEqual([4401, 4401]);
    expect((await house.store.findPlayer(bob.id))?.bannedAt).not.toBeNull();
    expect(await latest()).toEqual(['admin', 'ban', bob.id]);
    await run({ command: 'unban', name: bob.id });
    expect((await house.store.findPlayer(bob.id))?.bannedAt).toBeNull();
    expect(await latest()).toEqual(['admin', 'unban', bob.id]);
    await expect(run({ command: 'ban', name: 'Nobody' })).rejects.toMatchObject({ code: 'unknown-player' });
  });

  test('gives an account a one-time password', async () => {
    const visitor = house.visitor();
    await visitor.post('/api/register', { name: 'Forgetful', password: PASSWORD });
    const answer = await run({ command: 'reset-password', name: 'forgetful' });
    if (answer.type !== 'password') throw new Error(answer.type);
    const logIn = (password: string) => house.visitor().post('/api/login', { name: 'Forgetful', password });
    await expect(logIn(PASSWORD)).rejects.toThrow('wrong-login');
    await logIn(answer.password);
    await expect(logIn(answer.password)).rejects.toThrow('wrong-login');
    await expect(run({ command: 'reset-password', name: ann.name })).rejects.toMatchObject({
      code: 'account-only',
    });
    expect(JSON.stringify(await house.store.readAudit(9))).not.toContain(answer.password);
  });

  test('closes tables, which reveals the secret of a running game', async () => {
    const lobby = await house.newTable(ann);
    const running = await house.newGame([ann, bob], { spectators: { delay: 1 } });
    const [atAnn, watching] = [await ann.visit(running), await house.visitor().visit(running)];
    await atAnn.sit(0);
    await watching.sit('watch');
    for (const table of [lobby, running]) {
      await run({ command: 'close', table });
      expect(await latest()).toEqual(['admin', 'close', table]);
      expect((await ann.view(table)).stage).toBe('over');
      await expect(run({ command: 'close', table })).rejects.toMatchObject({ code: 'not-now' });
    }
    for (const visit of [atAnn, watching]) {
      const closed = await visit.until<'closed'>(({ type }) => type === 'closed');
      expect(closed.result).toEqual({ type: 'abandoned' });
    }
    const { lines } = await ann.get<{ lines: string[] }>(`/api/tables/${running}/record`);
    expect(verifyRecord(lines.map((line) => `${line}\n`).join(''))).toMatchObject({ isFinished: true });
    expect(JSON.parse(lines.at(-1) ?? '').secret).toMatch(/^[0-9a-f]{64}$/);
    await expect(run({ command: 'close', table: 'nowhere' })).rejects.toMatchObject({
      code: 'unknown-table',
    });
  });

  test('reads reports, removes lines and dismisses reports', async () => {
    const id = await house.newTable(ann, { chat: 'all' });
    const [atBob, atAnn] = [await bob.visit(id), await ann.visit(id)];
    for (const visit of [atBob, atAnn]) await visit.table('lobby');
    for (const text of ['rude', 'fine']) await atBob.say(text);
    for (const number of [1, 2])
      await ann.post(`/api/tables/${id}/chat/${number}/report`, { reason: 'Insults' });
    const answer = await run({ command: 'reports' });
    if (answer.type !== 'reports') throw new Error(answer.type);
    const [first, second] = answer.reports.filter(({ table }) => table === id);
    expect(first).toMatchObject({
      reporter: ann.name,
      reason: 'Insults',
      number: 1,
      player: bob.name,
      text: 'rude',
    });
    await run({ command: 'remove', report: first?.id ?? 0 });
    await atAnn.until((message) => message.type === 'chat' && message.lines[0]?.isRemoved === true);
    await run({ command: 'dismiss', report: second?.id ?? 0 });
    expect(await run({ command: 'reports' })).toEqual({ type: 'reports', reports: [] });
    for (const command of ['remove', 'dismiss'] as const)
      await expect(run({ command, report: second?.id ?? 0 })).rejects.toMatchObject({
        code: 'unknown-report',
      });
    const audit = await run({ command: 'audit' });
    if (audit.type !== 'audit') throw new Error(audit.type);
    const actions = audit.entries.map(({ actor, action }) => `${actor} ${action}`);
    expect(actions.slice(0, 5)).toEqual([
      'admin dismiss',
      'admin dismiss',
      'admin remove-line',
      `${ann.id} report`,
      `${ann.id} report`,
    ]);
  });
});

describe('the entrance for the operator', () => {
  const file = () => join(house.folder, 'admin.json');
  const knock = (headers: Record<string, string>, body = '{"command":"audit"}') =>
    fetch(`${house.server.url}/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test('needs the token from the data folder, and is closed to proxies', async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const { token } = JSON.parse(readFileSync(file(), 'utf8'));
    const authorization = `Bearer ${token}`;
    expect((await knock({ authorization })).status).toBe(200);
    expect((await knock({ authorization: `Bearer ${token}x` })).status).toBe(404);
    expect((await knock({})).status).toBe(404);
    expect((await knock({ authorization, 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await knock({ authorization }, '{"command":"format"}')).status).toBe(400);
    expect((await knock({ authorization }, '{"command":"audit","x":1}')).status).toBe(400);
  });
});

describe('without a running server', () => {
  test('the operator works on the folder itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rubicon-admin-'));
    await expect(run({ command: 'audit' }, join(folder, 'nothing'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
    const other = await House.open(folder);
    const people = [await other.newPerson('Ann'), await other.newPerson('Bob')];
    const game = await other.newGame(people);
    await other.server.close();
    expect(existsSync(join(folder, 'admin.json'))).toBe(false);
    await run({ command: 'close', table: game }, folder);
    await run({ command: 'ban', name: people[0]?.name ?? '' }, folder);
    const store = await openSqliteStore(folder);
    expect((await store.findTable(game))?.stage).toBe('over');
    expect((await store.readLines(game, 0)).at(-1)).toContain('"abandoned"');
    expect((await store.findPlayer(people[0]?.id ?? ''))?.bannedAt).not.toBeNull();
    expect(await store.createPlayer(makePlayer('x'))).toBe('stored');
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
