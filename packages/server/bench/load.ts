import { once } from 'node:events';
import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import { WebSocket } from 'ws';
import { CLIENTS, isCounted, type Recording } from './recording.ts';

export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The delay before a command that could not be stored is sent again. */
const REPEAT_MS = 100;

/** A table of the benchmark: six clients that send the commands of a recorded game. They read no more than they must. */
export class LoadTable {
  private readonly recording: Recording;
  private readonly sockets: readonly WebSocket[];
  private next: number; // step
  private readonly first: number; // step
  private missing = 0; // frames of the step in flight
  private done: () => void = () => {};
  private send: () => void = () => {}; // sends the command in flight again

  private constructor(recording: Recording, step: number, sockets: readonly WebSocket[]) {
    this.recording = recording;
    this.next = step;
    this.first = step;
    this.sockets = sockets;
    for (const socket of sockets) socket.on('message', (data) => this.receive(String(data)));
  }

  /** Connects all clients, one table after the other. This is not measured. */
  static async connect(
    recording: Recording,
    step: number,
    addressOf: (client: number) => Address,
  ): Promise<LoadTable> {
    const seq = (recording.steps[step]?.lines ?? 1) - 1;
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) => {
        const { url, headers } = addressOf(client);
        return seat(new WebSocket(url, { headers }), client < recording.players ? client : 'watch', seq);
      }),
    );
    return new LoadTable(recording, step, sockets);
  }

  /** Commands that were sent. */
  get sent(): number {
    return this.next - this.first;
  }

  /** Sends the next command. Resolves when all clients have everything; false if the recording has ended. */
  async step(): Promise<boolean> {
    const step = this.recording.steps[this.next++];
    if (step === undefined) return false;
    this.missing = step.frames.reduce((sum, frames) => sum + frames.length, 0);
    const { seat, command } = step;
    this.send = () =>
      this.sockets[seat]?.send(JSON.stringify({ type: 'command', id: `c${this.next}`, command }));
    const complete = new Promise<void>((resolve) => {
      this.done = resolve;
    });
    this.send();
    await complete;
    return true;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private receive(text: string): void {
    if (isCounted(text)) {
      if (--this.missing === 0) this.done();
    } else if (text.startsWith('{"type":"failed","code":"unavailable"')) setTimeout(this.send, REPEAT_MS);
    else if (text.startsWith('{"type":"failed"') || text.startsWith('{"type":"refused"'))
      throw new Error(`${this.recording.edition}, step ${this.next - 1}: ${text}`);
  }
}

/** Takes a seat like a client that knows the game up to line `seq`. A relay seats it at once. */
async function seat(socket: WebSocket, viewpoint: number | 'watch', seq: number): Promise<WebSocket> {
  const greet = (data: unknown): void => {
    const text = String(data);
    if (text === '{"type":"playing"}')
      socket.send(JSON.stringify({ type: 'hello', protocol: WIRE_PROTOCOL }));
    if (text.startsWith('{"type":"hello"'))
      socket.send(JSON.stringify({ type: 'sit', seat: viewpoint, after: seq }));
    if (text.startsWith('{"type":"seated"')) socket.emit('seated');
  };
  socket.on('message', greet);
  socket.on('close', (code) => {
    if (code !== 1006) throw new Error(`a socket was closed with ${code}`); // 1006: by this side
  });
  await once(socket, 'seated');
  socket.off('message', greet);
  return socket;
}
