import { createGame, EDITIONS } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { replayDataOf } from '../../src/host/replay-data.ts';
import { openReplay } from '../../src/replay/replay.ts';
import { timelineOf } from '../../src/story/timeline.ts';
import { record } from '../records.ts';

describe('the timeline of a game', () => {
  test.each(EDITIONS.map(({ id }) => id))(
    'has a sample for every turn or round, and for the end: %s',
    (edition) => {
      const { game, text } = record({ edition, players: 3, options: {}, seed: 'timeline' });
      const answer = replayDataOf(text, 'timeline');
      const replay = answer.error === undefined ? openReplay(answer.value) : undefined;
      if (replay === undefined) throw new Error('no replay');
      const samples = timelineOf(replay.rules, replay.beginning, replay.entries);
      const begun = game.entries
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'turn-began' || type === 'round-began').length;
      expect(samples).toHaveLength(begun + 1);
      for (const { territories, armies, income } of samples) {
        const held = territories.reduce((sum, count) => sum + count, 0);
        expect(held).toBeLessThanOrEqual(replay.rules.board.size);
        expect(armies.every((count, seat) => count >= 0 && (count === 0) === (territories[seat] === 0))).toBe(
          true,
        );
        expect(income.every((count) => count >= 0)).toBe(true);
      }
      const rounds = samples.map(({ round }) => round);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      const end = samples.at(-1);
      expect(end?.territories).toEqual(game.position.territories.slice(0, 3));
      expect(end?.income[game.position.winner]).toBeGreaterThan(0);
    },
  );
});

test('a game that has not begun has one sample', () => {
  const created = createGame({ edition: 'classic', options: {}, colours: ['red', 'blue', 'green'] });
  if (created.error !== undefined) throw new Error(created.error.code);
  expect(timelineOf(created.rules, created.position, [])).toEqual([
    { round: 0, territories: [0, 0, 0], armies: [0, 0, 0], income: [0, 0, 0] },
  ]);
});
