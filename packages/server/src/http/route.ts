import type * as z from 'zod';
import type { Services } from '../services.ts';
import type { StoredPlayer } from '../store/store.ts';
import { ApiError } from './api-error.ts';

export { ApiError };

/**
 * The clients that may call a route. `anyone`; `guest`: a person or program with a session or token, and a browser
 * without one gets a session with its first call other than a GET; `player`: the same, but nobody gets a session;
 * `account`: only players with a password.
 */
type Access = 'anyone' | 'guest' | 'player' | 'account';

export interface Call<Params, Body, Query = unknown> {
  readonly player: StoredPlayer | undefined; // undefined only if access is `anyone`
  readonly session: string | undefined; // the hash of the session or token
  readonly params: Params;
  readonly body: Body;
  readonly query: Query;
  readonly address: string;
  /** Logs the browser in with the token of a session; undefined logs it out. */
  setSession(token: string | undefined): void;
}

/** An endpoint of the API. The router, the OpenAPI document and the authorization tests read the same list. */
export interface Route<Params = unknown, Body = unknown, Answer = unknown, Query = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string; // '/api/tables/:table'
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>; // parsed from texts
  readonly body?: z.ZodType<Body>;
  readonly answer: z.ZodType<Answer>;
  readonly contentType?: 'image/png'; // of an answer that is not JSON
  readonly errors: readonly string[]; // codes, in addition to those of every route
  handle(services: Services, call: Call<Params, Body, Query>): Promise<Answer>;
}

/** The player of a call to a route that needs one. */
export function playerOf({ player }: { readonly player: StoredPlayer | undefined }): string {
  if (player === undefined) throw new ApiError('not-logged-in', 401);
  return player.id;
}

/** Defines a route: its types follow from its schemas. */
export const route = <Params = undefined, Body = undefined, Answer = unknown, Query = undefined>(
  definition: Route<Params, Body, Answer, Query>,
): Route => definition as unknown as Route;
