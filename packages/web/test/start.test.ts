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

/** Runs `npm start`; with `until`, ends it when that was printed. */
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
  test('prints the address at which the game can be played', async () => {
    const { output } = await start(['--port', '0'], {}, /Ctrl\+C/);
    expect(output).toMatch(/^Rubicon is ready: http:\/\/localhost:\d+\/\n/);
  });

  test('a busy port is told in one line, with a way out', async () => {
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

  test.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--prot', '80'],
  ])('wrong usage is refused: %s %s', async (...args) => {
    const { code, errors } = await start(args);
    expect(code).toBe(2);
    expect(errors).toContain('npm start -- --port 8080');
  });

  test('--help teaches', async () => {
    const { code, output } = await start(['--help']);
    expect(code).toBe(0);
    expect(output).toContain('npm start -- --port 8080');
  });
});
