import { expect, test } from 'vitest';
import { lastPlayedFirst } from '../../src/host/last-played.ts';
import type { SavedGame } from '../../src/host/lobby.ts';

test('games are listed last played first; those saved before the clock was set back come last', () => {
  const games = ['2026-11-02', '2028-01-01', '2026-11-03', '2027-01-01'].map(
    (played): SavedGame => ({
      id: played,
      edition: 'classic',
      seats: [],
      begun: played,
      played,
      commands: 0,
      isOver: false,
    }),
  );
  expect(lastPlayedFirst(games, '2026-11-04').map(({ id }) => id)).toEqual([
    '2026-11-03',
    '2026-11-02',
    '2028-01-01',
    '2027-01-01',
  ]);
});
