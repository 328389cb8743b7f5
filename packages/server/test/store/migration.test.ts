import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../../src/store/backend.ts';
import { createFirstTables } from '../../src/store/migrations/001-first-tables.ts';
import { addListsAndModeration } from '../../src/store/migrations/002-lists-and-moderation.ts';
import { addWaitingAndNudges } from '../../src/store/migrations/003-waiting-and-nudges.ts';
import { addNodes } from '../../src/store/migrations/004-nodes.ts';
import type { Schema } from '../../src/store/schema.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { SqliteDialect } from '../../src/store/sqlite/sqlite-dialect.ts';
import { makeFolder } from './folders.ts';
import { makeAppend } from './samples.ts';

test('data of the first version is brought up to date: results, ratings, completion', async () => {
  const folder = makeFolder();
  mkdirSync(folder);
  const database = new DatabaseSync(join(folder, 'rubicon.db'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect(database) });
  await createFirstTables(db, { serialType: 'integer' } as Backend);
  database.exec(`
    create table meta (key text primary key, value text not null);
    insert into meta values ('schema', '1');
    insert into players values ('ada', 'Ada', 'ada', null, 0, 1, null), ('bob', 'Bob', 'bob', null, 0, 1, null);
    insert into tables values
      ('old', 9, 'over', 1, 'ada', '["ada","bob"]', '{"settings":{}}', null, 0, 1, 1, null, 3, 0),
      ('new', 9, 'over', 0, 'ada', '["ada","bob"]', '{"settings":{}}', null, 0, 1, 1, null, 3, 0);
    insert into lines values
      ('old', 0, '{}'), ('old', 1, '{"result":{"type":"won","seat":1}}'), ('new', 0, '{"result":{"type":"drawn"}}');
    insert into results values ('old', 10, 1), ('new', 20, 0);
    insert into places values
      ('old', 0, 'bob', 1, 0), ('old', 1, 'ada', 2, 1), ('new', 0, 'ada', 1, 0), ('new', 1, 'bob', 1, 0);
    insert into ratings values ('ada', 24.0, 8.0, 3), ('bob', 26.0, 8.0, 1);
  `);
  await db.destroy();

  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await store.findTable('old')).toMatchObject({ stage: 'over', isEnding: false });
  const results = await store.listResults({ limit: 9 });
  expect(results.map(({ table, outcome, isPublic }) => [table, outcome, isPublic])).toEqual([
    ['new', { type: 'drawn' }, false],
    ['old', { type: 'won', seat: 1 }, true],
  ]);
  expect(await store.completionsOf(['ada', 'bob'])).toEqual(
    new Map([
      ['ada', 0.5],
      ['bob', 1],
    ]),
  );
  expect((await store.listResults({ player: 'bob', limit: 9 })).map(({ table }) => table)).toEqual([
    'new',
    'old',
  ]);
  const places = ['ada', 'bob'].map((player, i) => ({ player, place: i + 1, hasLeft: false }));
  const next = {
    table: 'next',
    closedAt: 30,
    isRated: true,
    isPublic: true,
    outcome: { type: 'drawn' },
  } as const;
  const [before] = await store.ratingsOf(['ada']);
  await store.addResult({ ...next, places });
  const [after] = await store.ratingsOf(['ada']);
  expect(after?.games).toBe(before!.games + 1);
  expect(after?.mu).toBeGreaterThan(before!.mu);
});

test('a running game stored without rounds has one from its next line', async () => {
  const folder = makeFolder();
  mkdirSync(folder);
  const database = new DatabaseSync(join(folder, 'rubicon.db'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect(database) });
  const backend = { serialType: 'integer' } as Backend;
  for (const step of [createFirstTables, addListsAndModeration, addWaitingAndNudges, addNodes])
    await step(db, backend);
  database.exec(`
    create table meta (key text primary key, value text not null);
    insert into meta values ('schema', '4');
    insert into tables (id, version, stage, is_public, host, players, lobby, due_at, line_count, created_at, touched_at, awaits_key, waiting)
      values ('old', 9, 'playing', 1, 'ada', '["ada","bob"]', '{"settings":{}}', null, 1, 0, 0, 0,
        '{"turn":24,"toAct":[],"clockEnds":null}');
    insert into lines (table_id, number, text, at, turn) values ('old', 0, '{}', 5, 24);
  `);
  await db.destroy();

  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  const progressAt = async (at: number) => (await store.progressAt([{ table: 'old', at }])).get('old');
  expect((await store.findTable('old'))?.waiting).toEqual({ turn: 24, toAct: [], clockEnds: null });
  expect(await progressAt(10)).toEqual({ turn: 24 });
  expect(await store.append([makeAppend('old', 1, { at: 10, turn: 25, round: 9 })])).toEqual(['stored']);
  expect(await progressAt(10)).toEqual({ turn: 25, round: 9 });
});
