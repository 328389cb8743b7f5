import { describe, expect, test } from 'vitest';
import { battleOdds, type Dice, lookUpWin, makeDice, winProbability } from '../src/index.ts';
import { HELPS, helpText, NO_HELP, Reference } from './reference.ts';

const NEAR = 1e-12;
const usual = makeDice();

function expectNear(actual: number, expected: number, what: string): void {
  if (!(Math.abs(actual - expected) <= NEAR)) expect.fail(`${what}: ${actual}, not ${expected}`);
}

describe('by hand', () => {
  const lost = 21 / 36;
  test.each([
    [1, 1, 15 / 36],
    [2, 1, 125 / 216 + (91 / 216) * (15 / 36)],
    [1, 2, (55 / 216) * (15 / 36)],
    [2, 2, 295 / 1296 + (420 / 1296) * (15 / 36)],
    [3, 1, 855 / 1296 + (441 / 1296) * (125 / 216 + (91 / 216) * (15 / 36))],
  ])('%i against %i', (attackers, defenders, win) => {
    expect(winProbability(usual, attackers, defenders)).toBeCloseTo(win, 14);
    expect(lookUpWin(usual, attackers, defenders)).toBeCloseTo(win, 14);
  });

  test('the final states of one against one', () => {
    expect(battleOdds(usual, 1, 1)).toEqual({
      attackers: 1,
      defenders: 1,
      win: 15 / 36,
      expectedLosses: { attacker: lost, defender: 15 / 36 },
      distribution: [
        { attackers: 1, defenders: 0, probability: 15 / 36 },
        { attackers: 0, defenders: 1, probability: lost },
      ],
    });
  });

  test('an attack that stops at two ends above it, on it, or one below', () => {
    const { distribution } = battleOdds(usual, 3, 2, 2);
    expect(distribution).toEqual([
      { attackers: 3, defenders: 0, probability: 2890 / 7776 },
      { attackers: 2, defenders: 1, probability: 2611 / 7776 },
      { attackers: 1, defenders: 2, probability: 2275 / 7776 },
    ]);
  });
});

describe('matches the exact value up to 30 against 30', () => {
  test.each(HELPS.map((help) => [helpText(help), help] as const))('%s', (_, help) => {
    const dice = makeDice(help);
    const reference = new Reference(help);
    for (const stop of [0, 1, 2, 5]) {
      const wins = reference.wins(30, 30, stop);
      for (let a = stop + 1; a <= 30; a++) {
        for (let d = 1; d <= 30; d++) {
          expectNear(winProbability(dice, a, d, stop), wins[a][d], `${a} against ${d}, stop ${stop}`);
          expectNear(battleOdds(dice, a, d, stop).win, wins[a][d], `ends of ${a} against ${d}, stop ${stop}`);
          if (stop === 0) expectNear(lookUpWin(dice, a, d), wins[a][d], `table, ${a} against ${d}`);
        }
      }
    }
    for (const a of [1, 2, 3, 8, 30]) {
      for (const d of [1, 2, 3, 7, 30]) {
        for (const stop of [0, 1, 2, 6].filter((n) => n < a))
          expectEnds(dice, a, d, stop, reference.ends(a, d, stop));
      }
    }
  });

  function expectEnds(dice: Dice, a: number, d: number, stop: number, expected: Map<string, number>): void {
    const { distribution } = battleOdds(dice, a, d, stop);
    const found = new Map(distribution.map((end) => [`${end.attackers},${end.defenders}`, end.probability]));
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [key, probability] of expected)
      expectNear(found.get(key) ?? -1, probability, `${a}, ${d}: ${key}`);
  }

  test.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 3],
    [4, 2],
    [4, 3],
  ] as const)('at most %i against %i dice', (attackDice, defenceDice) => {
    const dice = makeDice({ attackDice, defenceDice });
    const reference = new Reference(NO_HELP, [attackDice, defenceDice]);
    for (const stop of [0, 3]) {
      const wins = reference.wins(20, 20, stop);
      for (let a = stop + 1; a <= 20; a++)
        for (let d = 1; d <= 20; d++)
          expectNear(winProbability(dice, a, d, stop), wins[a][d], `${a} against ${d}`);
    }
    for (const a of [4, 7, 20]) for (const d of [1, 3, 8]) expectEnds(dice, a, d, 0, reference.ends(a, d));
  });
});

describe('laws', () => {
  const sizes = [1, 2, 3, 4, 7, 12, 40, 41, 99, 100, 101, 250];

  test.each(HELPS.map((help) => [helpText(help), help] as const))(
    'more attackers win more often, more defenders less: %s',
    (_, help) => {
      const dice = makeDice(help);
      for (let a = 1; a < 100; a++) {
        for (let d = 1; d < 100; d++) {
          const win = lookUpWin(dice, a, d);
          if (lookUpWin(dice, a + 1, d) < win - NEAR || lookUpWin(dice, a, d + 1) > win + NEAR)
            expect.fail(`${a} against ${d}`);
        }
      }
    },
  );

  test.each(sizes)('the final states of %i against others add up to 1 and agree with the win', (a) => {
    for (const d of sizes) {
      for (const stop of [0, 1, 5, 30].filter((n) => n < a)) {
        const odds = battleOdds(usual, a, d, stop);
        const sum = (of: (end: (typeof odds.distribution)[number]) => number): number =>
          odds.distribution.reduce((total, end) => total + of(end), 0);
        expectNear(
          sum(({ probability }) => probability),
          1,
          'the whole',
        );
        expectNear(odds.win, winProbability(usual, a, d, stop), 'win');
        expectNear(
          (a - odds.expectedLosses.attacker - sum((end) => end.probability * end.attackers)) / a,
          0,
          'attackers',
        );
        expectNear(
          (d - odds.expectedLosses.defender - sum((end) => end.probability * end.defenders)) / d,
          0,
          'defenders',
        );
        for (const end of odds.distribution)
          expect(end.defenders === 0 ? end.attackers > stop : end.attackers <= stop).toBe(true);
      }
    }
  });

  test('a higher stop wins less often', () => {
    for (let stop = 1; stop < 20; stop++)
      expect(winProbability(usual, 20, 15, stop)).toBeLessThan(winProbability(usual, 20, 15, stop - 1));
  });

  test.each([
    [0, 1, 0],
    [1, 0, 0],
    [1.5, 1, 0],
    [3, 3, 3],
    [3, 3, -1],
  ])('%d against %d with stop %d is not a battle', (a, d, stop) => {
    expect(() => winProbability(usual, a, d, stop)).toThrow(RangeError);
    expect(() => battleOdds(usual, a, d, stop)).toThrow(RangeError);
  });
});
