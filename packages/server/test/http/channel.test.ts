import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLOSE } from '@rubicon/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Channel, type Wire } from '../../src/http/sockets/channel.ts';

let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
});

afterAll(() => void server.close());

/** A client, and the server's end of its connection. */
async function accept(autoPong: boolean) {
  const accepted = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong });
  await once(client, 'open');
  const [socket, { socket: stream }] = await accepted;
  return { client, socket, stream };
}

const channelOf = (wire: Wire): Channel => new Channel(wire, 50, { receive() {}, ended() {} });

/** A client, and a channel that was made at a known moment. */
async function connect(autoPong: boolean) {
  const accepted = await accept(autoPong);
  vi.useFakeTimers({ toFake: ['Date'] });
  const channel = channelOf(accepted);
  const start = Date.now();
  vi.useRealTimers();
  return { ...accepted, channel, start };
}

describe('a channel', () => {
  test('disconnects a client that has been silent for five seconds', async () => {
    const { client, channel, start } = await connect(false);
    const pinged = once(client, 'ping');
    channel.check(start + 2001);
    await pinged;
    channel.check(start + 4900);
    expect(client.readyState).toBe(WebSocket.OPEN);
    const closed = once(client, 'close');
    channel.check(start + 5101);
    expect((await closed)[0]).toBe(CLOSE.silent);
  });

  test('answers a ping, and passes on one with other fields to be refused', async () => {
    const { client, socket, stream } = await accept(true);
    const received: unknown[] = [];
    new Channel({ socket, stream }, 50, { receive: (frame) => received.push(frame), ended() {} });
    const answered = once(client, 'message');
    client.send('{"type":"ping","more":1}');
    client.send('{"type":"ping"}');
    expect(String((await answered)[0])).toBe('{"type":"pong"}');
    expect(received).toEqual([{ type: 'ping', more: 1 }]);
  });

  test('keeps a client that answers', async () => {
    const { client, socket, channel, start } = await connect(true);
    vi.useFakeTimers({ toFake: ['Date'], now: start + 2001 });
    const answered = once(socket, 'pong');
    channel.check(start + 2001);
    await answered;
    vi.useRealTimers();
    channel.check(start + 6900);
    expect(channel.isOpen).toBe(true);
    client.terminate();
  });

  test('does not count silence while the server itself is blocked', async () => {
    const { client, channel, start } = await connect(false);
    channel.excuse(8000);
    channel.check(start + 9000);
    expect(channel.isOpen).toBe(true);
    client.terminate();
  });

  test('pings again only after two seconds', async () => {
    const { client, channel, start } = await connect(true);
    let pings = 0;
    client.on('ping', () => pings++);
    for (const moment of [100, 1900, 2100, 3000, 4000, 4200]) channel.check(start + moment);
    const answered = once(client, 'message');
    channel.send('{"type":"pong"}');
    await answered;
    expect(pings).toBe(2);
    client.terminate();
  });

  test('sends messages of the same moment together', async () => {
    const { client, stream, channel } = await connect(true);
    const writes = vi.spyOn(stream, '_writev');
    const received: string[] = [];
    client.on('message', (data) => received.push(String(data)));
    for (const text of ['1', '2', '3']) channel.send(text);
    await expect.poll(() => received).toEqual(['1', '2', '3']);
    expect(writes).toHaveBeenCalledTimes(1);
    client.terminate();
  });

  test('handles no more messages than its limit allows, however they arrive', async () => {
    const { client, ...wire } = await accept(true);
    const start = Date.now();
    channelOf(wire);
    const sent = 250; // in one packet, more than the burst
    let answers = 0;
    const answered = new Promise<number>((resolve) => {
      client.on('message', () => {
        if (++answers === sent) resolve(Date.now() - start);
      });
    });
    for (let i = 0; i < sent; i++) client.send('{"type":"ping"}');
    expect(await answered).toBeGreaterThanOrEqual(((sent - 4 * 50) / 50) * 1000 - 100);
    client.terminate();
  });
});
