import { describe, expect, test } from 'vitest';
import { battleOdds, makeDice, outcomesOf } from '../src/index.ts';
import { HELPS, helpText } from './reference.ts';

const NEAR = 1e-9;

describe('the outcomes of battles match their odds', () => {
  test.each(HELPS.map((help) => [helpText(help), help] as const))('%s', (_, help) => {
    const dice = makeDice(help);
    const { win, attackersLeft, defendersLeft, width } = outcomesOf(dice);
    for (const a of [1, 2, 3, 4, 7, 20, 45]) {
      for (const d of [1, 2, 3, 5, 8, 20, 45]) {
        const odds = battleOdds(dice, a, d);
        const cell = a * width + d;
        const lost = 1 - odds.win;
        const mean = (side: 'attackers' | 'defenders') =>
          odds.distribution.reduce((sum, end) => sum + end.probability * end[side], 0);
        const what = `${a} against ${d}`;
        expect(Math.abs(win[cell] - odds.win), what).toBeLessThan(NEAR);
        expect(Math.abs(attackersLeft[cell] * odds.win - mean('attackers')), what).toBeLessThan(NEAR);
        expect(Math.abs(defendersLeft[cell] * lost - mean('defenders')), what).toBeLessThan(NEAR);
      }
    }
  });
});

describe('at the edge', () => {
  const dice = makeDice();
  const { side, width, win, attackersLeft, defendersLeft } = outcomesOf(dice);

  test('without defenders the battle is won, without attackers lost', () => {
    for (let n = 0; n <= side; n++) {
      expect([win[n * width], attackersLeft[n * width]]).toEqual([1, n]);
      if (n > 0) expect([win[n], defendersLeft[n]]).toEqual([0, n]);
    }
  });

  test('every cell is a probability, and armies never grow', () => {
    for (let a = 0; a <= side; a++) {
      for (let d = 1; d <= side; d++) {
        const cell = a * width + d;
        expect(win[cell] >= 0 && win[cell] <= 1).toBe(true);
        expect(attackersLeft[cell] <= a + NEAR).toBe(true);
        // rare cases are small differences of large numbers
        if (win[cell] < 1 - 1e-6) expect(defendersLeft[cell] <= d + NEAR).toBe(true);
      }
    }
  });

  test('the table is made once', () => {
    expect(outcomesOf(dice)).toBe(outcomesOf(dice));
    expect(outcomesOf(makeDice())).not.toBe(outcomesOf(dice));
  });
});
