import { open, textUpTo } from '@rubicon/protocol/wire';
import type { Access, ApiSocket, SocketListener } from './access.ts';

/** An error that the server answered. */
export class ServerError extends Error {
  readonly code: string;
  readonly status: number;
  /** More about it; depends on the code. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, status: number, facts: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.status = status;
    this.facts = facts;
  }
}

/** An answer that no Rubicon server gives. `location` is the address it redirects to. */
export class ForeignAnswer extends Error {
  readonly location: string | undefined;

  constructor(location?: string) {
    super('not a Rubicon server');
    this.location = location;
  }
}

/** A request fails if there is no answer for this long. */
const TIMEOUT_MS = 30_000;

/** The answers of a proxy while its server is away. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

const isError = open<{ readonly error: { readonly code: string } }>({
  error: open({ code: textUpTo(64) }),
});

/** A client of the API. */
export class ApiClient {
  readonly url: string;
  private readonly access: Access;

  constructor(url: string, access: Access) {
    this.url = url.replace(/\/+$/, '');
    this.access = access;
  }

  /** The headers that say who the client is. */
  get headers(): Readonly<Record<string, string>> {
    return this.access.headers();
  }

  /** The address of a table's socket; by default, of the socket for the list of open tables. */
  socketUrl(table?: string, invite?: string): string {
    const path = table === undefined ? '' : `/${encodeURIComponent(table)}`;
    const query = invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;
    return `${this.url.replace(/^http/, 'ws')}/api/tables${path}/socket${query}`;
  }

  openSocket(url: string, listener: SocketListener): ApiSocket {
    return this.access.openSocket(url, listener);
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  put<Answer>(path: string, body: object): Promise<Answer> {
    return this.call('PUT', path, body);
  }

  delete<Answer>(path: string, body: object = {}): Promise<Answer> {
    return this.call('DELETE', path, body);
  }

  private async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await this.fetch(path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const location = response.headers.get('location');
    if (location !== null) throw new ForeignAnswer(location);
    const json = parse(await response.text());
    if (json === undefined && GATEWAY_ERRORS.includes(response.status))
      throw new TypeError('no answer behind the proxy');
    if (json === undefined) throw new ForeignAnswer();
    if (!response.ok) throw errorOf(json, response.status);
    this.access.keep(response);
    return json as Answer;
  }

  /** Rejects with a `TypeError` if there is no answer, for whatever reason. */
  private async fetch(path: string, request: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      // no redirects: a cookie or token is for this address only
      return await fetch(`${this.url}${path}`, { ...request, redirect: 'manual', signal });
    } catch (error) {
      throw signal.aborted ? new TypeError('no answer in time') : error;
    }
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(json: unknown, status: number): Error {
  if (!isError(json)) return new ForeignAnswer();
  const { code, ...facts } = json.error;
  return new ServerError(code, status, facts);
}
