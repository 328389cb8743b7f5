import { battleOdds, makeDice } from '@rubicon/odds';
import { expect, test } from 'vitest';
import { battleOf } from '../../src/turns/battle.ts';

/** The exact means, from all possible results. */
function exactBattle(attackers: number, defenders: number) {
  const { win, distribution } = battleOdds(makeDice(), attackers, defenders);
  let attackersLeft = 0;
  let defendersLeft = 0;
  for (const end of distribution) {
    attackersLeft += end.probability * end.attackers;
    defendersLeft += end.probability * end.defenders;
  }
  return { win, attackersLeft: attackersLeft / win, defendersLeft: defendersLeft / (1 - win) };
}

test.each([
  [8, 1],
  [3, 5],
  [100, 100],
])('%i against %i is exact', (attackers, defenders) => {
  const { win, attackersLeft, defendersLeft } = battleOf(attackers, defenders);
  const exact = exactBattle(attackers, defenders);
  expect(win).toBeCloseTo(exact.win, 9);
  expect(attackersLeft).toBeCloseTo(exact.attackersLeft, 9);
  expect(defendersLeft).toBeCloseTo(exact.defendersLeft, 9);
});

test.each([
  [101, 1],
  [330, 12],
  [1000, 50],
  [330, 120],
  [400, 300],
])('%i against %i loses about as many armies as it should', (attackers, defenders) => {
  const { win, attackersLeft } = battleOf(attackers, defenders);
  const exact = exactBattle(attackers, defenders);
  expect(Math.abs(win - exact.win)).toBeLessThan(0.02);
  expect(Math.abs(attackersLeft - exact.attackersLeft)).toBeLessThan(0.02 * attackers);
});

test('a large army that fails leaves a large army', () => {
  const { win, defendersLeft } = battleOf(50, 400);
  expect(win).toBeLessThan(1e-9);
  expect(Math.abs(defendersLeft - exactBattle(50, 400).defendersLeft)).toBeLessThan(8);
});

test.each([
  [-1, 3, 0, 3],
  [7.4, 0.2, 7, 1],
])('%f against %f counts as %i against %i', (attackers, defenders, a, d) => {
  expect(battleOf(attackers, defenders)).toEqual(battleOf(a, d));
});
