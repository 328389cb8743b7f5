import { describe, expect, test } from 'vitest';
import {
  type Command,
  type Dice,
  parsePosition,
  recordingDice,
  rollDice,
  ScriptError,
  scriptedDice,
  seededDice,
  step,
} from '../src/index.ts';
import { fourBoard } from './boards.ts';

const ROLLS = process.env.RUBICON_TESTS === 'quick' ? 5_000 : 300_000; // few in the mutation run
const STANDARD_ERRORS = 4;

/** Counts the rolls that cost the attacker 0, 1 or 2 armies, over all faces of all dice. */
function exactLosses(attackers: number, defenders: number): number[] {
  const counts = Array.from({ length: Math.min(attackers, defenders) + 1 }, () => 0);
  for (const attack of facesOf(attackers)) {
    for (const defence of facesOf(defenders)) counts[attackersLost(attack, defence)]++;
  }
  return counts;
}

function facesOf(dice: number): number[][] {
  if (dice === 0) return [[]];
  return facesOf(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

function attackersLost(attack: readonly number[], defence: readonly number[]): number {
  const best = attack.toSorted((a, b) => b - a);
  return defence
    .toSorted((a, b) => b - a)
    .slice(0, attack.length)
    .filter((face, i) => face >= best[i]).length;
}

/** Rolls an announced attack repeatedly from the same position. */
function rollThroughStep(attackers: number, defenders: number, seed: string): number[] {
  const text = `classic defence=chosen red,blue,green a9b9/c1c1 defend:a first=a turn=1 pending=a>b:${attackers}:0 board=four`;
  const game = parsePosition(text, [fourBoard]);
  if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
  const { rules, position } = game;
  const counts = Array.from({ length: Math.min(attackers, defenders) + 1 }, () => 0);
  const dice = seededDice(seed);
  const command: Command = { type: 'defend', dice: defenders };
  for (let n = 0; n < ROLLS; n++) {
    const { events } = { events: [], ...step(rules, position, 1, command, dice) };
    const [rolled] = events;
    if (rolled?.type !== 'rolled') throw new Error('nothing was rolled');
    counts[rolled.attackersLost]++;
  }
  return counts;
}

describe('the losses of a battle', () => {
  test('A-4 A-5 are known for three dice against two', () => {
    expect(exactLosses(3, 2)).toEqual([2890, 2611, 2275]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ])('A-4 are as likely as they should be in 300,000 rolls of %i against %i dice', (attackers, defenders) => {
    const seed = `${attackers} against ${defenders}`;
    const all = 6 ** (attackers + defenders);
    const rolled = rollThroughStep(attackers, defenders, seed);
    for (const [lost, count] of exactLosses(attackers, defenders).entries()) {
      const expected = count / all;
      const error = Math.sqrt((expected * (1 - expected)) / ROLLS);
      const distance = Math.abs(rolled[lost] / ROLLS - expected) / error;
      expect(distance, `seed "${seed}", attacker loses ${lost}`).toBeLessThan(STANDARD_ERRORS);
    }
  });
});

const draw = (dice: Dice, count: number, n: number): number[] =>
  Array.from({ length: count }, () => dice.below(n));

describe('seeded dice', () => {
  /** Chi square has mean n - 1 and variance 2 (n - 1); more than four standard deviations above fails. */
  test.each([
    [2, 5000],
    [3, 5000],
    [6, 5000],
    [7, 5000],
    [36, 5000],
    [42, 5000],
    [44, 5000],
    [216, 5000],
    [40_000, 25],
  ])('below %i: every number is equally likely, about %i times each', (n, expected) => {
    const seed = `uniform ${n}`;
    const dice = seededDice(seed);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < n * expected; i++) counts[dice.below(n)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare, `seed "${seed}"`).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)));
  });

  test('successive numbers do not depend on each other', () => {
    const dice = seededDice('pairs');
    const counts = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 180_000; i++) counts[dice.below(6) * 6 + dice.below(6)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0);
    expect(chiSquare, 'seed "pairs"').toBeLessThan(35 + 4 * Math.sqrt(70));
  });

  test('a number below one is always 0', () => {
    expect(draw(seededDice('one'), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test('the same seed always gives the same numbers', () => {
    expect(draw(seededDice('rubicon'), 12, 6)).toEqual([1, 0, 5, 2, 5, 4, 5, 5, 4, 4, 0, 1]);
    expect(draw(seededDice(''), 12, 6)).toEqual([0, 3, 1, 5, 4, 1, 4, 3, 5, 2, 0, 4]);
    expect(draw(seededDice('alea iacta est'), 6, 216)).toEqual([86, 13, 53, 115, 55, 148]);
    const worn = seededDice('the hundred thousandth roll');
    draw(worn, 100_000, 216);
    expect(draw(worn, 6, 216)).toEqual([21, 91, 148, 146, 31, 14]);
  });

  test('different seeds give different numbers', () => {
    const seeds = ['', ' ', 'a', 'b', 'ab', 'ba', 'aa', 'aaa', '1', '2', '10', '01', 'ä', 'a\0', '\0a'];
    const sequences = seeds.map((seed) => draw(seededDice(seed), 4, 2 ** 16).join());
    expect(new Set(sequences).size).toBe(seeds.length);
  });

  test('a thousand seeds in a row begin differently', () => {
    const seeds = Array.from({ length: 1000 }, (_, i) => `game ${i}`);
    expect(new Set(seeds.map((seed) => draw(seededDice(seed), 3, 2 ** 16).join())).size).toBe(1000);
  });
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof ScriptError) return error.code;
    throw error;
  }
  return 'none';
};

describe('scripted dice', () => {
  test('follow the script: faces for dice, highest first, and numbers for other draws', () => {
    const dice = scriptedDice([3, 6, 5, 41, 1]);
    expect(rollDice(dice, 3)).toEqual([6, 5, 3]);
    expect(dice.below(42)).toBe(41);
    expect(rollDice(dice, 1)).toEqual([1]);
    expect(codeOf(() => dice.assertUsedUp())).toBe('none');
  });

  test('run out', () => {
    expect(codeOf(() => rollDice(scriptedDice([6, 6]), 3))).toBe('script-exhausted');
    expect(codeOf(() => scriptedDice([]).below(2))).toBe('script-exhausted');
  });

  test.each([
    ['a face of 0', [0], 1],
    ['a face of 7', [7], 1],
    ['half a face', [1.5], 1],
    ['no number', [Number.NaN], 1],
  ])('refuse %s', (_, script, count) => {
    expect(codeOf(() => rollDice(scriptedDice(script), count))).toBe('script-mismatch');
  });

  test.each([-1, 42, 0.5])('refuse the draw %d of 42', (draw) => {
    expect(codeOf(() => scriptedDice([draw]).below(42))).toBe('script-mismatch');
  });

  test('must be used up', () => {
    const dice = scriptedDice([1, 2]);
    dice.below(6);
    expect(codeOf(() => dice.assertUsedUp())).toBe('script-left-over');
  });
});

describe('recording dice', () => {
  test('record every draw with its index', () => {
    const dice = recordingDice(scriptedDice([4, 2, 9]));
    expect(rollDice(dice, 2)).toEqual([4, 2]);
    expect(dice.takeOutcomes()).toEqual([[0, 36, 9]]);
    expect(dice.below(44)).toBe(9);
    expect(dice.takeOutcomes()).toEqual([[1, 44, 9]]);
    expect(dice.takeOutcomes()).toEqual([]);
  });

  test('count from the given index', () => {
    const dice = recordingDice(seededDice('later'), 17);
    const values = draw(dice, 3, 6);
    expect(dice.takeOutcomes()).toEqual(values.map((value, i) => [17 + i, 6, value]));
  });
});
