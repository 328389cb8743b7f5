import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/** Creates all tables of the first version. A row cannot be deleted while others refer to it. */
export async function createFirstTables(db: Kysely<Schema>, backend: Backend): Promise<void> {
  for (const statement of makeStatements(backend.serialType)) await sql.raw(statement).execute(db);
}

const makeStatements = (serial: string) => [
  `create table players (
    id text primary key,
    name text,
    name_key text unique,
    password_hash text,
    is_bot integer not null,
    created_at bigint not null,
    banned_at bigint
  )`,
  `create table sessions (
    hash text primary key,
    player text not null references players (id),
    kind text not null,
    label text not null,
    created_at bigint not null,
    used_at bigint not null
  )`,
  'create index sessions_of_player on sessions (player)',

  `create table tables (
    id text primary key,
    version integer not null,
    stage text not null,
    is_public integer not null,
    host text not null,
    players text not null,
    lobby text not null,
    due_at bigint,
    awaits_key integer not null,
    created_at bigint not null,
    touched_at bigint not null,
    claimed_until bigint,
    line_count integer not null default 0,
    chat_count integer not null default 0
  )`,
  'create index tables_by_stage on tables (stage, is_public, created_at)',
  'create index tables_due on tables (due_at) where due_at is not null',
  `create table table_players (
    player text not null,
    table_id text not null references tables (id),
    primary key (player, table_id)
  )`,
  'create index table_players_of_table on table_players (table_id)',

  `create table lines (
    table_id text not null references tables (id),
    number integer not null,
    text text not null,
    primary key (table_id, number)
  )`,
  `create table commands (
    table_id text not null references tables (id),
    seat integer not null,
    id text not null,
    hash text not null,
    seq integer not null,
    primary key (table_id, seat, id)
  )`,
  `create table sheets (
    table_id text not null references tables (id),
    seat integer not null,
    sheet text not null,
    primary key (table_id, seat)
  )`,
  `create table secrets (
    table_id text not null,
    commitment text not null,
    secret text not null,
    primary key (table_id, commitment)
  )`,

  `create table chat (
    table_id text not null references tables (id),
    number integer not null,
    player text not null,
    text text not null,
    at bigint not null,
    is_removed integer not null,
    primary key (table_id, number)
  )`,
  'create index chat_of_player on chat (player)',
  `create table reports (
    id ${serial} primary key,
    at bigint not null,
    reporter text not null,
    table_id text not null,
    number integer not null,
    reason text not null
  )`,
  `create table blocks (
    player text not null,
    blocked text not null,
    primary key (player, blocked)
  )`,
  'create index blocks_of_blocked on blocks (blocked)',
  `create table audit (
    id ${serial} primary key,
    at bigint not null,
    actor text not null,
    action text not null,
    subject text not null,
    detail text not null
  )`,

  `create table results (
    table_id text primary key,
    closed_at bigint not null,
    is_rated integer not null
  )`,
  `create table places (
    table_id text not null references results (table_id),
    number integer not null,
    player text not null,
    place integer not null,
    has_left integer not null,
    primary key (table_id, number)
  )`,
  'create index places_of_player on places (player)',
  `create table ratings (
    player text primary key,
    mu double precision not null,
    sigma double precision not null,
    games integer not null
  )`,
];
