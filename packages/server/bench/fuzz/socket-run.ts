import { once } from 'node:events';
import type { Dice } from '@rubicon/engine';
import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { WebSocket } from 'ws';
import { type Frame, makeFrame } from './frames.ts';
import type { FuzzedGame, Scene } from './scene.ts';
import type { Tally } from './tally.ts';

/** Frames in flight at once. */
const WINDOW = 50;

/** A frame counts as unanswered after this long. */
const STALLED_MS = 20_000;

/** Messages that are not answers. */
const OTHERS = ['table', 'playing', 'hello', 'seated', 'presence', 'votes', 'chat'];

/** A client that sends frames and counts their answers. */
export class FuzzClient {
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly seat: number | 'watch';
  private readonly tally: Tally;
  private socket: WebSocket | undefined;
  private answers = 0;
  private wake = (): void => {};

  constructor(url: string, headers: Readonly<Record<string, string>>, seat: number | 'watch', tally: Tally) {
    this.url = url;
    this.headers = headers;
    this.seat = seat;
    this.tally = tally;
  }

  /** Connects, greets and sits down. */
  async open(): Promise<void> {
    const socket = new WebSocket(this.url, { headers: { ...this.headers } });
    this.socket = socket;
    let seated = (): void => {};
    const isSeated = new Promise<void>((resolve) => {
      seated = resolve;
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'playing') {
        socket.send(JSON.stringify({ type: 'hello', protocol: WIRE_PROTOCOL }));
        socket.send(JSON.stringify({ type: 'sit', seat: this.seat, after: 0 }));
      }
      if (message.type === 'seated') seated();
      if (!OTHERS.includes(message.type)) this.take(message);
    });
    socket.on('close', () => this.wake());
    socket.on('error', () => {}); // `close` follows
    await Promise.race([
      isSeated,
      once(socket, 'close').then(([code]) => Promise.reject(new Error(`closed with ${code}`))),
    ]);
  }

  /** Sends frames that must all be refused, each with exactly one answer. */
  async send(frames: readonly Frame[]): Promise<void> {
    const isUsual = ({ closes, isAlone }: Frame): boolean => closes === undefined && isAlone !== true;
    await this.sendTogether(frames.filter(isUsual));
    for (const frame of frames.filter((one) => !isUsual(one)))
      await (frame.closes === undefined ? this.sendTogether([frame]) : this.sendFatal(frame));
  }

  private async sendTogether(frames: readonly Frame[]): Promise<void> {
    const expected = this.answers + frames.length;
    for (const { data, isBinary = false, reachesRules = false } of frames) {
      this.socket?.send(data, { binary: isBinary });
      this.tally.sent++;
      if (reachesRules) this.tally.reachedRules++;
    }
    const stalled = setTimeout(() => this.socket?.terminate(), STALLED_MS);
    while (this.answers < expected && this.socket?.readyState === WebSocket.OPEN)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    clearTimeout(stalled);
    if (this.answers !== expected)
      this.tally.fail(`${this.url}: ${expected - this.answers} frames have no answer`);
  }

  async close(): Promise<void> {
    if (this.socket === undefined) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  /** Sends a frame after which the server closes the socket; the client reconnects. */
  private async sendFatal({ data, closes }: Frame): Promise<void> {
    const { socket } = this;
    if (socket === undefined) return;
    const closed = once(socket, 'close');
    socket.send(data, { binary: false });
    this.tally.sent++;
    const [code] = await closed;
    this.tally.count('close', String(code));
    if (code !== closes) this.tally.fail(`closed with ${code} instead of ${closes}`);
    await this.open();
  }

  private take(message: { type: string; code?: string; rejection?: { code: string } }): void {
    this.answers++;
    if (message.type === 'failed') this.tally.count('wire', message.code ?? '');
    else if (message.type === 'refused') this.tally.count('rules', message.rejection?.code ?? '');
    else this.tally.fail(`${this.url}: a malformed frame got ${JSON.stringify(message)}`);
    this.wake();
  }
}

/** Opens a client on the seat of a game. */
export async function seatClient(
  url: string,
  scene: Scene,
  game: FuzzedGame,
  tally: Tally,
): Promise<FuzzClient> {
  return openClient(url, scene, game.table, `p${game.seat}`, game.seat, tally);
}

export async function openClient(
  url: string,
  scene: Scene,
  table: string,
  player: string | undefined,
  seat: number | 'watch',
  tally: Tally,
): Promise<FuzzClient> {
  const cookie = player === undefined ? {} : { cookie: `rubicon=${scene.session(player)}` };
  const headers = { origin: url, 'x-forwarded-for': `12.0.0.${1 + (clients++ % 250)}`, ...cookie };
  const client = new FuzzClient(
    `${url.replace('http', 'ws')}/api/tables/${table}/socket`,
    headers,
    seat,
    tally,
  );
  await client.open();
  return client;
}

let clients = 0;

/** Sends a number of random frames to all games in turn. */
export async function sendFrames(
  clients: readonly (readonly [FuzzedGame, FuzzClient])[],
  count: number,
  random: Dice,
): Promise<void> {
  for (let left = count; left > 0; )
    for (const [game, client] of clients) {
      const size = Math.min(left, WINDOW);
      if (size <= 0) return;
      await client.send(Array.from({ length: size }, () => makeFrame(game, random)));
      left -= size;
    }
}
