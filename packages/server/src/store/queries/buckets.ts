import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';

/** Buckets that have not been used for this long are full again, and are forgotten. */
const FORGOTTEN_MS = 3600_000;

/** Takes a token from a bucket, in one statement. Returns 0, or the seconds to wait if there is none. */
export async function takeToken(
  db: Kysely<Schema>,
  backend: Backend,
  key: string,
  burst: number,
  perMinute: number,
): Promise<number> {
  const refilled = sql<number>`(buckets.tokens + (${backend.clock()} - buckets.at) * cast(${perMinute / 60_000} as double precision))`;
  const tokens = sql<number>`case when ${refilled} > ${sql.lit(burst)} then ${sql.lit(burst)} else ${refilled} end`;
  const { rows } = await sql<{ tokens: number }>`
    insert into buckets (key, tokens, at) values (${key}, ${sql.lit(burst - 1)}, ${backend.clock()})
    on conflict (key) do update set tokens = ${tokens} - 1, at = ${backend.clock()}
    where ${refilled} >= 1
    returning tokens`.execute(db);
  if (rows.length > 0) return 0;
  const left = await sql<{ tokens: number }>`
    select ${refilled} as tokens from buckets where key = ${key}`.execute(db);
  return Math.max(0.001, ((1 - (left.rows[0]?.tokens ?? 0)) * 60) / perMinute);
}

export async function forgetBuckets(db: Kysely<Schema>, backend: Backend): Promise<void> {
  await db
    .deleteFrom('buckets')
    .where('at', '<', sql<number>`${backend.clock()} - ${sql.lit(FORGOTTEN_MS)}`)
    .execute();
}
