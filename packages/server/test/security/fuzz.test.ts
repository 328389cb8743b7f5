import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FUZZ = fileURLToPath(new URL('../../../../scripts/fuzz.mjs', import.meta.url));

function fuzz(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [FUZZ, ...args], { maxBuffer: 2 ** 24 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

test('malformed frames and bodies are refused with a code, and change nothing', async () => {
  const seed = 'test';
  const { code, out, err } = await fuzz('--frames', '3000', '--seed', seed, '--json');
  expect(code, `${err}${out}`).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    seed,
    frames: 3000,
    missing: [],
    unlisted: [],
    problems: [],
    isUntouched: true,
  });
});

test('too few frames are refused with a hint', async () => {
  const { code, err } = await fuzz('--frames', '10');
  expect(code).toBe(2);
  expect(err).toContain('error: --frames must be a whole number from 1000, not "10" (--help says more)\n');
});
