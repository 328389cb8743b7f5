import { createGame, EDITIONS } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { tapeOf } from '../../src/host/tape.ts';
import { filmOf } from '../../src/replay/film.ts';
import { courseOf } from '../../src/story/course.ts';
import { record } from '../records.ts';

describe('how a game went', () => {
  test.each(EDITIONS.map(({ id }) => id))(
    'has a point for every turn or round, and the end: %s',
    (edition) => {
      const { game, text } = record({ edition, players: 3, options: {}, seed: 'course' });
      const answer = tapeOf(text, 'course');
      const film = answer.error === undefined ? filmOf(answer.value) : undefined;
      if (film === undefined) throw new Error('no film');
      const samples = courseOf(film.rules, film.beginning, film.lines);
      const begun = game.events.filter(({ type }) => type === 'turn-began' || type === 'round-began').length;
      expect(samples).toHaveLength(begun + 1);
      for (const { territories, armies, income } of samples) {
        const held = territories.reduce((sum, count) => sum + count, 0);
        expect(held).toBeLessThanOrEqual(film.rules.board.size);
        expect(armies.every((count, seat) => count >= 0 && (count === 0) === (territories[seat] === 0))).toBe(
          true,
        );
        expect(income.every((count) => count >= 0)).toBe(true);
      }
      const turns = samples.map(({ number }) => number);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      const end = samples.at(-1);
      expect(end?.territories).toEqual(game.position.territories.slice(0, 3));
      expect(end?.income[game.position.winner]).toBeGreaterThan(0);
    },
  );
});

test('a game that has not begun has one point', () => {
  const created = createGame({ edition: 'classic', options: {}, colours: ['red', 'blue', 'green'] });
  if (created.error !== undefined) throw new Error(created.error.code);
  expect(courseOf(created.rules, created.position, [])).toEqual([
    { number: 0, territories: [0, 0, 0], armies: [0, 0, 0], income: [0, 0, 0] },
  ]);
});
