import { flag, int, list, nullable, number, open, text } from '@rubicon/protocol/wire';
import type { ApiClient } from '../api-client.ts';
import { pathOf, read, readTables, type TablePage } from './answer.ts';

/** Requests about other players. */

interface Rating {
  readonly rating: number; // the cautious estimate: mu − 3 sigma
  readonly mu: number;
  readonly sigma: number;
  readonly games: number; // rated games
}

const rating = { rating: number, mu: number, sigma: number, games: int() };

/** The public facts about a player. */
export interface Profile {
  readonly id: string;
  readonly name: string | null; // null: deleted
  readonly isBot: boolean;
  readonly since: string; // a month, such as 2026-11
  readonly games: number; // finished games, rated or not
  readonly completion: number | null;
  readonly places: readonly { readonly place: number; readonly games: number }[];
  readonly rating: Rating | null;
}

const isProfile = open<Profile>({
  id: text,
  name: nullable(text),
  isBot: flag,
  since: text,
  games: int(),
  completion: nullable(number),
  places: list(open({ place: int(), games: int() })),
  rating: nullable(open<Rating>(rating)),
});

export async function findProfile(api: ApiClient, player: string): Promise<Profile> {
  return read(isProfile, await api.get(pathOf`/api/players/${player}`));
}

/** The finished games of a player, newest first; `cursor` is that of the previous page. */
export async function listGames(api: ApiClient, player: string, cursor?: string): Promise<TablePage> {
  return readTables(await api.get(pathOf`/api/players/${player}/games?${{ cursor }}`));
}

/** A line of the leaderboard. */
export interface Rank extends Rating {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly completion: number | null;
}

const isLeaderboard = open<{ readonly players: Rank[] }>({
  players: list(
    open<Rank>({ ...rating, rank: int(), player: text, name: text, completion: nullable(number) }),
  ),
});

/** The best players after this rank; `games` is the number of rated games a player needs. */
export async function listLeaderboard(
  api: ApiClient,
  query: { readonly after?: number; readonly games?: number } = {},
): Promise<Rank[]> {
  return read(isLeaderboard, await api.get(pathOf`/api/leaderboard?${query}`)).players;
}

export const arePlayers = open<{ readonly players: string[] }>({ players: list(text) });

/** The ids of the players whose chat is not sent to this player. */
export async function listBlocks(api: ApiClient): Promise<string[]> {
  return read(arePlayers, await api.get('/api/me/blocks')).players;
}

/** Blocks or unblocks a player. */
export async function setBlock(api: ApiClient, player: string, isBlocked: boolean): Promise<void> {
  await api.post('/api/me/blocks', { player, isBlocked });
}
