import { type Kysely, type Selectable, sql } from 'kysely';
import { rateGame } from '../../ratings/rate-game.ts';
import type { Backend } from '../backend.ts';
import { makeFlag, type Schema } from '../schema.ts';
import type { Career, Rating, Result, Store } from '../store.ts';
import { readRating, writeRatings } from './ratings.ts';

/** The number of latest games that count for a player's completion. */
const RECENT_GAMES = 20;

export async function addResult(
  db: Kysely<Schema>,
  backend: Backend,
  result: Result,
): Promise<'stored' | 'known'> {
  return db.transaction().execute(async (transaction) => {
    await backend.lockRatings(transaction);
    await transaction
      .updateTable('tables')
      .set({
        is_ending: 0,
        due_at: null,
        claimed_until: null,
        version: sql`version + 1`,
        changes: sql`changes + 1`,
      })
      .where('id', '=', result.table)
      .where('is_ending', '=', 1)
      .execute();
    if (!(await insertResult(transaction, result))) return 'known';
    if (result.isRated) await rateFrom(transaction, result);
    for (const { player } of result.places) await countRecent(transaction, player);
    return 'stored';
  });
}

async function insertResult(db: Kysely<Schema>, result: Result): Promise<boolean> {
  const { table, closedAt, isRated, isPublic, outcome, places } = result;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('results')
    .values({
      table_id: table,
      closed_at: closedAt,
      is_rated: makeFlag(isRated),
      is_public: makeFlag(isPublic),
      outcome: JSON.stringify(outcome),
    })
    .onConflict((conflict) => conflict.column('table_id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  const rows = places.map(({ player, place, hasLeft }, number) => ({
    table_id: table,
    number,
    player,
    place,
    has_left: makeFlag(hasLeft),
    closed_at: closedAt,
    mu: null,
    sigma: null,
    games: null,
  }));
  if (rows.length > 0) await db.insertInto('places').values(rows).execute();
  return true;
}

/** Rates a game, and rates all games again that closed at the same time or later, in the order of closing. */
async function rateFrom(db: Kysely<Schema>, { closedAt }: Result): Promise<void> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('is_rated', '=', 1)
    .where('closed_at', '>=', closedAt)
    .execute();
  const known = new Map<string, Rating | undefined>();
  for (const { table, places } of (await withPlaces(db, rows)).sort(inOrder)) {
    for (const { player } of places)
      if (!known.has(player)) known.set(player, await ratingBefore(db, player, closedAt));
    const ratings = rateGame(places, (player) => known.get(player));
    for (const rating of ratings) {
      known.set(rating.player, rating);
      await writeRatingAfter(db, table, rating);
    }
  }
  await writeRatings(
    db,
    [...known.values()].flatMap((rating) => rating ?? []),
  );
}

/** The order in which games are rated; ids decide between games that closed at the same time. */
function inOrder(a: Result, b: Result): number {
  return a.closedAt - b.closedAt || (a.table < b.table ? -1 : 1);
}

/** Returns the rating that a player had before this time. */
async function ratingBefore(db: Kysely<Schema>, player: string, time: number): Promise<Rating | undefined> {
  const row = await db
    .selectFrom('places')
    .select(['player', 'mu', 'sigma', 'games'])
    .where('player', '=', player)
    .where('closed_at', '<', time)
    .where('games', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('games', 'desc')
    .$narrowType<{ mu: number; sigma: number; games: number }>()
    .limit(1)
    .executeTakeFirst();
  return row && readRating(row);
}

async function writeRatingAfter(
  db: Kysely<Schema>,
  table: string,
  { player, mu, sigma, games }: Rating,
): Promise<void> {
  await db
    .updateTable('places')
    .set({ mu, sigma, games })
    .where('table_id', '=', table)
    .where('player', '=', player)
    .execute();
}

/** Stores the number of a player's latest games, and how many of them the player left. */
async function countRecent(db: Kysely<Schema>, player: string): Promise<void> {
  const rows = await db
    .selectFrom('places')
    .select('has_left')
    .where('player', '=', player)
    .orderBy('closed_at', 'desc')
    .limit(RECENT_GAMES)
    .execute();
  const left = rows.filter(({ has_left }) => has_left === 1).length;
  await db
    .updateTable('players')
    .set({ recent_games: rows.length, recent_left: left })
    .where('id', '=', player)
    .execute();
}

export async function resultsOf(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Result>> {
  if (tables.length === 0) return new Map();
  const rows = await db.selectFrom('results').selectAll().where('table_id', 'in', tables).execute();
  return new Map((await withPlaces(db, rows)).map((result) => [result.table, result]));
}

export async function listResults(
  db: Kysely<Schema>,
  { player, isPublic, isRated, oldestFirst = false, after, limit }: Parameters<Store['listResults']>[0],
): Promise<readonly Result[]> {
  const ordered = player === undefined ? 'results' : 'places'; // each has an index by time
  const time = sql.ref<number>(`${ordered}.closed_at`);
  const table = sql.ref<string>(`${ordered}.table_id`);
  let query = db.selectFrom('results').selectAll('results');
  if (isPublic) query = query.where('is_public', '=', 1);
  if (isRated) query = query.where('is_rated', '=', 1);
  if (player !== undefined) {
    query = query
      .innerJoin('places', 'places.table_id', 'results.table_id')
      .where('places.player', '=', player) as typeof query;
  }
  if (after !== undefined) {
    const { at, id } = after;
    query = query.where(({ eb, and, or }) =>
      or([eb(time, oldestFirst ? '>' : '<', at), and([eb(time, '=', at), eb(table, '>', id)])]),
    );
  }
  const rows = await query
    .orderBy(time, oldestFirst ? 'asc' : 'desc')
    .orderBy(table)
    .limit(limit)
    .execute();
  return withPlaces(db, rows);
}

export async function careerOf(db: Kysely<Schema>, player: string): Promise<Career> {
  const places = await db
    .selectFrom('places')
    .select(['place', ({ fn }) => fn.countAll<number>().as('games')])
    .where('player', '=', player)
    .groupBy('place')
    .orderBy('place')
    .execute();
  return { games: places.reduce((sum, { games }) => sum + games, 0), places };
}

/** Adds the places to results. */
async function withPlaces(
  db: Kysely<Schema>,
  results: readonly Selectable<Schema['results']>[],
): Promise<Result[]> {
  if (results.length === 0) return [];
  const tables = results.map(({ table_id }) => table_id);
  const rows = await db
    .selectFrom('places')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('number')
    .execute();
  return results.map((row) => ({
    table: row.table_id,
    closedAt: row.closed_at,
    isRated: row.is_rated === 1,
    isPublic: row.is_public === 1,
    outcome: row.outcome === null ? { type: 'abandoned' } : JSON.parse(row.outcome),
    places: rows.filter(({ table_id }) => table_id === row.table_id).map(readPlace),
  }));
}

function readPlace({ player, place, has_left }: Selectable<Schema['places']>): Result['places'][number] {
  return { player, place, hasLeft: has_left === 1 };
}
