import type { ApiSocket, SocketListener } from './access.ts';

/** The connection counts as lost if a ping has no answer for this long; and the interval between pings. */
const SILENCE_MS = 5000;
const PING_MS = 2000;

/**
 * How long to wait before the next attempt to connect: twice as long each time, plus up to half of that at random, so that
 * clients do not all return at once when a server is back.
 */
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 1000;

interface LastingListener {
  connected?(): void;
  received(text: string): void;
  /** Called when the connection is lost, with its close code. Returns whether to connect again. */
  lost(code: number): boolean;
}

/** A socket that reconnects after a lost connection, until it is closed. */
export class LastingSocket {
  private readonly connect: (listener: SocketListener) => ApiSocket;
  private readonly listener: LastingListener;
  private socket: ApiSocket | undefined;
  private tries = 0; // attempts to connect since the last message from the server
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

  /** Connects; an existing connection is replaced, since the player may have changed. */
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

  /** Tries to connect now, if it is waiting for the next attempt. */
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

  /** Browsers call this less often in the background, so it looks for an answer and not at the time between two calls. */
  private ping(): void {
    const { socket } = this;
    const now = Date.now();
    this.askedAt ??= now;
    if (now - this.askedAt > SILENCE_MS) socket?.drop();
    else if (socket?.isOpen) socket.send('{"type":"ping"}');
  }
}
