import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../src/http/address.ts';
import { startPage } from '../../src/http/page.ts';
import { Browser, startServer } from './test-server.ts';

const HTML = '<!doctype html><title>Rubicon</title>';
const SCRIPT = 'console.log("Rubicon")';

const parent = mkdtempSync(join(tmpdir(), 'rubicon-page-'));
const folder = join(parent, 'page');

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.stamp'), 'secret');
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'plain.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/main-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/main-1.js.gz'), gzipSync(SCRIPT));
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Sends a request line as it is, and returns the whole answer. */
function answerTo(address: string, line: string): Promise<string> {
  const { port, hostname } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(text));
  });
}

describe('a server with a page', () => {
  test.each(['/', '/new', '/rules/classic', '/table/Zr1wM4ySXzT6?invite=x', '//', '/apicius'])(
    'answers %s with the document, which is checked again on every visit',
    async (url) => {
      const { app } = await startServer({ page: folder });
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, HTML]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';(?!.*script-src)/);
    },
  );

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends files to a client that accepts %s as they were packed', async (accepted, encoding) => {
    const { app } = await startServer({ page: folder });
    const { headers, rawPayload } = await app.inject({
      url: '/assets/main-1.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const packed = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT), none: Buffer.from(SCRIPT) };
    expect(rawPayload).toEqual(packed[(encoding as 'br' | 'gzip' | undefined) ?? 'none']);
  });

  test('sends an uncompressed file as it is', async () => {
    const { app } = await startServer({ page: folder });
    const answer = await app.inject({ url: '/plain.svg', headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '<svg/>']);
  });

  test('keeps the errors of the API, and of files that do not exist', async () => {
    const { app } = await startServer({ page: folder });
    for (const url of ['/api', '/api/nothing', '/api/tables/x/y', '/assets/main-2.js', '/robots.txt'])
      expect((await app.inject(url)).json()).toEqual({ error: { code: 'not-found' } });
    expect((await app.inject({ method: 'POST', url: '/new' })).json()).toEqual({
      error: { code: 'not-found' },
    });
    expect((await app.inject('/api/me')).json()).toEqual({ player: null });
  });

  test.each([
    'GET /.stamp',
    'GET /%2estamp',
    'GET /../secret.txt',
    'GET /%2e%2e/secret.txt',
    'GET /assets/..%2f..%2fsecret.txt',
    'GET /..%5csecret.txt',
    'GET /a%00b',
    'GET /%E0%A4%A',
    'GET http://[',
    'DELETE /',
  ])('refuses %s, and serves on', async (line) => {
    const { app } = await startServer({ page: folder });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await answerTo(addressOf(app), line);
    expect(answer).toMatch(/^HTTP\/1.1 40[0-5] /);
    expect(answer).not.toContain('secret');
    expect(await answerTo(addressOf(app), 'GET /')).toContain(HTML);
  });

  test('lets one address load any number of files', async () => {
    const browser = new Browser(await startServer({ page: folder }));
    const answers = await Promise.all(Array.from({ length: 1000 }, () => browser.get('/assets/main-1.js')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

test('a server without a page answers addresses of pages with an error', async () => {
  const { app } = await startServer();
  const answer = await app.inject('/new');
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: { code: 'not-found' } }]);
});

test('a page without a server answers 404 without a body for the API', async () => {
  const site = await startPage(folder);
  onTestFinished(() => site.close());
  const page = await fetch(`${site.url}/new`);
  expect([page.status, await page.text()]).toEqual([200, HTML]);
  const api = await fetch(`${site.url}/api/me`);
  expect([api.status, await api.text()]).toEqual([404, '']);
});
