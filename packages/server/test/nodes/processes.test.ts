import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const RACES = fileURLToPath(new URL('../../../../scripts/races.mjs', import.meta.url));

test('of two commands that reach two servers at the same moment, one wins', async () => {
  const { code, out, err } = await new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [RACES, '--commands', '100', '--json'], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: stdout, err: stderr }),
    );
  });
  expect(code, err).toBe(0);
  const summary = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(summary).toMatchObject({ pairs: 100, accepted: 100, wrong: 0 });
  expect(summary.applied + summary.refused).toBe(100);
  expect(summary.conflicts).toBeGreaterThanOrEqual(10);
});
