import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Rating, Store } from '../store.ts';

/** Writes ratings, and replaces those that the players had. */
export async function writeRatings(db: Kysely<Schema>, ratings: readonly Rating[]): Promise<void> {
  const rows = ratings.map(readRating);
  if (rows.length === 0) return;
  await db
    .insertInto('ratings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('player').doUpdateSet(({ ref }) => ({
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        games: ref('excluded.games'),
      })),
    )
    .execute();
}

export async function ratingsOf(db: Kysely<Schema>, players: readonly string[]): Promise<readonly Rating[]> {
  if (players.length === 0) return [];
  const rows = await db.selectFrom('ratings').selectAll().where('player', 'in', players).execute();
  return rows.map(readRating);
}

export async function leaderboard(
  db: Kysely<Schema>,
  { leastGames, skip, limit }: Parameters<Store['leaderboard']>[0],
): Promise<readonly Rating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('games', '>=', leastGames)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('players').select('id').whereRef('id', '=', 'ratings.player').where('name', 'is', null),
        ),
      ),
    )
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('player')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(readRating);
}

export function readRating({ player, mu, sigma, games }: Rating): Rating {
  return { player, mu, sigma, games };
}
