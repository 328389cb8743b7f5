import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CHAOS = fileURLToPath(new URL('../../../../scripts/chaos.mjs', import.meta.url));
/** With this seed the first games are short, and one has written orders. */
const SMALL = ['--tables', '4', '--kills', '3', '--seed', '433'];

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function chaos(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CHAOS, ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

test('no acknowledged command is lost or played twice by a server that is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-journal-'));
  const journal = join(folder, 'journal.jsonl');
  const { code, out, err } = await chaos(...SMALL, '--json', '--journal', journal);
  expect(code, err).toBe(0);
  const summary = JSON.parse(out);
  expect(summary).toMatchObject({
    tables: 4,
    kills: 3,
    lost: 0,
    duplicated: 0,
    finished: 4,
    verified: 4,
    editions: 4,
  });
  expect(summary.killsInFlight).toBeGreaterThanOrEqual(1);
  const lines = readFileSync(journal, 'utf8').trim().split('\n');
  expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(summary.acknowledged);
  rmSync(folder, { recursive: true });
});

test('a wrong number of tables is refused with a hint', async () => {
  const { code, err } = await chaos('--tables', 'many');
  expect(code).toBe(2);
  expect(err).toContain('error: --tables must be a whole number from 1, not "many" (--help says more)\n');
});
