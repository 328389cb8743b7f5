import type { Duplex } from 'node:stream';
import { CLOSE } from '@rubicon/api';
import type { WebSocket } from 'ws';
import { TokenBucket } from '../limits/token-bucket.ts';
import { cork } from './corks.ts';
import { textFrame } from './text-frame.ts';

/** A connection that has been silent for this long is lost. */
const SILENCE_MS = 5000;

/** How often a silent client is pinged. */
const PING_MS = 2000;

/** The most bytes that may wait for a slow client before it is disconnected. */
const MOST_BUFFERED = 1024 * 1024;

/** The burst that a connection may send, in seconds of its message rate. */
const BURST_SECONDS = 4;

/** A message before it is checked. */
export type Frame = { readonly type?: unknown };

/** The owner of a channel. */
export interface ChannelListener {
  /** A message other than `ping`. */
  receive(frame: Frame): void;
  /** The channel has ended: nothing more is received, and nothing sent will arrive. */
  ended(): void;
}

/** A connection: its socket, and the stream that the socket writes to. */
export interface Wire {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** A socket with the limits that apply to every client. Everything that arrives is hostile until proven otherwise. */
export class Channel {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly listener: ChannelListener;
  private readonly bucket: TokenBucket;
  private readonly waiting: (string | undefined)[] = []; // messages above the limit; undefined for a binary one
  private isSlow = false;
  private heardAt = Date.now();
  private askedAt = Date.now();

  constructor({ socket, stream }: Wire, messagesPerSecond: number, listener: ChannelListener) {
    this.socket = socket;
    this.stream = stream;
    this.listener = listener;
    this.bucket = new TokenBucket(BURST_SECONDS * messagesPerSecond, messagesPerSecond, Date.now);
    socket.on('message', (data, isBinary) => this.receive(isBinary ? undefined : String(data)));
    socket.on('pong', () => this.hear());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => listener.ended());
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) return this.close(CLOSE.tooSlow);
    cork(this.stream);
    this.stream.write(textFrame(text)); // what `socket.send` would write, in one piece
  }

  /** Pings a client that was silent for a while, or closes a connection that was silent for too long. */
  check(now: number): void {
    if (now - this.heardAt > SILENCE_MS) {
      this.close(CLOSE.silent);
      this.socket.terminate();
    } else if (now - Math.max(this.askedAt, this.heardAt) >= PING_MS && this.isOpen) {
      this.askedAt = now;
      this.socket.ping();
    }
  }

  /** Excludes time in which the server itself was blocked from the silence: messages may be waiting to be read. */
  excuse(milliseconds: number): void {
    this.heardAt += milliseconds;
  }

  close(code: number): void {
    this.listener.ended();
    this.socket.close(code);
  }

  private hear(): void {
    this.heardAt = Date.now();
  }

  /**
   * Handles messages as far as the limit allows. Above it, nothing more is read until the client is within its limit again;
   * messages that were already read wait.
   */
  private receive(text: string | undefined): void {
    this.waiting.push(text);
    if (!this.isSlow) this.handleWaiting();
  }

  private handleWaiting(): void {
    this.hear();
    while (this.waiting.length > 0 && this.isOpen) {
      if (!this.bucket.take()) return this.slowDown();
      this.handle(this.waiting.shift());
    }
    if (this.isSlow) this.socket.resume();
    this.isSlow = false;
  }

  private slowDown(): void {
    this.isSlow = true;
    this.socket.pause();
    setTimeout(() => this.handleWaiting(), this.bucket.wait * 1000).unref();
  }

  private handle(text: string | undefined): void {
    const frame = text === undefined ? undefined : parse(text);
    if (frame === undefined) return this.send('{"type":"failed","code":"bad-message"}');
    if (frame.type === 'ping' && Object.keys(frame).length === 1) return this.send('{"type":"pong"}');
    this.listener.receive(frame);
  }
}

function parse(text: string): Frame | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
