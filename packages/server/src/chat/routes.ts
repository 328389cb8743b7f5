import { idText } from '@rubicon/api';
import * as z from 'zod';
import { numberText } from '../http/paging.ts';
import { ApiError, playerOf, type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';

const nothing = z.strictObject({});
const tableParams = z.strictObject({ table: idText });
const lineParams = z.strictObject({ table: idText, number: numberText(1, 999_999_999) });
const players = z.strictObject({ players: z.array(z.string()).meta({ description: 'ids' }) });

/** Characters of the longest reason. */
const LONGEST_REASON = 500;

export const chatRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:table/mutes',
    access: 'player',
    summary: 'Lists the players whom the host of a table has muted, to the host',
    params: tableParams,
    answer: players,
    errors: ['unknown-table', 'not-host'],
    async handle(services, call) {
      const { id: table } = await hostedTable(services, call.params.table, playerOf(call));
      return { players: [...(await services.store.mutesOf(table))] };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/mutes',
    access: 'player',
    summary: 'The host mutes a player at this table, or ends that',
    params: tableParams,
    body: z.strictObject({ player: idText, isMuted: z.boolean() }),
    answer: nothing,
    errors: ['unknown-table', 'not-host', 'unknown-player'],
    async handle(services, call) {
      const host = playerOf(call);
      const table = await hostedTable(services, call.params.table, host);
      await services.chat.mute(table.id, call.body.player, call.body.isMuted, host);
      return {};
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/tables/:table/chat/:number',
    access: 'player',
    summary: 'The host removes a line of chat: its text is deleted everywhere',
    params: lineParams,
    answer: nothing,
    errors: ['unknown-table', 'not-host', 'unknown-line'],
    async handle(services, call) {
      const host = playerOf(call);
      const table = await hostedTable(services, call.params.table, host);
      await services.chat.remove(table.id, call.params.number, host);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/chat/:number/report',
    access: 'player',
    summary: 'Reports a line of chat to the operator of the server',
    params: lineParams,
    body: z.strictObject({
      reason: z
        .string()
        .min(1)
        .max(LONGEST_REASON)
        .regex(/^\P{Cc}*$/u),
      invite: z.string().max(64).optional(),
    }),
    answer: nothing,
    errors: ['unknown-table', 'unknown-line'],
    async handle({ chat, lobbies }, call) {
      const table = await lobbies.find(call.params.table);
      const { reason, invite } = call.body;
      await chat.report(table, call.params.number, playerOf(call), reason, invite);
      return {};
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/blocks',
    access: 'player',
    summary: 'Lists the players whose chat is not sent to this player',
    answer: players,
    errors: [],
    handle: async ({ store }, call) => ({ players: [...(await store.blocksOf(playerOf(call)))] }),
  }),
  route({
    method: 'POST',
    path: '/api/me/blocks',
    access: 'player',
    summary: 'Blocks a player, or ends that: the chat of blocked players is not sent to this player',
    body: z.strictObject({ player: idText, isBlocked: z.boolean() }),
    answer: nothing,
    errors: ['unknown-player', 'too-many-blocks'],
    async handle({ chat }, call) {
      await chat.block(playerOf(call), call.body.player, call.body.isBlocked);
      return {};
    },
  }),
];

/** Returns a table of which the player is the host. */
async function hostedTable({ lobbies }: Services, id: string, player: string): Promise<StoredTable> {
  const table = await lobbies.find(id);
  if (table.host !== player) throw new ApiError('not-host', 403);
  return table;
}
