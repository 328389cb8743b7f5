import { createGame, DEFAULT_COLOURS, isTurns, seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURES } from '../../src/turns/mind/network/features.ts';
import { makeNet } from '../../src/turns/mind/network/net.ts';
import capitals from '../../src/turns/mind/network/weights/capitals.json' with { type: 'json' };
import conquest from '../../src/turns/mind/network/weights/conquest.json' with { type: 'json' };
import duel from '../../src/turns/mind/network/weights/duel.json' with { type: 'json' };
import missions from '../../src/turns/mind/network/weights/missions.json' with { type: 'json' };
import plainCapitals from '../../src/turns/mind/network/weights/plain-capitals.json' with { type: 'json' };
import plainConquest from '../../src/turns/mind/network/weights/plain-conquest.json' with { type: 'json' };
import plainMissions from '../../src/turns/mind/network/weights/plain-missions.json' with { type: 'json' };
import plainObjectives from '../../src/turns/mind/network/weights/plain-objectives.json' with {
  type: 'json',
};
import { KINDS, kindOf } from '../../src/turns/mind/network/weights.ts';
import type { TunedNet } from '../../src/turns/tuning/generation.ts';
import { sizeOf } from '../../src/turns/tuning/gradient.ts';
import { HELD_OUT, tablesOf } from '../../src/turns/tuning/recipe.ts';
import { samplesOf } from '../../src/turns/tuning/samples.ts';
import { gameOf, isHeldOut } from '../../src/turns/tuning/schedule.ts';

/** Any network: it only matters that a bot searches. */
const net = (() => {
  const dice = seededDice('net');
  const numbers = Array.from(
    { length: sizeOf({ inputs: FEATURE_COUNT, hidden: 2 }) },
    () => dice.below(200) / 100 - 1,
  );
  return makeNet({ features: FEATURES, hidden: 2, numbers });
})();

describe('the schedule', () => {
  test.each(KINDS)('%s: every table is a game of that kind', (kind) => {
    for (const { edition, options, players } of tablesOf(kind)) {
      const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
      if (game.error !== undefined || !isTurns(game)) throw new Error(`${edition} for ${players}`);
      expect(players === 2 && kind === 'conquest' ? 'conquest' : kindOf(game.rules)).toBe(kind);
    }
  });

  test('every number of players gets games, duels included', () => {
    const players = (kind: (typeof KINDS)[number]) =>
      [...new Set(tablesOf(kind).map((table) => table.players))].sort();
    expect(players('duel')).toEqual([2]);
    expect(players('conquest')).toEqual([2, 3, 4, 5, 6]);
    expect(players('missions')).toEqual([3, 4, 5, 6]);
  });

  test.each(KINDS)('%s: one game in eight is held out, at every table', (kind) => {
    const tables = tablesOf(kind).length;
    const numbers = Array.from({ length: HELD_OUT * tables }, (_, number) => number);
    const heldOut = numbers.filter((number) => isHeldOut(kind, number));
    expect(heldOut.length).toBe(tables);
    expect(new Set(heldOut.map((number) => number % tables)).size).toBe(tables);
  });
});

describe('samples', () => {
  test.each(KINDS)('%s: one winner among the seats still in, the same in all samples of a game', (kind) => {
    for (const number of [0, 1, 2, tablesOf(kind).length - 1]) {
      const game = gameOf(kind, 'samples', 0, number);
      const samples = samplesOf(game, []);
      expect(samples.length, game.seed).toBeGreaterThan(0);
      for (const { seats, winner, rows } of samples) {
        expect(seats).toBeGreaterThanOrEqual(2);
        expect(seats).toBeLessThanOrEqual(game.table.players);
        expect(winner).toBeGreaterThanOrEqual(0);
        expect(winner).toBeLessThan(seats);
        expect(rows.length).toBe(seats * FEATURE_COUNT);
        expect(rows.every(Number.isFinite)).toBe(true);
      }
      const counts = samples.map(({ seats }) => seats);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a)); // nobody comes back
    }
  });

  test('the same game gives the same samples, also with networks; another game gives others', () => {
    const game = gameOf('missions', 'again', 1, 0);
    const samples = samplesOf(game, [net]);
    expect(samplesOf(game, [net])).toEqual(samples);
    expect(samplesOf(game, [])).not.toEqual(samples);
    expect(samplesOf({ ...game, seed: 'another' }, [net])).not.toEqual(samples);
  });
});

test.each<[kind: string, hidden: number, data: TunedNet]>([
  ['duel', 16, duel],
  ['conquest', 16, conquest],
  ['capitals', 16, capitals],
  ['missions', 16, missions],
  ['conquest', 0, plainConquest],
  ['capitals', 0, plainCapitals],
  ['missions', 0, plainMissions],
  ['objectives', 0, plainObjectives],
])('the weights of %s with %i hidden units are complete and name their command', (kind, hidden, data) => {
  expect(data.hidden).toBe(hidden);
  expect(data.command).toMatch(new RegExp(`^rubicon tune --kind ${kind}\\b`));
  expect(() => makeNet(data)).not.toThrow();
  expect(data.numbers.length).toBe(sizeOf({ inputs: data.features.length, hidden: data.hidden }));
  expect(data.numbers.every(Number.isFinite)).toBe(true);
});
