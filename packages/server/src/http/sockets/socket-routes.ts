import websocket from '@fastify/websocket';
import { CLOSE, idText } from '@rubicon/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { Caller } from '../../identity/caller.ts';
import { isTemporary } from '../../nodes/availability.ts';
import type { Services } from '../../services.ts';
import { ApiError } from '../api-error.ts';
import { credentialsOf } from '../credentials.ts';
import { isIntended } from '../origin.ts';
import type { Sockets } from './sockets.ts';

/** The largest message on a socket, in bytes. */
const LARGEST_MESSAGE = 16 * 1024;

/** Codes of errors that are the client's fault, or that of its network. */
const CLIENT_ERRORS = /^(WS_ERR_|ECONN|EPIPE|ETIMEDOUT)/;

const params = z.strictObject({ table: idText });
const query = z.strictObject({ invite: z.string().max(64).optional() });

/** Adds the sockets. Browsers must come from a page of this server; programs need a token. */
export async function addSockets(app: FastifyInstance, services: Services, sockets: Sockets): Promise<void> {
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE }, errorHandler: endSocket });

  app.get('/api/tables/:table/socket', { websocket: true }, async (socket, request: FastifyRequest) => {
    const address = params.safeParse(request.params);
    const input = query.safeParse(request.query);
    if (!address.success) return socket.close(CLOSE.unknownTable);
    if (!input.success) return socket.close(CLOSE.notAllowed);
    const { table } = address.data;
    const { invite } = input.data;
    const entry = await admit(services, socket, request);
    if (entry === undefined) return;
    const { player, session } = entry.caller ?? {};
    const wire = { socket, stream: request.raw.socket };
    await sockets.acceptAtTable({ wire, table, player, session, invite, address: request.ip });
  });

  app.get('/api/tables/socket', { websocket: true }, async (socket, request: FastifyRequest) => {
    const entry = await admit(services, socket, request);
    if (entry === undefined) return;
    const wire = { socket, stream: request.raw.socket };
    await sockets.acceptAtList(wire, entry.caller, request.ip);
  });
}

/** Ends a socket after an error. Errors that a client causes, such as a frame that is too large, are not logged. */
function endSocket(
  error: Error & { readonly code?: string },
  socket: WebSocket,
  { log }: FastifyRequest,
): void {
  if (!CLIENT_ERRORS.test(error.code ?? '')) log.error({ err: error }, 'socket failed');
  socket.terminate();
}

/** Returns the identity of a client if it may connect; otherwise closes the socket. */
async function admit(
  { settings, identity }: Services,
  socket: WebSocket,
  { headers, host }: FastifyRequest,
): Promise<{ readonly caller: Caller | undefined } | undefined> {
  if (!isIntended(settings, headers, host)) {
    socket.close(CLOSE.notAllowed);
    return undefined;
  }
  const credentials = credentialsOf(headers);
  let caller: Caller | undefined;
  try {
    caller = credentials && (await identity.authenticate(credentials));
  } catch (error) {
    if (isTemporary(error)) {
      socket.close(CLOSE.stopping); // the client reconnects
      return undefined;
    }
    if (!(error instanceof ApiError)) throw error; // a banned player may watch like anyone without a session
  }
  if (caller !== undefined || headers.authorization === undefined) return { caller };
  socket.close(CLOSE.loggedOut);
  return undefined;
}
