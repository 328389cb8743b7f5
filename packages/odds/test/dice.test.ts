import { describe, expect, test } from 'vitest';
import { makeDice, rollProbabilities } from '../src/index.ts';
import { countLosses, HELPS, helpText } from './reference.ts';

describe('A-4, A-5: one roll', () => {
  test.each([
    [1, 1, [15, 21]],
    [2, 1, [125, 91]],
    [3, 1, [855, 441]],
    [1, 2, [55, 161]],
    [2, 2, [295, 420, 581]],
    [3, 2, [2890, 2611, 2275]],
  ])('%i against %i dice', (attackers, defenders, counts) => {
    const total = 6 ** (attackers + defenders);
    expect(rollProbabilities(makeDice(), attackers, defenders)).toEqual(counts.map((n) => n / total));
  });

  test.each([
    ['FG-15: two dice against one, one army falls', { attackDie: true }, 1, 1, [125 / 216, 91 / 216]],
    ['FG-15: one die against two', { defenceDie: true }, 1, 1, [55 / 216, 161 / 216]],
    ['FG-14: the attacker wins ties with an airfield', { attackAirfield: true }, 1, 1, [21 / 36, 15 / 36]],
    ['FG-14: the defender wins by one', { defenceAirfield: true }, 1, 1, [10 / 36, 26 / 36]],
    ['FG-14: both', { attackAirfield: true, defenceAirfield: true }, 1, 1, [15 / 36, 21 / 36]],
    ['one die for all', { attackDice: 1, defenceDice: 1 }, 1, 1, [15 / 36, 21 / 36]],
  ] as const)('%s', (_, settings, attackers, defenders, expected) => {
    expect(rollProbabilities(makeDice(settings), attackers, defenders)).toEqual(expected);
  });

  test.each(HELPS.map((help) => [helpText(help), help] as const))(
    'matches a count of all rolls: %s',
    (_, help) => {
      const dice = makeDice({ ...help, defenceDice: 3 });
      for (const attackers of [1, 2, 3]) {
        for (const defenders of attackers === 3 && help.attackDie ? [1, 2] : [1, 2, 3]) {
          const counts = countLosses(attackers, defenders, help);
          const total = counts.reduce((sum, n) => sum + n, 0);
          expect(rollProbabilities(dice, attackers, defenders)).toEqual(counts.map((n) => n / total));
        }
      }
    },
  );

  test.each([0, 7, 1.5])('%d dice cannot be rolled', (attackDice) => {
    expect(() => makeDice({ attackDice })).toThrow(RangeError);
  });
});
