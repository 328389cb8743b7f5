import { idText, tableViewSchema as view } from '@rubicon/api';
import * as z from 'zod';
import { cursorAnswer, cursorText } from '../http/paging.ts';
import { ApiError, playerOf, type Route, route } from '../http/route.ts';

const page = z.strictObject({ tables: z.array(view), cursor: cursorAnswer });

export const listRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables',
    access: 'anyone',
    summary: 'Lists public tables: those that gather players, running games to watch, or finished games',
    query: z.strictObject({
      stage: z.enum(['lobby', 'playing', 'over']).optional(),
      cursor: cursorText.optional(),
    }),
    answer: page,
    errors: [],
    handle({ lists }, { query: { stage = 'lobby', cursor } }) {
      switch (stage) {
        case 'lobby':
          return lists.open(cursor);
        case 'playing':
          return lists.running(cursor);
        case 'over':
          return lists.finished(cursor);
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/players/:player/games',
    access: 'anyone',
    summary: 'Lists the finished games of a player, the last one first; private games to the player alone',
    params: z.strictObject({ player: idText }),
    query: z.strictObject({ cursor: cursorText.optional() }),
    answer: page,
    errors: ['unknown-player'],
    async handle({ store, lists }, call) {
      const { player } = call.params;
      if ((await store.findPlayer(player)) === undefined) throw new ApiError('unknown-player', 404);
      return lists.finished(call.query.cursor, { player, isPublic: call.player?.id !== player });
    },
  }),
  route({
    method: 'GET',
    path: '/api/my-tables',
    access: 'player',
    summary: 'Lists the tables at which the player sits: gathering, running and finished',
    answer: z.strictObject({ tables: z.array(view) }),
    errors: [],
    handle: async ({ lists }, call) => ({
      tables: await lists.own(playerOf(call), ['lobby', 'playing', 'over']),
    }),
  }),
];
