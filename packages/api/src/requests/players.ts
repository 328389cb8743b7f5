import * as z from 'zod';
import type { ApiClient } from '../api-client.ts';
import { pathOf, read, readTables, type TablePage } from './answer.ts';

/** Requests about other players. */

const ratingSchema = z.object({
  rating: z.number(), // the cautious estimate: mu − 3 sigma
  mu: z.number(),
  sigma: z.number(),
  games: z.int(), // rated ones
});

const profileSchema = z.object({
  id: z.string(),
  name: z.string().nullable(), // null: deleted
  isBot: z.boolean(),
  since: z.string(), // a month, such as 2026-11
  games: z.int(), // finished ones, rated or not
  completion: z.number().nullable(),
  places: z.array(z.object({ place: z.int(), games: z.int() })),
  rating: ratingSchema.nullable(),
});

/** What everyone may know of a player. */
export type Profile = z.infer<typeof profileSchema>;

export async function findProfile(api: ApiClient, player: string): Promise<Profile> {
  return read(profileSchema, await api.get(pathOf`/api/players/${player}`));
}

/** The finished games of a player, the last one first; `cursor` is that of the page before. */
export async function listGames(api: ApiClient, player: string, cursor?: string): Promise<TablePage> {
  return readTables(await api.get(pathOf`/api/players/${player}/games?${{ cursor }}`));
}

const rankSchema = ratingSchema.extend({
  rank: z.int(),
  player: z.string(),
  name: z.string(),
  completion: z.number().nullable(),
});
const leaderboardSchema = z.object({ players: z.array(rankSchema) });

/** A line of the leaderboard. */
export type Rank = z.infer<typeof rankSchema>;

/** The best players; `after` is a rank, and `games` how many rated games a player needs. */
export async function listLeaderboard(
  api: ApiClient,
  query: { readonly after?: number; readonly games?: number } = {},
): Promise<Rank[]> {
  return read(leaderboardSchema, await api.get(pathOf`/api/leaderboard?${query}`)).players;
}

export const playersSchema = z.object({ players: z.array(z.string()) });

/** The ids of the players whose chat is not sent to this player. */
export async function listBlocks(api: ApiClient): Promise<string[]> {
  return read(playersSchema, await api.get('/api/me/blocks')).players;
}

/** Blocks a player, or ends that. */
export async function setBlock(api: ApiClient, player: string, isBlocked: boolean): Promise<void> {
  await api.post('/api/me/blocks', { player, isBlocked });
}
