import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { House } from '../house.ts';

/** Asks for a socket and returns everything that is answered until the server closes the connection. */
async function answerTo({ url }: { readonly url: string }, path: string): Promise<string> {
  const { port, host } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const head = [`GET ${path} HTTP/1.1`, `host: ${host}`, `origin: ${url}`, 'connection: upgrade'];
  const key = [
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  socket.write([...head, ...key, 'x-forwarded-for: 203.0.113.9', '', ''].join('\r\n'));
  let answer = '';
  for await (const bytes of socket) answer += bytes;
  return answer;
}

test('a socket that is refused before it opens does not stay behind', async () => {
  const house = await House.open();
  onTestFinished(() => house.close());
  const { server } = house;
  expect(await answerTo(server, '/%zz')).toMatch(/^HTTP\/1\.1 400 /);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await expect
    .poll(async () => (await fetch(`${server.url}/api/me`, { headers })).status, { interval: 0 })
    .toBe(429);
  expect(await answerTo(server, '/api/tables/socket')).toMatch(/^HTTP\/1\.1 429 /);
});
