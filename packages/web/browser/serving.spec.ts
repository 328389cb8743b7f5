import { connect } from 'node:net';
import { expect, test } from './fixtures.ts';

/** Sends a raw request and returns the status line of the answer. */
function answerTo(address: string, request: string): Promise<string> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(text.split('\r\n')[0]!));
  });
}

test('malformed requests do not stop the server', async ({ baseURL }) => {
  const status = (request: string): Promise<string> => answerTo(baseURL!, request);
  expect(await status('GET // HTTP/1.1')).toBe('HTTP/1.1 200 OK');
  expect(await status('GET /%E0%A4%A HTTP/1.1')).toBe('HTTP/1.1 404 Not Found');
  expect(await status('GET /../../package.json HTTP/1.1')).toBe('HTTP/1.1 404 Not Found');
  expect(await status('GET /%2e%2e/package.json HTTP/1.1')).toBe('HTTP/1.1 404 Not Found');
  expect(await status('GET /a%00b HTTP/1.1')).toMatch(/^HTTP\/1.1 (200|404) /);
  expect(await status('POST / HTTP/1.1')).toBe('HTTP/1.1 405 Method Not Allowed');
  expect(await status('GET http://[ HTTP/1.1')).toMatch(/^HTTP\/1.1 (200|400|404) /);
  expect(await status('GET / HTTP/1.1')).toBe('HTTP/1.1 200 OK');
});
