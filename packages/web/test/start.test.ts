import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm start`; with `until`, stops it when its output matches. */
function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  until?: RegExp,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (until?.test(output)) child.kill();
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

describe('npm start', () => {
  test('prints the address of the page', async () => {
    const { output } = await start(['--port', '0'], {}, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\n/);
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

  test('an empty PORT or HOST counts as missing', async () => {
    const { output } = await start(['--port', '0'], { HOST: '' }, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\nCtrl\+C/);
    const busy = createServer().listen(3000, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve).once('error', resolve)); // or it is in use already
    const { errors } = await start([], { PORT: '' });
    busy.close();
    expect(errors).toContain('Port 3000 is in use');
  });

  test.each([
    [['--host'], {}],
    [[], { HOST: '0.0.0.0' }],
  ])('%j with %j serves other devices, and says what that means', async (args, environment) => {
    const { output } = await start(['--port', '0', ...args], environment, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\n/);
    expect(output).toMatch(/Other devices on your network can open:\n {2}http:\/\/\d|in no network/);
  });

  test('an address that this machine does not have is named', async () => {
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
