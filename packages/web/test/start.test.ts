import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const data = mkdtempSync(join(tmpdir(), 'rubicon-start-'));

const hasIPv6 = Object.values(networkInterfaces()).some((addresses = []) =>
  addresses.some(({ family }) => family === 'IPv6'),
);

afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm start`. When its output matches `until`, runs `meanwhile` and then stops it as Ctrl+C does. */
function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  until?: RegExp,
  meanwhile: (output: string) => Promise<void> = async () => {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
      cwd: root,
      env: { ...process.env, RUBICON_DATA: data, ...environment },
    });
    let isReady = false;
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (isReady || !until?.test(output)) return;
      isReady = true;
      void meanwhile(output).finally(() => child.kill('SIGINT'));
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

describe('npm start', () => {
  test('serves the page and the server behind it, and Ctrl+C stops it', async () => {
    const answers: unknown[] = [];
    const { code, output } = await start(['--port', '0'], {}, /Ctrl\+C/, async (text) => {
      const [address] = /http:\S+/.exec(text) ?? [];
      answers.push(
        await (await fetch(`${address}new`)).text(),
        await (await fetch(`${address}api/me`)).json(),
      );
    });
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\n/);
    expect(answers).toEqual([expect.stringContaining('<title>Rubicon</title>'), { player: null }]);
    expect(code).toBe(0);
  });

  test('a second server with the same data says where the first one runs, and what to do', async () => {
    let second: Ended | undefined;
    const { output } = await start(['--port', '0', '--data', data], {}, /Ctrl\+C/, async () => {
      second = await start(['--port', '0', '--data', data]);
    });
    const [, port] = /localhost:(\d+)/.exec(output) ?? [];
    expect(second?.code).toBe(1);
    expect(second?.errors).toContain(
      `Rubicon is already running at http://127.0.0.1:${port}/, with the data in ${data}.`,
    );
    expect(second?.errors).toContain('--data FOLDER');
  });

  test('reports a busy port in one line, with a solution', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await start([], { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} is in use by another program. Choose another one: npm start -- --port ${port + 1}\n`,
    );
  });

  test('a data folder that cannot be used is reported in one line, with a solution', async () => {
    const file = join(data, 'file');
    writeFileSync(file, '');
    const folders = [file, join(file, 'below', 'it')];
    if (process.platform === 'linux') folders.push('/proc/rubicon/data'); // no folder can be created there
    for (const folder of folders) {
      const { code, errors } = await start(['--port', '0', '--data', folder]);
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The data folder .+ cannot be used: (a file is in the way|it cannot be created)\. /,
      );
      expect(errors).toContain(`${folder} cannot`);
      expect(errors).toMatch(/npm start -- --data FOLDER\n$/);
    }
  });

  test('a damaged database is reported in one line, with a solution', async () => {
    const folder = join(data, 'damaged');
    mkdirSync(folder);
    writeFileSync(join(folder, 'rubicon.db'), 'not a database'.repeat(100));
    const { code, errors } = await start(['--port', '0', '--data', folder]);
    expect(code).toBe(1);
    expect(errors).toBe(
      `The data folder ${folder} cannot be used: its database is damaged. Choose another one: npm start -- --data FOLDER\n`,
    );
  });

  test('an empty PORT or HOST counts as missing', async () => {
    const { output } = await start(['--port', '0'], { HOST: '' }, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\nCtrl\+C/);
    const busy = createServer().listen(3000, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve).once('error', resolve)); // or it is in use already
    const { errors } = await start([], { PORT: '' });
    busy.close();
    expect(errors).toContain('Port 3000 is in use');
  });

  const open: [string[], Record<string, string>][] = [
    [['--host'], {}],
    [[], { HOST: '0.0.0.0' }],
  ];
  if (hasIPv6) open.push([[], { HOST: '::' }]);
  test.each(open)('%j with %j serves other devices, and says what that means', async (args, environment) => {
    const { output } = await start(['--port', '0', ...args], environment, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\n/);
    expect(output).toMatch(/Other devices on your network can open:\n {2}http:\/\/\d|is not on a network/);
  });

  test.runIf(process.platform === 'linux')(
    'an address of this machine alone is not offered to others',
    async () => {
      const { output } = await start(['--port', '0', '--host', '127.0.0.2'], {}, /Ctrl\+C/);
      expect(output).toMatch(/^Rubicon is ready: http:\/\/127\.0\.0\.2:\d+\/\nCtrl\+C/);
    },
  );

  test('names an address that this machine does not have', async () => {
    const { code, errors } = await start(['--port', '0', '--host', '203.0.113.7']);
    expect(code).toBe(1);
    expect(errors).toMatch(/^“203\.0\.113\.7” is not an address of this machine\. .*127\.0\.0\.1/);
  });

  test.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--prot', '80'],
  ])('rejects wrong usage: %s %s', async (...args) => {
    const { code, errors } = await start(args);
    expect(code).toBe(2);
    expect(errors).toContain('npm start -- --port 8080');
  });

  test('--help shows an example', async () => {
    const { code, output } = await start(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm start -- --port 8080');
  });
});
