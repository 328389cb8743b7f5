import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/**
 * Adds what lists, the leaderboard and moderation need: turns of running games, endings that spectators may not know about
 * yet, results with their outcome, a rating after each rated game, mutes, and closed reports.
 */
export async function addListsAndModeration(db: Kysely<Schema>, _: Backend): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await fillOutcomes(db);
}

const STATEMENTS = [
  'alter table tables add column is_ending integer not null default 0',
  `create index tables_running on tables (is_public, created_at) where stage = 'playing' or is_ending = 1`,
  'alter table lines add column at bigint',
  'alter table lines add column turn integer',

  'alter table players add column recent_games integer not null default 0',
  'alter table players add column recent_left integer not null default 0',

  `create table mutes (
    table_id text not null references tables (id),
    player text not null,
    primary key (table_id, player)
  )`,
  'alter table reports add column closed_at bigint',
  'create index reports_open on reports (id) where closed_at is null',
  'create index reports_of_reporter on reports (reporter)',

  'alter table results add column is_public integer not null default 0',
  'alter table results add column outcome text',
  `update results set is_public = 1 where is_rated = 1 or table_id in (select id from tables where is_public = 1)`,
  'create index results_public on results (closed_at, table_id) where is_public = 1',
  'create index results_rated on results (closed_at, table_id) where is_rated = 1',

  'alter table places add column closed_at bigint not null default 0',
  'alter table places add column mu double precision',
  'alter table places add column sigma double precision',
  'alter table places add column games integer',
  `update places set closed_at =
    (select results.closed_at from results where results.table_id = places.table_id)`,
  'create index places_by_time on places (player, closed_at, table_id)',
  `update players set
    recent_games = (
      select count(*) from (
        select 1 from places where places.player = players.id order by closed_at desc limit 20
      ) recent
    ),
    recent_left = (
      select count(*) from (
        select has_left from places where places.player = players.id order by closed_at desc limit 20
      ) recent where has_left = 1
    )`,
  // the stored rating of a player is the one after the latest rated game
  `update places set
    mu = (select mu from ratings where ratings.player = places.player),
    sigma = (select sigma from ratings where ratings.player = places.player),
    games = (select games from ratings where ratings.player = places.player)
  where closed_at = (
    select max(latest.closed_at) from places latest join results on results.table_id = latest.table_id
    where latest.player = places.player and results.is_rated = 1
  )`,
  'create index ratings_by_ordinal on ratings ((mu - 3 * sigma))',
];

/** Reads the outcome of each game from the closing line of its record. */
async function fillOutcomes(db: Kysely<Schema>): Promise<void> {
  const results = await db.selectFrom('results').select('table_id').execute();
  for (const { table_id } of results) {
    const closing = await db
      .selectFrom('lines')
      .select('text')
      .where('table_id', '=', table_id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    const { result } = JSON.parse(closing?.text ?? '{}');
    if (result === undefined) continue;
    await db
      .updateTable('results')
      .set({ outcome: JSON.stringify(result) })
      .where('table_id', '=', table_id)
      .execute();
  }
}
