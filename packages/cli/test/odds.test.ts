import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { json, rubicon } from './rubicon.ts';

interface Odds {
  attackers: number;
  defenders: number;
  win: number;
  expectedLosses: { attacker: number; defender: number };
  distribution: { attackers: number; defenders: number; probability: number }[];
}

describe('rubicon odds', () => {
  test('prints a battle as JSON', async () => {
    const odds = await json<Odds>('odds', '3', '2');
    expect(Object.keys(odds)).toEqual(['attackers', 'defenders', 'win', 'expectedLosses', 'distribution']);
    expect(odds).toMatchObject({ attackers: 3, defenders: 2 });
    expect(odds.win).toBeCloseTo(0.655954, 6);
    expect(odds.distribution[0]).toEqual({
      attackers: 3,
      defenders: 0,
      probability: expect.closeTo(0.371656, 6),
    });
    expect(odds.distribution.reduce((sum, end) => sum + end.probability, 0)).toBeCloseTo(1, 12);
    const lost = odds.distribution.reduce((sum, end) => sum + end.probability * (3 - end.attackers), 0);
    expect(odds.expectedLosses.attacker).toBeCloseTo(lost, 12);
  });

  test('stops at a number of attackers', async () => {
    const { distribution } = await json<Odds>('odds', '3', '2', '--stop', '2');
    const ends = distribution.map(({ attackers, defenders }) => [attackers, defenders]);
    expect(ends).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });

  test.each([
    [['--attack-die'], 125 / 216],
    [['--defence-die'], 55 / 216],
    [['--airfield', 'attack'], 21 / 36],
    [['--airfield', 'defence'], 10 / 36],
    [['--airfield', 'attack', '--airfield', 'defence'], 15 / 36],
  ])('one against one with %j', async (help, win) => {
    expect((await json<Odds>('odds', '1', '1', ...help)).win).toBeCloseTo(win, 14);
  });

  test('draws bars as text, also for large battles', async () => {
    const { out, code } = await rubicon('odds', '3', '2');
    expect(code).toBe(0);
    expect(out).toContain('win chance       65.60 %');
    expect(out).toContain('expected losses  1.41 attackers, 1.44 defenders');
    expect(out).toMatch(/^taken {2}3 attackers left {2}37\.17 % {2}█{40}$/m);
    expect(out).toMatch(/^held {4}1 defender left {2}.+ █+$/m);
    expect((await rubicon('odds', '10000', '9000')).out.split('\n').length).toBeLessThan(32);
  });

  test('prints the example of docs/odds.md', async () => {
    const page = readFileSync(new URL('../../../docs/odds.md', import.meta.url), 'utf8');
    const [, shown] = /\$ rubicon odds 3 2\n([^`]+)```/.exec(page) ?? [];
    expect((await rubicon('odds', '3', '2')).out).toBe(shown);
  });

  test('computes a chain', async () => {
    const args = ['odds', '--chain', '12', '3,2,5'];
    const chain = await json<{ win: number; territories: { defenders: number; probability: number }[] }>(
      ...args,
    );
    expect(chain).toMatchObject({ attackers: 12, win: chain.territories[2]?.probability });
    expect(chain.territories.map(({ defenders }) => defenders)).toEqual([3, 2, 5]);
    expect(chain.win).toBeCloseTo(0.608632, 6);
    const { out } = await rubicon(...args, '--leave', '2');
    expect(out).toContain('12 of 13 armies may attack, leaving 2 on each territory');
    expect(out).toMatch(/^ +3 +5 +38\.56 % +3\.49 {2}█+$/m);
  });

  test('EX-3: no more than 12 armies move on', async () => {
    const chance = ['odds', '--chain', '--chance', '0.9', '9,9,9'];
    expect(await json(...chance, '--army-limit')).toMatchObject({ attackers: null, win: null });
    expect((await rubicon(...chance.slice(0, 4), '9,9', '--army-limit')).out).toBe(
      'no number up to 11 reaches 90.00 %\n',
    );
  });

  test('finds the armies needed', async () => {
    expect(await json('odds', '--chance', '0.8', '5')).toEqual({
      defenders: 5,
      chance: 0.8,
      attackers: 8,
      win: expect.closeTo(0.81841, 5),
    });
    expect((await rubicon('odds', '--chain', '--chance', '0.8', '3,2,5')).out).toBe(
      '15 attackers (plus 1 that stays behind): 81.74 %\n',
    );
    expect((await rubicon('odds', '--chance', '0.4', '1')).out).toMatch(/^1 attacker \(plus 1 /);
  });

  test.each([
    [['5'], 'odds takes 2 numbers, attackers and defenders, not 1'],
    [['3', '2', '1'], 'odds takes 2 numbers, attackers and defenders, not 3'],
    [['0', '2'], 'attackers must be a whole number from 1 to 10000, not "0"'],
    [['3', '10001'], 'defenders must be a whole number from 1 to 10000, not "10001"'],
    [['3', '2', '--stop', '3'], '--stop must be a whole number from 0 to 2, not "3"'],
    [['3', '2', '--airfield', 'sea'], '--airfield takes attack or defence, not "sea"'],
    [['3', '2', '--leave', '2'], '--leave needs --chain; use --stop for a battle'],
    [['3', '2', '--army-limit'], '--army-limit needs --chain'],
    [['--chain', '3', '2', '--stop', '1'], '--stop does not work with --chain; use --leave'],
    [['--chain', '3', '2,,1'], 'defenders must be a whole number from 1 to 1000, not ""'],
    [['--chain', '12', '2', '--army-limit'], 'attackers must be a whole number from 1 to 11, not "12"'],
    [['--chain', '9', Array(42).fill(1).join()], 'a chain has at most 41 territories, not 42'],
    [['--chance', '1', '5'], '--chance must be a number between 0 and 1, not "1"'],
    [['--chance', '0.5', '5', '5'], 'with --chance, odds takes only the defenders, not 2 numbers'],
  ])('%j is wrong usage, reported in one line', async (args, message) => {
    expect(await rubicon('odds', ...args)).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
  });

  test('runs the examples of its help', async () => {
    const { out } = await rubicon('odds', '--help');
    const examples = [...out.matchAll(/^ {2}rubicon (odds \S.*?)(?: {2,}.*)?$/gm)].map(
      ([, line]) => line ?? '',
    );
    expect(examples).toHaveLength(6);
    for (const line of examples) expect((await rubicon(...line.split(' '))).code).toBe(0);
  });
});
