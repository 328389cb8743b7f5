import * as z from 'zod';
import type { Store, StoredPlayer, StoredTable } from '../store/store.ts';
import type { ApiToken } from './bots.ts';

/** The most entries of each kind. */
const MOST_ENTRIES = 10_000;

const time = z.int().meta({ description: 'milliseconds since 1970' });

export const tokenSchema = z.strictObject({
  id: z.string(),
  label: z.string().meta({ description: 'the name of the bot' }),
  player: z.string().meta({ description: 'the id of the bot' }),
  createdAt: time,
  usedAt: time.meta({ description: 'exact to the hour' }),
});

/** Everything that is stored about a player. */
export const exportSchema = z.strictObject({
  player: z.strictObject({
    id: z.string(),
    name: z.string().nullable(),
    isBot: z.boolean(),
    hasPassword: z.boolean(),
    createdAt: time,
  }),
  session: z.strictObject({ createdAt: time, usedAt: time }).nullable(),
  tokens: z.array(tokenSchema),
  tables: z.array(
    z.strictObject({
      id: z.string(),
      stage: z.enum(['lobby', 'playing', 'over']),
      isHost: z.boolean(),
      createdAt: time,
      touchedAt: time,
    }),
  ),
  chat: z.array(z.strictObject({ table: z.string(), number: z.int(), text: z.string(), at: time })),
  blocked: z.array(z.string()).meta({ description: 'ids of players' }),
  reports: z
    .array(z.strictObject({ table: z.string(), number: z.int(), reason: z.string(), at: time }))
    .meta({ description: 'chat lines that the player reported' }),
  results: z.array(
    z.strictObject({
      table: z.string(),
      closedAt: time,
      isRated: z.boolean(),
      place: z.int(),
      hasLeft: z.boolean(),
    }),
  ),
  rating: z.strictObject({ mu: z.number(), sigma: z.number(), games: z.int() }).nullable(),
});

type Export = z.infer<typeof exportSchema>;

export async function exportPlayer(
  store: Store,
  player: StoredPlayer,
  sessionHash: string,
  tokens: readonly ApiToken[],
): Promise<Export> {
  const { id, name, isBot, passwordHash, createdAt } = player;
  const [session, tables, chat, blocked, results, [rating], reports] = await Promise.all([
    store.findSession(sessionHash),
    readTables(store, id),
    store.chatBy(id, MOST_ENTRIES),
    store.blocksOf(id),
    store.listResults({ player: id, limit: MOST_ENTRIES }),
    store.ratingsOf([id]),
    store.reportsBy(id, MOST_ENTRIES),
  ]);
  return {
    player: { id, name, isBot, hasPassword: passwordHash !== null, createdAt },
    session: session ? { createdAt: session.createdAt, usedAt: session.usedAt } : null,
    tokens: [...tokens],
    tables: tables.map(({ id: table, stage, host, createdAt: since, touchedAt }) => ({
      id: table,
      stage,
      isHost: host === id,
      createdAt: since,
      touchedAt,
    })),
    chat: chat.map(({ table, number, text, at }) => ({ table, number, text, at })),
    blocked: [...blocked],
    reports: reports.map(({ table, number, reason, at }) => ({ table, number, reason, at })),
    results: results.flatMap(({ table, closedAt, isRated, places }) =>
      places
        .filter((entry) => entry.player === id)
        .map(({ place, hasLeft }) => ({ table, closedAt, isRated, place, hasLeft })),
    ),
    rating: rating ? { mu: rating.mu, sigma: rating.sigma, games: rating.games } : null,
  };
}

/** Returns the tables where a player has a seat or is the host. */
async function readTables(store: Store, player: string): Promise<StoredTable[]> {
  const stages = ['lobby', 'playing', 'over'] as const;
  const lists = await Promise.all(
    stages.flatMap((stage) => [
      store.listTables({ stage, player, limit: MOST_ENTRIES }),
      store.listTables({ stage, host: player, limit: MOST_ENTRIES }),
    ]),
  );
  return [...new Map(lists.flat().map((table) => [table.id, table])).values()];
}
