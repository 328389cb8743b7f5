import { expect, test } from 'vitest';
import type { GameResult } from '../../src/host/lobby.ts';
import { statisticsOf } from '../../src/statistics/statistics.ts';

const result = (
  outcome: GameResult['outcome'],
  bots: readonly string[],
  winner?: string,
  edition = 'classic',
): GameResult => ({ game: 'a', edition, bots, outcome, winner, ended: '' });

test('no games', () => {
  expect(statisticsOf([])).toEqual({
    games: 0,
    wins: 0,
    streak: 0,
    bestStreak: 0,
    editions: [],
    rivalries: [],
  });
});

test('wins by edition and by bot, and rivalries', () => {
  const { games, wins, editions, rivalries } = statisticsOf([
    result('won', ['sulla', 'easy']),
    result('lost', ['sulla'], 'sulla'),
    result('lost', ['sulla', 'easy'], 'easy', 'capital'),
    result('lost', ['sulla']), // the bots are still playing
  ]);
  expect([games, wins]).toEqual([4, 1]);
  expect(editions).toEqual([
    { edition: 'classic', games: 3, wins: 1 },
    { edition: 'capital', games: 1, wins: 0 },
  ]);
  expect(rivalries).toEqual([
    { bot: 'sulla', games: 4, yours: 1, theirs: 1 },
    { bot: 'easy', games: 2, yours: 1, theirs: 1 },
  ]);
});

test('a streak counts wins since the last game that was not won', () => {
  const outcomes = ['won', 'won', 'won', 'drawn', 'won'] as const;
  const { streak, bestStreak } = statisticsOf(outcomes.map((outcome) => result(outcome, ['easy'])));
  expect({ streak, bestStreak }).toEqual({ streak: 1, bestStreak: 3 });
});
