import { createGame, type Event, rollDice, seededDice } from '@rubicon/engine';
import { battleOdds, makeDice } from '@rubicon/odds';
import { describe, expect, test } from 'vitest';
import { battlesOf, luckOf, netLuck } from '../../src/story/luck.ts';

const created = createGame({
  edition: 'world-domination',
  options: { setup: 'quick' },
  colours: ['red', 'blue', 'green'],
});
if (created.error !== undefined) throw new Error(created.error.code);
const { position } = created;
const ALASKA = 0;
const ALBERTA = 1;
const ARMIES = 1_000_000;
const beginning = {
  ...position,
  owner: position.owner.map((_, t) => (t === ALBERTA ? 1 : 0)),
  armies: position.armies.map(() => ARMIES),
};

const PAIRS: readonly (readonly [attack: number, defence: number, lost: number])[] = [
  [3, 2, (2890 * 0 + 2611 * 1 + 2275 * 2) / 7776],
  [2, 2, (295 * 0 + 420 * 1 + 581 * 2) / 1296],
  [1, 2, 161 / 216],
  [3, 1, 441 / 1296],
  [2, 1, 91 / 216],
  [1, 1, 21 / 36],
];

function rolled(attack: readonly number[], defence: readonly number[]): Event {
  const pairs = Math.min(attack.length, defence.length);
  const lost = Array.from({ length: pairs }, (_, i) => i).filter((i) => attack[i]! <= defence[i]!).length;
  return {
    type: 'rolled',
    from: ALASKA,
    to: ALBERTA,
    attack,
    defence,
    attackersLost: lost,
    defendersLost: pairs - lost,
  };
}

const line = (seq: number, ...events: Event[]) => ({ seq, events });

describe('the expected losses of one roll', () => {
  test.each(PAIRS)('%i dice against %i', (attack, defence, lost) => {
    const roll = rolled(Array(attack).fill(6), Array(defence).fill(1));
    const [battle] = battlesOf(beginning, [line(1, roll)]);
    expect(battle?.attack.expected).toBeCloseTo(lost, 10);
    expect(battle?.defence.expected).toBeCloseTo(Math.min(attack, defence) - lost, 10);
    expect(battle?.attack.actual).toBe(0);
  });
});

test('the expected losses of the rolls add up to the odds of the battle', () => {
  const lostBy = (attack: number, defence: number): number =>
    battlesOf(beginning, [line(1, rolled(Array(attack).fill(6), Array(defence).fill(1)))])[0]!.attack
      .expected;
  const dice = makeDice({ attackDice: 3, defenceDice: 2 });
  const onceOrTwice = lostBy(1, 2) + (1 - lostBy(1, 2)) * lostBy(1, 1);
  expect(battleOdds(dice, 1, 2, 0).expectedLosses.attacker).toBeCloseTo(onceOrTwice, 10);
  expect(battleOdds(dice, 1, 1, 0).expectedLosses.attacker).toBeCloseTo(lostBy(1, 1), 10);
});

test('consecutive rolls between two territories are one battle; a capture ends it', () => {
  const roll = rolled([6], [1]);
  const captured: Event = { type: 'captured', seat: 0, from: ALASKA, to: ALBERTA, loser: 1, dice: 1 };
  const battles = battlesOf(beginning, [line(1, roll, roll), line(2, roll, captured), line(3, roll)]);
  expect(battles.map(({ seq, rolls }) => [seq, rolls])).toEqual([
    [1, 3],
    [3, 1],
  ]);
});

describe('the luck of many rolls', () => {
  const dice = seededDice('luck');
  const ROLLS = 20_000;
  const lines = Array.from({ length: ROLLS }, (_, i) => {
    const [attack, defence] = PAIRS[i % PAIRS.length]!;
    return line(i + 1, rolled(rollDice(dice, attack), rollDice(dice, defence)));
  });
  const lucks = luckOf(battlesOf(beginning, lines), 3);

  test('averages out', () => {
    // The variance of one roll is below 4, so the total is practically never beyond four standard deviations.
    const deviation = 2 * Math.sqrt(ROLLS);
    for (const luck of lucks) expect(Math.abs(netLuck(luck))).toBeLessThan(4 * deviation);
    expect(lucks[0]!.own.actual).toBeGreaterThan(ROLLS / 2);
  });

  test('of two opponents adds up to zero', () => {
    expect(netLuck(lucks[0]!)).toBeCloseTo(-netLuck(lucks[1]!), 6);
    expect(netLuck(lucks[2]!)).toBe(0);
  });
});

test('good luck is losing fewer armies than expected, or the opponent losing more', () => {
  const [luck] = luckOf(battlesOf(beginning, [line(1, rolled([6, 6, 6], [1, 1]))]), 2);
  expect(netLuck(luck!)).toBeCloseTo(2 * ((2611 + 2 * 2275) / 7776), 10);
});
