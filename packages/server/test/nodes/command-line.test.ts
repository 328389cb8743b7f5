import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTable } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/rubicon.js', import.meta.url));

let database: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), 'rubicon-database-'));
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the command line. */
const rubicon = (...args: string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...args], (error, out) =>
      resolve({ code: error === null ? 0 : Number(error.code), out }),
    );
  });

test('serve, admin, backup, restore and import work with a database', async () => {
  const { host, pathname, username, password } = new URL(database.url);
  const [, port = ''] = host.split(':');
  const url = `postgres://${username}:${password}@${pathname}?host=127.0.0.1&port=${port}`;
  const place = ['--database-url', url];
  const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--host', '0.0.0.0', ...place]);
  let text = '';
  for await (const chunk of server.stdout) {
    text += String(chunk);
    if (text.includes('Ctrl+C')) break;
  }
  expect(text).not.toContain('0.0.0.0');
  expect(text).not.toContain('password');
  const [, address = ''] = /serves (http:\/\/localhost:\d+)/.exec(text) ?? [];
  const api = openApi(address);
  const { table } = await createTable(api, { edition: 'classic', seats: [{}, {}] });
  expect((await rubicon('admin', 'close', table.id, ...place)).out).toBe(`Table ${table.id} is closed.\n`);
  expect(await api.get(`/api/tables/${table.id}`)).toMatchObject({ stage: 'over' });

  const file = join(folder, 'all.backup');
  expect(await rubicon('backup', file, ...place)).toMatchObject({ code: 0 });
  expect((await rubicon('restore', file, ...place)).code).toBe(1); // the database is not empty
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await stopped).toBe(0);
  await database.clear();
  expect(await rubicon('restore', file, ...place)).toMatchObject({ code: 0 });

  const data = join(folder, 'data');
  const copied = await rubicon('import', '--from', database.url, '--to', data, '--json');
  expect(JSON.parse(copied.out).rows).toBeGreaterThan(0);
  const audit = await rubicon('admin', 'audit', '--data', data, '--json');
  expect(JSON.parse(audit.out).entries).toMatchObject([{ action: 'close', subject: table.id }]);
});
