import { idText } from '@rubicon/api';
import * as z from 'zod';
import { ApiError, type Call, type Route, route } from '../http/route.ts';
import type { StoredPlayer } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { exportPlayer, exportSchema, tokenSchema } from './export.ts';

const nameText = z.string().max(200).meta({ description: '2 to 24 characters' });
const passwordText = z.string().max(512).meta({ description: '8 to 128 characters' });
const nothing = z.strictObject({});

const meSchema = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  kind: z.enum(['guest', 'account', 'bot']),
  createdAt: z.int(),
});

const loginBody = z.strictObject({ name: nameText, password: passwordText });
const nameErrors = ['bad-name', 'name-taken'] as const;

export const identityRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me',
    access: 'anyone',
    summary: 'Shows the player of this client; null for a visitor',
    answer: z.strictObject({ player: meSchema.nullable() }),
    errors: [],
    handle: async (_, { player }) => ({ player: player === undefined ? null : viewMe(player) }),
  }),
  route({
    method: 'POST',
    path: '/api/register',
    access: 'anyone',
    summary: 'Creates an account; a guest keeps its id and its games',
    body: loginBody,
    answer: nothing,
    errors: [...nameErrors, 'bad-password', 'already-registered', 'not-for-bots', 'busy'],
    async handle({ identity }, call) {
      const { name, password } = call.body;
      call.setSession(await identity.register(findCaller(call), name, password));
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    access: 'anyone',
    summary: 'Logs in; the session of a guest ends',
    body: loginBody,
    answer: nothing,
    errors: ['wrong-login', 'not-for-bots', 'busy'],
    async handle({ identity }, call) {
      const { name, password } = call.body;
      call.setSession(await identity.logIn(findCaller(call), name, password));
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    access: 'anyone',
    summary: 'Ends the session; a guest cannot come back',
    answer: nothing,
    errors: ['not-for-bots'],
    async handle({ identity }, call) {
      const caller = findCaller(call);
      if (caller !== undefined) await identity.logOut(caller);
      call.setSession(undefined);
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout-everywhere',
    access: 'player',
    summary: 'Ends all sessions and API tokens',
    answer: nothing,
    errors: ['not-for-bots'],
    async handle({ identity }, call) {
      await identity.logOutEverywhere(callerOf(call));
      call.setSession(undefined);
      return {};
    },
  }),
  route({
    method: 'PUT',
    path: '/api/name',
    access: 'guest',
    summary: 'Changes the name',
    body: z.strictObject({ name: nameText }),
    answer: z.strictObject({ name: z.string() }),
    errors: [...nameErrors, 'not-for-bots'],
    handle: async ({ identity }, call) => ({
      name: await identity.changeName(callerOf(call), call.body.name),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/password',
    access: 'account',
    summary: 'Changes the password; all other sessions and all API tokens end',
    body: z.strictObject({ current: passwordText, password: passwordText }),
    answer: nothing,
    errors: ['bad-password', 'wrong-password', 'busy'],
    async handle({ identity }, call) {
      const { current, password } = call.body;
      call.setSession(await identity.changePassword(callerOf(call), current, password));
      return {};
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    access: 'player',
    summary: 'Deletes the player; an account needs its password. Records of games keep the id',
    body: z.strictObject({ password: passwordText.optional() }),
    answer: nothing,
    errors: ['wrong-password', 'not-for-bots', 'busy'],
    async handle({ identity }, call) {
      await identity.deletePlayer(callerOf(call), call.body.password);
      call.setSession(undefined);
      return {};
    },
  }),
  route({
    method: 'GET',
    path: '/api/export',
    access: 'player',
    summary: 'Returns everything that is stored about the player',
    answer: exportSchema,
    errors: [],
    async handle({ store, identity }, call) {
      const { player, session } = callerOf(call);
      return exportPlayer(store, player, session, await identity.bots.tokensOf(player.id));
    },
  }),
  route({
    method: 'GET',
    path: '/api/tokens',
    access: 'account',
    summary: 'Lists the API tokens, the newest first',
    answer: z.strictObject({ tokens: z.array(tokenSchema) }),
    errors: [],
    handle: async ({ identity }, call) => ({
      tokens: [...(await identity.bots.tokensOf(callerOf(call).player.id))],
    }),
  }),
  route({
    method: 'POST',
    path: '/api/tokens',
    access: 'account',
    summary: 'Creates an API token for a bot with this name; the token is shown only once',
    body: z.strictObject({ label: nameText }),
    answer: tokenSchema.extend({ token: z.string() }),
    errors: [...nameErrors, 'too-many-tokens'],
    handle: ({ identity }, call) => identity.bots.createToken(callerOf(call).player.id, call.body.label),
  }),
  route({
    method: 'DELETE',
    path: '/api/tokens/:token',
    access: 'account',
    summary: 'Revokes an API token; with its last token a bot loses its name',
    params: z.strictObject({ token: idText }),
    answer: nothing,
    errors: ['unknown-token'],
    async handle({ identity }, call) {
      await identity.bots.revokeToken(callerOf(call).player.id, call.params.token);
      return {};
    },
  }),
];

function viewMe({ id: playerId, name, isBot, passwordHash, createdAt }: StoredPlayer) {
  const kind: z.infer<typeof meSchema>['kind'] = isBot ? 'bot' : passwordHash === null ? 'guest' : 'account';
  return { id: playerId, name, kind, createdAt };
}

function findCaller({ player, session }: Call<unknown, unknown>): Caller | undefined {
  return player === undefined || session === undefined ? undefined : { player, session };
}

/** The caller of a route that requires a session. */
function callerOf(call: Call<unknown, unknown>): Caller {
  const caller = findCaller(call);
  if (caller === undefined) throw new ApiError('not-logged-in', 401);
  return caller;
}
