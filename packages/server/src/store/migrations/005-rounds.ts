import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/** Adds the round to the lines of games. Older lines have none, so lists show the round of a game from its next line. */
export async function addRounds(db: Kysely<Schema>, _: Backend): Promise<void> {
  await sql`alter table lines add column round integer`.execute(db);
}
