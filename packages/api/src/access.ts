/** A connection to the server, independent of the platform's socket class. */
export interface ApiSocket {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
  /** Ends the connection at once, without waiting for the other side. */
  drop(): void;
}

/** Callbacks of a socket. After `closed`, none is called. */
export interface SocketListener {
  opened?(): unknown;
  received(text: string): unknown;
  /** A sign of life that is not a message. */
  heard?(): unknown;
  closed(code: number): unknown;
}

/** How a client reaches a server and identifies itself: a browser with its own cookies, a program with headers. */
export interface Access {
  /** Headers for every request. */
  headers(): Readonly<Record<string, string>>;
  /** Keeps what later requests need from an answer, such as a new cookie. */
  keep(answer: Response): void;
  openSocket(url: string, listener: SocketListener): ApiSocket;
}

/** The close code for a connection that was dropped. */
const DROPPED = 1006;

/** The access of a page that the server itself serves: the browser sends the cookies. */
export const PAGE: Access = {
  headers: () => ({}),
  keep() {},
  openSocket(url, listener) {
    const socket = new WebSocket(url);
    let isOver = false;
    const end = (code: number): void => {
      if (isOver) return;
      isOver = true;
      listener.closed(code);
    };
    socket.onopen = () => {
      if (!isOver) listener.opened?.();
    };
    socket.onmessage = ({ data }) => {
      if (!isOver) listener.received(String(data));
    };
    socket.onclose = ({ code }) => end(code);
    return {
      get isOpen() {
        return !isOver && socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
      drop() {
        socket.close(); // the browser may wait long for an answer
        end(DROPPED);
      },
    };
  },
};
