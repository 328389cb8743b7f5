import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../src/http/address.ts';
import { House } from '../house.ts';
import { startServer } from './test-server.ts';

/** Less than the 30 seconds after which a request or a closing socket times out; much more than stopping takes. */
const SOON_MS = 25_000;

const json = 'content-type: application/json\r\ncontent-length: 100';
const upgrade =
  'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

test.each([
  ['says nothing', () => ''],
  ['sends half of its headers', (host: string) => `POST /api/login HTTP/1.1\r\nhost: ${host}\r\n`],
  [
    'sends half of its body',
    (host: string) =>
      `POST /api/login HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n${json}\r\n\r\n{`,
  ],
  [
    'has a socket and never closes it',
    (host: string) =>
      `GET /api/tables/socket HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n${upgrade}\r\n\r\n`,
  ],
])('a server stops although a client %s', async (_, request) => {
  const house = await House.open();
  const { host, hostname, port } = new URL(house.server.url);
  const client: Socket = connect(Number(port), hostname);
  client.on('error', () => {});
  onTestFinished(() => void client.destroy());
  await new Promise((resolve) => client.once('connect', resolve));
  client.write(request(host));
  await (await fetch(`${house.server.url}/healthz`)).text(); // what was sent before has arrived
  const isClosed = new Promise((resolve) => client.once('close', resolve));
  const began = performance.now();
  await house.close();
  expect(performance.now() - began).toBeLessThan(SOON_MS);
  client.resume();
  await isClosed;
});

test('a request that arrives while the server stops gets an error of the API', async () => {
  const { app } = await startServer();
  let answer: Response | undefined;
  app.addHook('preClose', async () => {
    answer = await fetch(`${addressOf(app)}/api/me`);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(answer?.status).toBe(503);
  expect(await answer?.json()).toEqual({ error: { code: 'unavailable' } });
});
