import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { arrivalTimes } from '../../src/http/app.ts';
import { startServer } from './test-server.ts';

const HEAD = 'POST /api/login HTTP/1.1\r\nhost: rubicon.example\r\norigin: https://rubicon.example\r\n';

/** Sends the beginning of a request and returns everything that is answered until the connection ends. */
async function answerTo(port: number, beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(beginning);
  let answer = '';
  for await (const bytes of socket) answer += bytes;
  return answer;
}

test.each([
  ['headers', HEAD],
  ['body', `${HEAD}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`],
])(
  'a request whose %s does not end is answered with 408, and its connection is closed',
  async (_, beginning) => {
    const { app } = await startServer({}, undefined, undefined, { arrivalLimit: 60 });
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    expect(await answerTo(Number(url.port), beginning)).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test('requests are looked at often enough to keep the limit', () => {
  const { requestTimeout, http } = arrivalTimes(30_000);
  expect(requestTimeout + http.connectionsCheckingInterval).toBe(30_000);
  expect(http.headersTimeout).toBe(requestTimeout);
});
