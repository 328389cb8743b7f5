import { WebSocket } from 'ws';
import type { Access } from '../access.ts';
import { ApiClient } from '../api-client.ts';

/** Where the cookie of a session is kept: in memory, or in a file that several programs share. */
export interface SessionStore {
  read(): string | undefined;
  write(cookie: string): void;
}

export interface Credentials {
  readonly token?: string | undefined;
  readonly session?: SessionStore | undefined;
}

/** Returns an API client for a program: it keeps its own session, or uses a token. */
export function openApi(url: string, credentials: Credentials = {}): ApiClient {
  return new ApiClient(url, programAccess(url, credentials));
}

/** The access of a program, by its credentials. `extra` headers go with every request and socket. */
export function programAccess(
  url: string,
  { token, session = inMemory() }: Credentials = {},
  extra: Readonly<Record<string, string>> = {},
): Access {
  function headers(): Record<string, string> {
    if (token !== undefined) return { ...extra, authorization: `Bearer ${token}` };
    const origin = { ...extra, origin: new URL(url).origin };
    const cookie = session.read();
    return cookie === undefined ? origin : { ...origin, cookie };
  }
  return {
    headers,
    keep(answer) {
      const [cookie] = answer.headers.getSetCookie();
      if (cookie !== undefined) session.write(cookie.replace(/;.*/, ''));
    },
    openSocket(address, listener) {
      const socket = new WebSocket(address, { headers: headers() });
      socket.on('open', () => listener.opened?.());
      socket.on('message', (data) => listener.received(String(data)));
      socket.on('ping', () => listener.heard?.());
      socket.on('error', () => {}); // `close` follows
      socket.on('close', (code) => listener.closed(code));
      return {
        get isOpen() {
          return socket.readyState === WebSocket.OPEN;
        },
        send: (text) => socket.send(text),
        close: () => socket.close(),
        drop: () => socket.terminate(),
      };
    },
  };
}

function inMemory(): SessionStore {
  let cookie: string | undefined;
  return {
    read: () => cookie,
    write(changed) {
      cookie = changed;
    },
  };
}
