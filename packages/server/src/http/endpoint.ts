import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Caller } from '../identity/caller.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { COOKIE, credentialsOf } from './credentials.ts';
import { apiError, invalidInput } from './errors.ts';
import { type Limits, ROUTE_LIMITS } from './limits/limits.ts';
import { isFromOtherSite, isIntended } from './origin.ts';
import type { Route } from './route.ts';
import { acceptsUnknownFields } from './strict.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | undefined; // of a route of the API
  }
}

/** How long a browser keeps its cookie, in seconds: the longest time that browsers allow. */
const COOKIE_SECONDS = 400 * 24 * 3600;

const nothing = z.strictObject({});

/**
 * Adds a route to the server. Before its body is read, the origin, the identity and the limits of the client are checked.
 * A new guest stays stored only if the first request succeeds.
 */
export function registerRoute(app: FastifyInstance, services: Services, limits: Limits, route: Route): void {
  const { settings, identity } = services;
  const { method, path, params = nothing, query, body, answer } = route;
  const limit = ROUTE_LIMITS.get(`${method} ${path}`);
  if ([params, query ?? nothing, body ?? nothing].some(acceptsUnknownFields))
    throw new Error(`${method} ${path} accepts unknown fields: its schemas need strict objects`);

  app.route({
    method,
    url: path,
    async onRequest(request) {
      const { headers, host } = request;
      if (method !== 'GET' && !isIntended(settings, headers, host)) throw apiError('wrong-origin');
      const isForeign = isForeignGet(request);
      if (isForeign && route.access !== 'anyone') throw apiError('wrong-origin');
      request.caller = isForeign ? undefined : await authenticate(services, request);
      checkAccess(route, request.caller);
      if (request.caller !== undefined) await limits.countCaller('request', request.caller);
      if (limit === undefined) return;
      await limits.countAddress(limit, request.ip);
      if (request.caller !== undefined) await limits.countCaller(limit, request.caller);
    },
    async handler(request, reply) {
      const input = {
        params: parse(params, request.params),
        query: query && parse(query, request.query),
        body: body === undefined ? parse(nothing.optional(), request.body) : parse(body, request.body),
      };
      const act = (caller: Caller | undefined): Promise<unknown> =>
        route.handle(services, {
          ...input,
          player: caller?.player,
          session: caller?.session,
          address: request.ip,
          setSession: (secret) => setCookie(reply, settings, secret),
        });
      const { caller, ip } = request;
      if (route.contentType !== undefined) return reply.type(route.contentType).send(await act(caller));
      if (caller !== undefined || route.access !== 'guest') return answer.parse(await act(caller));
      await limits.countAddress('guest', ip);
      const guest = await identity.createGuest();
      const result = await act(guest.caller).catch(async (error) => {
        if (error instanceof ApiError) await identity.removeGuest(guest.caller);
        throw error;
      });
      setCookie(reply, settings, guest.secret);
      return answer.parse(result); // fields that are not in the schema are never sent
    },
  });
}

/** Whether a browser adds its cookie to a GET that another site made. */
function isForeignGet({ method, headers }: FastifyRequest): boolean {
  const credentials = credentialsOf(headers);
  const hasCookie = credentials !== undefined && 'cookie' in credentials;
  return method === 'GET' && hasCookie && isFromOtherSite(headers);
}

async function authenticate(
  { identity }: Services,
  { headers }: FastifyRequest,
): Promise<Caller | undefined> {
  const credentials = credentialsOf(headers);
  if (credentials === undefined) return undefined;
  const caller = await identity.authenticate(credentials);
  if (caller === undefined && 'bearer' in credentials) throw apiError('bad-token');
  return caller;
}

function checkAccess({ access, method }: Route, caller: Caller | undefined): void {
  if (access === 'anyone' || (access === 'guest' && method !== 'GET')) return;
  if (caller === undefined) throw apiError('not-logged-in');
  if (access === 'account' && caller.player.passwordHash === null) throw apiError('account-only');
}

function parse(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw invalidInput(error);
  return data;
}

function setCookie(reply: FastifyReply, { isSecure }: Settings, secret: string | undefined): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (secret === undefined) reply.clearCookie(COOKIE, options);
  else reply.setCookie(COOKIE, secret, { ...options, maxAge: COOKIE_SECONDS });
}
