import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/**
 * Adds what servers that share a database need: which of them are alive, which plays the bots of a game, who is connected
 * where, and counters that tell whether something has changed.
 */
export async function addNodes(db: Kysely<Schema>, _: Backend): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table tables add column changes integer not null default 0',
  'alter table tables add column chat_changes integer not null default 0',
  'alter table tables add column votes text',
  'alter table tables add column awaits_host integer not null default 0',
  'alter table tables add column player_node text',
  `update tables set awaits_host = 1 where stage = 'playing'`,
  'create index tables_awaiting_host on tables (id) where awaits_host = 1',
  'alter table players add column block_changes integer not null default 0',
  `create table nodes (
    id text primary key,
    beat_at bigint not null,
    free integer not null
  )`,
  `create table gaps (
    began_at bigint not null,
    ended_at bigint primary key
  )`,
  `create table presence (
    table_id text not null,
    node text not null,
    seat integer not null,
    primary key (table_id, node, seat)
  )`,
  'create index presence_of_node on presence (node)',
  `create table buckets (
    key text primary key,
    tokens double precision not null,
    at bigint not null
  )`,
];
