import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../../src/server.ts';
import { parseSettings } from '../../src/settings.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';

test('no query string is logged, not even for a socket on a route without sockets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-log-'));
  const settings = parseSettings({ data: folder, port: '0', logLevel: 'trace' }, {});
  if ('error' in settings) throw new Error(settings.error);
  const log: string[] = [];
  const server = await startServer(settings, {
    store: await openSqliteStore(folder),
    botScript: new URL('../../../cli/dist/bot-worker.js', import.meta.url),
    log: { write: (line) => log.push(line) },
  });
  for (const path of [
    '/api/me',
    '/api/tables',
    '/api/tables/none/socket',
    '/api/tables/socket',
    '/healthz',
    '/nowhere',
  ]) {
    await fetch(`${server.url}${path}?invite=s3cret`);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}?invite=s3cret`);
    socket.on('error', () => {}); // an answer that is no socket
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await server.close();
  rmSync(folder, { recursive: true });
  expect(log.length).toBeGreaterThan(3);
  expect(log.filter((line) => line.includes('s3cret'))).toEqual([]);
});
