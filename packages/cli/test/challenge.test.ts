import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLineFault, loadChallenge, parseChallenge } from '@rubicon/analysis';
import { describe, expect, test } from 'vitest';
import { faultText } from '../src/challenge/texts.ts';
import { json, newFolder, rubicon, spawned, spawnedJson } from './rubicon.ts';

const DATE = ['--date', '2027-03-01'];
const stored = () => loadChallenge({ month: 3, day: 1 });

describe('rubicon challenge', () => {
  test('prints the challenge of a day', async () => {
    const { position, goal } = await stored();
    const shown = await json<{ date: string; position: string; goal: string }>('challenge', ...DATE);
    expect(shown).toMatchObject({ date: '2027-03-01', goal });
    expect(shown.position).toContain(position.split(' ')[3]);
  });

  test('grades a line without questions, and plays it out with a seed', async () => {
    const { best, chance, obvious } = await stored();
    const graded = await json('challenge', ...DATE, '--line', best, '--seed', 'a');
    expect(graded).toMatchObject({
      line: best,
      stars: 3,
      chance: expect.closeTo(chance, 5),
      best,
      bestChance: chance,
      obviousChance: obvious,
      reached: expect.any(Boolean),
    });
    const { out } = await rubicon('challenge', ...DATE, '--line', best);
    expect(out).toMatch(/^★★★ {2}[\d.]+ % {2}\(best [\d.]+ %, obvious [\d.]+ %\)\nbest line: place /);
  });

  test('asks for a line, and says what is wrong with it', async () => {
    const { code, out } = await spawned('challenge', ...DATE);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Challenge of 2027-03-01: you are \w+ \([A-Z]\) against (\w+ \([A-Z]\)(, | and )?)+\.$/m,
    );
    expect(out).toMatch(/line> $/);
  });

  test.each([
    [['--date', '2027-02-29'], '--date takes a day such as 2027-03-01, not "2027-02-29"'],
    [
      [...DATE, '--line', 'place brasil 1'],
      '"place brasil 1": "brasil" does not fit; did you mean "brazil"?',
    ],
    [
      [...DATE, '--line', 'foo'],
      '"foo": "foo" does not fit; write "place brazil 3" or "strike brazil north-africa leave 2"',
    ],
    [[...DATE, '--line', 'place brazil'], '"place brazil": something is missing; write "place brazil 3"'],
    [
      [...DATE, '--line', 'strike brazil peru leave some'],
      '"strike brazil peru leave some": "some" does not fit; write "strike brazil north-africa leave 2"',
    ],
    [['--out', 'mine.jsonl'], '--out needs --mine'],
    [['--mine', '3'], '--mine needs --out'],
    [['--mine', '3', '--out', 'x', ...DATE], '--date cannot be used with --mine'],
  ])('%j is wrong usage', async (args, message) => {
    const { code, err } = await rubicon('challenge', ...args);
    expect([code, err]).toEqual([2, `error: ${message}\n`]);
  });

  test('explains a line that does not fit the position', async () => {
    const { challenge } = parseChallenge(await stored());
    const { rules, position } = challenge!;
    const line = { placements: [], strikes: [] };
    const fault = findLineFault(rules, position, line)!;
    expect(faultText(rules.board, fault)).toBe(
      `all ${position.toPlace} armies must be placed; ${position.toPlace} left`,
    );
    const error = await json<{ error: { code: string } }>('challenge', ...DATE, '--line', '');
    expect(error.error).toMatchObject(fault);
  });

  test('says before any die is rolled that a line cannot reach the goal', async () => {
    const { best } = await stored();
    const [placements] = best.split('; strike ');
    const { code, err } = await rubicon('challenge', ...DATE, '--line', placements!);
    expect([code, err]).toEqual([2, 'error: this line cannot reach the goal, whatever you roll\n']);
  });
});

describe('rubicon challenge --mine', () => {
  const out = join(newFolder(), 'mine.jsonl');
  const mine = (n: number) =>
    spawnedJson<{ games: number; challenges: number }>(
      'challenge',
      '--mine',
      String(n),
      '--out',
      out,
      '--cores',
      '1',
    );

  test('finds challenges, and continues where it stopped', async () => {
    const first = await mine(1);
    expect(first.challenges).toBeGreaterThanOrEqual(1);
    const text = readFileSync(out, 'utf8');
    expect(await mine(1)).toMatchObject({ games: first.games, challenges: first.challenges });
    appendFileSync(out, '{"seed":"rubicon","ga'); // a line that was being written
    const more = await mine(first.challenges + 1);
    expect(more.games).toBeGreaterThan(first.games);
    expect(readFileSync(out, 'utf8').startsWith(text)).toBe(true);
  });

  test('refuses a file of another seed, and other files', async () => {
    const args = ['challenge', '--mine', '1', '--out'];
    expect((await rubicon(...args, out, '--seed', 'other')).err).toContain('mined with --seed rubicon');
    const other = join(newFolder(), 'other.jsonl');
    writeFileSync(other, 'hello\n');
    expect((await rubicon(...args, other)).err).toContain('not a file of mined challenges');
  });
});
