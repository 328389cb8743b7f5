import { idText, tableViewSchema as view } from '@rubicon/api';
import { BOT_NAMES } from '@rubicon/bots';
import { COLOURS, MOST_SEATS } from '@rubicon/engine';
import * as z from 'zod';
import { ApiError, playerOf, type Route, route } from '../http/route.ts';
import { newSettingsSchema } from './settings.ts';
import { lobbyOf } from './stored-lobby.ts';
import { isSeated, mayRead } from './view.ts';

const params = z.strictObject({ table: idText });
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const seated = ['already-seated', 'not-now', 'not-seated', 'seat-taken', 'unknown-table'] as const;

export const lobbyRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/tables',
    access: 'guest',
    summary: 'Creates a table; the invitation is part of the link to a table that is not public',
    body: newSettingsSchema,
    answer: z.strictObject({ table: view, invite: z.string() }),
    errors: [
      'unknown-edition',
      'unknown-option',
      'unknown-value',
      'wrong-number-of-players',
      'colour-taken',
      'rated-with-bots',
      'rated-without-clock',
    ],
    async handle({ lobbies }, call) {
      const { view: table, invite } = await lobbies.create(call.body, playerOf(call));
      return { table, invite };
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table',
    access: 'anyone',
    summary:
      'Shows a table: settings, seats and the start of its dice; a private one to its people and those with its link',
    params,
    query: z.strictObject({ invite: idText.optional() }),
    answer: view,
    errors: ['unknown-table', 'not-invited'],
    async handle({ lobbies }, { player, params: { table }, query: { invite } }) {
      const stored = await lobbies.find(table);
      if (!mayRead(stored, player?.id, invite)) throw new ApiError('not-invited', 403);
      return lobbies.viewOf(stored, player?.id);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/join',
    access: 'guest',
    summary: 'Takes a seat, with the SHA-256 of the seed that the client will reveal',
    params,
    body: z.strictObject({ hash, seat: seat.optional(), invite: z.string().max(64).optional() }),
    answer: view,
    errors: [...seated, 'not-invited', 'invite-expired', 'not-welcome', 'rated-with-bots'],
    handle: ({ lobbies }, call) =>
      lobbies.join(call.params.table, {
        ...call.body,
        player: playerOf(call),
        isBot: call.player?.isBot === true,
        isGuest: call.player?.passwordHash === null && !call.player.isBot,
      }),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/invite',
    access: 'player',
    summary: 'The host makes a new invitation; the one before is void',
    params,
    answer: view,
    errors: ['unknown-table', 'not-host', 'not-now'],
    handle: ({ lobbies }, call) => lobbies.invite(call.params.table, playerOf(call)),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/leave',
    access: 'player',
    summary: 'Leaves the seat before the start',
    params,
    answer: view,
    errors: seated,
    handle: ({ lobbies }, call) => lobbies.leave(call.params.table, playerOf(call)),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/move',
    access: 'player',
    summary: 'Moves to another open seat',
    params,
    body: z.strictObject({ seat }),
    answer: view,
    errors: seated,
    handle: ({ lobbies }, call) => lobbies.move(call.params.table, playerOf(call), call.body.seat),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/swap',
    access: 'player',
    summary:
      'Offers to swap seats with another player, or agrees to the same offer; null withdraws the offer',
    params,
    body: z.strictObject({ seat: seat.nullable() }),
    answer: view,
    errors: [...seated, 'no-player'],
    handle: ({ lobbies }, call) =>
      lobbies.swap(call.params.table, playerOf(call), call.body.seat ?? undefined),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/colour',
    access: 'player',
    summary: 'Chooses a colour that no other player has',
    params,
    body: z.strictObject({ colour: z.enum(COLOURS) }),
    answer: view,
    errors: [...seated, 'colour-taken'],
    handle: ({ lobbies }, call) => lobbies.chooseColour(call.params.table, playerOf(call), call.body.colour),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/ready',
    access: 'player',
    summary: 'Says whether the player is ready; when all are, the seeds are revealed and the game begins',
    params,
    body: z.strictObject({ isReady: z.boolean() }),
    answer: view,
    errors: seated,
    handle: ({ lobbies }, call) => lobbies.setReady(call.params.table, playerOf(call), call.body.isReady),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/seats',
    access: 'player',
    summary: 'The host puts a bot on an empty seat, opens a seat, or removes a player',
    params,
    body: z.strictObject({
      seat,
      bot: z.enum(BOT_NAMES as [string, ...string[]]).nullable(),
      remove: z.boolean().optional(),
    }),
    answer: view,
    errors: [...seated, 'not-host', 'rated-with-bots'],
    handle({ lobbies }, call) {
      const { seat: number, bot, remove } = call.body;
      const { table } = call.params;
      return remove === true
        ? lobbies.removePlayer(table, playerOf(call), number)
        : lobbies.setBot(table, playerOf(call), number, bot ?? undefined);
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/commit',
    access: 'player',
    summary: 'Sends the SHA-256 of another seed: after a void start, or while players gather',
    params,
    body: z.strictObject({ hash }),
    answer: view,
    errors: seated,
    handle: ({ lobbies }, call) => lobbies.commit(call.params.table, playerOf(call), call.body.hash),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/reveal',
    access: 'player',
    summary: 'Reveals the seed; with the last one the game begins',
    params,
    body: z.strictObject({ seed: hash }),
    answer: view,
    errors: [...seated, 'bad-seed'],
    handle: ({ lobbies }, call) => lobbies.reveal(call.params.table, playerOf(call), call.body.seed),
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/nudge',
    access: 'player',
    summary: 'Reminds another player of a correspondence game that it waits for that seat, once a day',
    params,
    body: z.strictObject({ seat }),
    answer: z.strictObject({}),
    errors: ['unknown-table', 'not-seated', 'not-now', 'no-player', 'not-to-act', 'already-nudged'],
    async handle({ lobbies }, call) {
      await lobbies.nudge(call.params.table, playerOf(call), call.body.seat);
      return {};
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/record',
    access: 'anyone',
    summary:
      'Returns the record of a finished game; of a private game that is not rated, to its players and people with its link',
    params,
    query: z.strictObject({ invite: idText.optional() }),
    answer: z.strictObject({ lines: z.array(z.string()) }),
    errors: ['unknown-table', 'not-over', 'not-invited'],
    async handle({ store, lobbies }, { player, params: { table }, query: { invite } }) {
      const stored = await lobbies.find(table);
      const isPlayer = isSeated(stored, player?.id);
      const lobby = lobbyOf(stored);
      const mayWatch = lobby.settings.spectators !== null && invite === lobby.invite;
      const { isRated } = lobby.settings;
      const isOver = stored.stage === 'over' && (isPlayer || !stored.isEnding);
      const isOpen = stored.isPublic || (isRated && isOver);
      if (!isPlayer && !isOpen && !mayWatch) throw new ApiError('not-invited', 403);
      const lines = isOver ? await store.readLines(stored.id, 0) : [];
      if (lines.length === 0) throw new ApiError('not-over', 409);
      return { lines: [...lines] };
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    access: 'player',
    summary: 'Returns the next table of the people of a finished game; the first who asks creates it',
    params,
    answer: z.strictObject({ table: view, invite: z.string() }),
    errors: ['unknown-table', 'not-now', 'not-seated'],
    async handle({ lobbies }, call) {
      const { view: table, invite } = await lobbies.rematch(call.params.table, playerOf(call));
      return { table, invite };
    },
  }),
];
