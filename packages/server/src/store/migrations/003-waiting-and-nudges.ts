import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/** Adds what players see about their running games: what each waits for, and who was nudged. */
export async function addWaitingAndNudges(db: Kysely<Schema>, _: Backend): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table tables add column waiting text',
  `create table nudges (
    table_id text not null references tables (id),
    seat integer not null,
    at bigint not null,
    line_count integer not null,
    primary key (table_id, seat)
  )`,
];
