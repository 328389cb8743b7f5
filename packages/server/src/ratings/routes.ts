import { idText } from '@rubicon/api';
import * as z from 'zod';
import { cursorAnswer, cursorText, numberText } from '../http/paging.ts';
import { ApiError, type Route, route } from '../http/route.ts';
import { cursorOfResult, nextCursor } from '../lobby/lists.ts';
import type { Rating } from '../store/store.ts';
import { ordinal } from './ratings.ts';

/** Entries on one page. */
const PAGE = 100;

/** The rank up to which the leaderboard can be read. */
const LAST_RANK = 100_000;

/** The rated games that a player needs to be on the leaderboard, unless the request says otherwise. */
const LEAST_GAMES = 5;

const ratingSchema = z.strictObject({
  rating: z.number().meta({ description: 'the cautious estimate: mu − 3 sigma' }),
  mu: z.number(),
  sigma: z.number(),
  games: z.int().meta({ description: 'rated games' }),
});

const viewRating = (rating: Rating): z.infer<typeof ratingSchema> => ({
  rating: ordinal(rating),
  mu: rating.mu,
  sigma: rating.sigma,
  games: rating.games,
});

const placeSchema = z.strictObject({ player: z.string(), place: z.int(), hasLeft: z.boolean() });

export const ratingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/leaderboard',
    access: 'anyone',
    summary: 'Lists the best players: those with a name and enough rated games',
    query: z.strictObject({
      games: numberText(1, 1000).optional(),
      after: numberText(0, LAST_RANK).optional(),
    }),
    answer: z.strictObject({
      players: z.array(
        z.strictObject({
          rank: z.int(),
          player: z.string(),
          name: z.string(),
          completion: z.number().nullable(),
          ...ratingSchema.shape,
        }),
      ),
    }),
    errors: [],
    async handle({ store }, { query: { games = LEAST_GAMES, after = 0 } }) {
      const ratings = await store.leaderboard({ leastGames: games, skip: after, limit: PAGE });
      const players = ratings.map(({ player }) => player);
      const [names, completions] = await Promise.all([store.namesOf(players), store.completionsOf(players)]);
      return {
        players: ratings.map((rating, i) => ({
          rank: after + i + 1,
          player: rating.player,
          name: names.get(rating.player) ?? '',
          completion: completions.get(rating.player) ?? null,
          ...viewRating(rating),
        })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/rated-games',
    access: 'anyone',
    summary: 'Lists all rated games in the order in which they closed: their records give the leaderboard',
    query: z.strictObject({ cursor: cursorText.optional() }),
    answer: z.strictObject({
      games: z.array(z.strictObject({ table: z.string(), closedAt: z.int(), places: z.array(placeSchema) })),
      cursor: cursorAnswer,
    }),
    errors: [],
    async handle({ store }, { query: { cursor } }) {
      const results = await store.listResults({
        isRated: true,
        oldestFirst: true,
        after: cursor,
        limit: PAGE,
      });
      return {
        games: results.map(({ table, closedAt, places }) => ({ table, closedAt, places: [...places] })),
        cursor: nextCursor(results, PAGE, cursorOfResult),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/players/:player',
    access: 'anyone',
    summary: 'Shows what everyone may know of a player; the name of a deleted player is null',
    params: z.strictObject({ player: idText }),
    answer: z.strictObject({
      id: z.string(),
      name: z.string().nullable(),
      isBot: z.boolean(),
      since: z.string().meta({ description: 'a month, such as 2026-11' }),
      games: z.int().meta({ description: 'finished games, rated or not' }),
      completion: z.number().nullable(),
      places: z.array(z.strictObject({ place: z.int(), games: z.int() })),
      rating: ratingSchema.nullable(),
    }),
    errors: ['unknown-player'],
    async handle({ store }, { params }) {
      const player = await store.findPlayer(params.player);
      if (player === undefined) throw new ApiError('unknown-player', 404);
      const { id: playerId, name, isBot, createdAt } = player;
      const [career, completions, [rating]] = await Promise.all([
        store.careerOf(playerId),
        store.completionsOf([playerId]),
        store.ratingsOf([playerId]),
      ]);
      return {
        id: playerId,
        name,
        isBot,
        since: new Date(createdAt).toISOString().slice(0, 7),
        games: career.games,
        completion: completions.get(playerId) ?? null,
        places: [...career.places],
        rating: rating === undefined ? null : viewRating(rating),
      };
    },
  }),
];
