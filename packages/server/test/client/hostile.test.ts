import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ApiClient,
  createTable,
  ForeignAnswer,
  findTable,
  listTables,
  parseTable,
  settingsSchema,
  type TableView,
} from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { expect, onTestFinished, test } from 'vitest';
import { createLobby } from '../../src/lobby/lobby.ts';
import { jsonOf } from '../../src/lobby/stored-lobby.ts';
import { viewTable } from '../../src/lobby/view.ts';

const settings = settingsSchema.parse({ edition: 'classic', seats: [{}, {}] });

function tableWith(id: string): TableView {
  const lobby = createLobby(settings, 'ann', 'invite', '0'.repeat(64));
  const stored = {
    id,
    version: 1,
    stage: 'lobby',
    isPublic: true,
    host: 'ann',
    players: [],
    lobby: jsonOf(lobby),
    dueAt: null,
    isEnding: false,
    awaitsKey: false,
    waiting: null,
    createdAt: 0,
    touchedAt: 0,
  } as const;
  return viewTable(stored, lobby, { names: new Map(), completions: new Map(), result: undefined }, 'ann');
}

/** Starts a server that gives one answer to everything. */
async function serverOf(answer: object): Promise<ApiClient> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return openApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test.each(['../../.bashrc', '/etc/passwd', 'a/b', '', 'x'.repeat(65)])(
  'a client takes no table with the id “%s”: ids become names of files',
  async (id) => {
    const [good, evil] = [tableWith('good'), tableWith(id)];
    expect(parseTable(good)).toBeDefined();
    expect(parseTable(evil)).toBeUndefined();
    expect(await listTables(await serverOf({ tables: [good, evil] }), '/api/tables')).toHaveLength(1);
    await expect(findTable(await serverOf(evil), 'good')).rejects.toThrow(ForeignAnswer);
    const created = createTable(await serverOf({ table: evil, invite: 'i' }), settings);
    await expect(created).rejects.toThrow(ForeignAnswer);
  },
);
