import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, type Run, rubicon, spawned, spawnedJson } from './rubicon.ts';

const golden = (name: string): string =>
  fileURLToPath(new URL(`../../protocol/testdata/golden/${name}.jsonl`, import.meta.url));

interface Analysed {
  readonly seats: readonly { readonly colour: string }[];
  readonly analysed: { readonly turns: number; readonly of: number };
  readonly entries: readonly { readonly seq: number; readonly chances: readonly number[] }[];
  readonly luck: readonly { readonly total: number; readonly byKind: Readonly<Record<string, number>> }[];
  readonly skill: readonly { readonly decisions: number; readonly mistakes: readonly object[] }[];
  readonly rest: readonly number[];
  readonly turningPoints: readonly object[];
}

describe('rubicon analyse', () => {
  /** The header and the first lines of a game. */
  const file = join(newFolder(), 'short.jsonl');
  let one: Run;
  beforeAll(async () => {
    const lines = readFileSync(golden('world-domination-4'), 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, 90).join('\n')}\n`);
    one = await spawned('analyse', file, '--json', '--cores', '1');
  });

  test('prints chances, luck, skill, the rest and turning points as JSON', () => {
    const found = JSON.parse(one.out) as Analysed;
    expect(found.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 89 }, (_, i) => i + 1));
    for (const { chances } of found.entries) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    expect(found.luck.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(0, 6);
    expect(Object.keys(found.luck[0]!.byKind)).toEqual(['deal', 'attack', 'defence', 'cards', 'others']);
    expect([found.seats, found.skill, found.rest].map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(found.analysed.turns).toBe(found.analysed.of);
    expect(found.turningPoints.length).toBeGreaterThan(0);
  });

  test('gives the same analysis on two threads', async () => {
    const { code, out } = await spawned('analyse', file, '--json', '--cores', '2');
    expect({ code, out }).toEqual({ code: one.code, out: one.out }); // progress depends on the time
  });

  test('shows a report, with the decisions of one seat and as far as the time allows', async () => {
    const { code, out } = await spawned('analyse', file, '--seat', 'a', '--budget-ms', '1');
    expect(code).toBe(0);
    for (const part of ['Chances to win', 'Luck, in points', 'Decisions, in points', 'Turning points'])
      expect(out).toContain(part);
    expect(out).toMatch(/There was time to analyse the decisions of \d+ of \d+ turns\./);
    const none = await spawnedJson<Analysed>('analyse', file, '--budget-ms', '1');
    expect(none.analysed.turns).toBeLessThan(none.analysed.of);
  });

  test.each([
    [['/nowhere/at/all'], 2, 'error: /nowhere/at/all cannot be read: ENOENT'],
    [[golden('simultaneous-3')], 2, 'games with written orders are not analysed'],
    [[golden('classic-3'), '--seat', 'mauve'], 2, 'error: there is no seat "mauve"'],
    [[golden('classic-3'), '--seat', 'host'], 2, 'error: --seat takes a seat'],
    [[golden('classic-3'), '--budget-ms', '0'], 2, 'error: --budget-ms must be a whole number from 1'],
    [[fileURLToPath(import.meta.url)], 1, 'this is not a game record'],
  ])('%j is refused', async (args, exit, message) => {
    const { code, err, out } = await rubicon('analyse', ...args);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toContain(message);
  });

  test('a record that was changed is refused', async () => {
    const changed = join(newFolder(), 'changed.jsonl');
    const whole = readFileSync(golden('classic-3'), 'utf8');
    writeFileSync(changed, whole.replace(/\[0,(\d+),\d+\]/, '[0,$1,99]'));
    const { code, err } = await rubicon('analyse', changed);
    expect(code).toBe(1);
    expect(err).toContain('line 2: outcome 0');
  });
});
