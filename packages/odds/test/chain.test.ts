import { describe, expect, test } from 'vitest';
import {
  armiesNeeded,
  armiesNeededForChain,
  battleOdds,
  type ChainSettings,
  chainOdds,
  makeDice,
  winProbability,
} from '../src/index.ts';

const dice = makeDice();

/** The chance of taking all remaining territories, by recursion over the final states of each battle. */
function takeAll(
  attackers: number,
  defenders: readonly number[],
  leave: number,
  armyLimit = Number.POSITIVE_INFINITY,
): number {
  const [first, ...rest] = defenders;
  if (first === undefined) return 1;
  if (attackers < leave) return 0;
  let sum = 0;
  for (const end of battleOdds(dice, attackers, first, leave - 1).distribution) {
    if (end.defenders > 0) continue;
    const standing = end.attackers + 1;
    const rolled = Math.min(3, end.attackers);
    const moved = Math.min(standing - leave < rolled ? rolled : standing - leave, armyLimit);
    sum += end.probability * takeAll(moved - 1, rest, leave, armyLimit);
  }
  return sum;
}

const CHAINS: [attackers: number, defenders: number[], settings: ChainSettings][] = [
  [1, [1], {}],
  [12, [3, 2, 5], {}],
  [12, [3, 2, 5], { leave: 2 }],
  [20, [3, 2, 5], { leave: 4 }],
  [11, [1, 1, 1], { armyLimit: 12 }],
  [30, [2, 6, 1, 4], { armyLimit: 12 }],
  [30, [2, 6, 1, 4], { leave: 3, armyLimit: 12 }],
];

describe('a chain', () => {
  test.each(CHAINS)('of %i against %j with %j is battle after battle', (attackers, defenders, settings) => {
    const { win, territories } = chainOdds(dice, attackers, defenders, settings);
    const { leave = 1, armyLimit } = settings;
    defenders.forEach((_, i) => {
      const expected = takeAll(attackers, defenders.slice(0, i + 1), leave, armyLimit);
      expect(territories[i].probability).toBeCloseTo(expected, 12);
    });
    expect(win).toBe(territories[territories.length - 1].probability);
  });

  test('of one territory is a battle', () => {
    expect(chainOdds(dice, 10, [8]).win).toBeCloseTo(winProbability(dice, 10, 8), 14);
  });

  test('EX-3: no more than 12 move in, all but one without the limit', () => {
    expect(chainOdds(dice, 500, [1], { armyLimit: 12 }).territories[0].armies).toBeCloseTo(12, 12);
    expect(chainOdds(dice, 500, [1]).territories[0].armies).toBeGreaterThan(499);
  });

  test('A-7: armies left behind move along when the dice require it', () => {
    const { territories } = chainOdds(dice, 3, [1], { leave: 3 });
    expect(territories).toEqual([{ defenders: 1, probability: 855 / 1296, armies: 3 }]);
  });

  test.each([
    [0, [1], {}],
    [3, [], {}],
    [3, [0], {}],
    [3, [1], { leave: 0 }],
    [3, [1], { leave: 4 }],
    [3, [1], { armyLimit: 2 }],
  ])('%i against %j with %j is not a chain', (attackers, defenders, settings) => {
    expect(() => chainOdds(dice, attackers, defenders, settings)).toThrow(RangeError);
  });
});

describe('armies needed', () => {
  test.each([
    [1, 0.4, 0],
    [5, 0.8, 0],
    [8, 0.5, 3],
    [50, 0.99, 0],
    [100, 0.5, 0],
  ])('against %i for %d with stop %i are the fewest', (defenders, chance, stop) => {
    const needed = armiesNeeded(dice, defenders, chance, 200, stop);
    if (needed === undefined) expect.fail('not found');
    expect(needed.win).toBeCloseTo(winProbability(dice, needed.attackers, defenders, stop), 13);
    expect(needed.win).toBeGreaterThanOrEqual(chance);
    if (needed.attackers > stop + 1)
      expect(winProbability(dice, needed.attackers - 1, defenders, stop)).toBeLessThan(chance);
  });

  test('may exceed the limit', () => {
    expect(armiesNeeded(dice, 100, 0.9, 50)).toBeUndefined();
    expect(armiesNeededForChain(dice, [10, 10, 10], 0.9, 1000, { armyLimit: 12 })).toBeUndefined();
  });

  test.each([
    [[3, 2, 5], 0.8, {}],
    [[3, 2, 5], 0.8, { leave: 2 }],
    [[1, 1, 1, 1], 0.75, { leave: 3 }],
    [[2, 6], 0.6, { armyLimit: 12 }],
  ])('for the chain %j, %d with %j are the fewest', (defenders, chance, settings: ChainSettings) => {
    const needed = armiesNeededForChain(dice, defenders, chance, 100, settings);
    if (needed === undefined) expect.fail('not found');
    expect(needed.win).toBeCloseTo(chainOdds(dice, needed.attackers, defenders, settings).win, 12);
    expect(needed.win).toBeGreaterThanOrEqual(chance);
    expect(chainOdds(dice, needed.attackers - 1, defenders, settings).win).toBeLessThan(chance);
  });
});
