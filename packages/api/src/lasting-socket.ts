import type { ApiSocket, SocketListener } from './access.ts';

/** A ping without an answer for this long means that the connection is lost; and the interval between pings. */
const SILENCE_MS = 5000;
const PING_MS = 2000;

/**
 * How long to wait before the next try to connect: twice as long each time, and up to half of it more, so that the clients
 * of a server that comes back do not all come at once.
 */
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 1000;

interface LastingListener {
  connected?(): void;
  received(text: string): void;
  /** The connection is lost, with this close code. Returns whether to connect again. */
  lost(code: number): boolean;
}

/** A socket that comes back after a lost connection, until it is closed. */
export class LastingSocket {
  private readonly connect: (listener: SocketListener) => ApiSocket;
  private readonly listener: LastingListener;
  private socket: ApiSocket | undefined;
  private tries = 0; // to connect, since the server said something
  private askedAt: number | undefined; // the time of a ping that nothing has followed yet
  private timer: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(connect: (listener: SocketListener) => ApiSocket, listener: LastingListener) {
    this.connect = connect;
    this.listener = listener;
  }

  get isOpen(): boolean {
    return this.socket?.isOpen === true;
  }

  /** Connects; a connection that is there is replaced, since the player may be another one now. */
  open(): void {
    this.retry = undefined;
    if (this.isClosed) return;
    this.startPinging();
    const isCurrent = (): boolean => this.socket === socket;
    const before = this.socket;
    const socket = this.connect({
      opened: () => isCurrent() && this.listener.connected?.(),
      received: (text) => isCurrent() && this.receive(text),
      heard: () => isCurrent() && this.hear(),
      closed: (code) => isCurrent() && this.lose(code),
    });
    this.askedAt = undefined;
    this.socket = socket;
    before?.close();
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  /** Cuts the connection, as a lost network does. */
  drop(): void {
    this.socket?.drop();
  }

  /** Tries to connect now, if it waits for the next try. */
  hurry(): void {
    if (this.retry === undefined) return;
    clearTimeout(this.retry);
    this.open();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private startPinging(): void {
    if (this.timer !== undefined) return;
    this.timer = setInterval(() => this.ping(), PING_MS);
    if (typeof this.timer === 'object') this.timer.unref(); // in Node: does not keep the process alive
  }

  private receive(text: string): void {
    this.hear();
    this.tries = 0;
    this.listener.received(text);
  }

  private hear(): void {
    this.askedAt = undefined;
  }

  private lose(code: number): void {
    this.socket = undefined;
    if (!this.listener.lost(code) || this.isClosed) return;
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries++);
    this.retry = setTimeout(() => this.open(), wait * (1 + Math.random() / 2));
  }

  /** Browsers call this less often in the background; what counts is the answer, not the time between two calls. */
  private ping(): void {
    const { socket } = this;
    const now = Date.now();
    this.askedAt ??= now;
    if (now - this.askedAt > SILENCE_MS) socket?.drop();
    else if (socket?.isOpen) socket.send('{"type":"ping"}');
  }
}
