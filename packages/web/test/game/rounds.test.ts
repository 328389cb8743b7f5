import type { HistoryEntry } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { roundOf } from '../../src/game/facts/rounds.ts';
import { playOut } from './games.ts';

test('a view has the round of the entries it shows', () => {
  const history: HistoryEntry[] = [];
  const turnsShown: number[] = [];
  const { position } = playOut(
    {
      edition: 'world-domination',
      players: 3,
      options: { setup: 'quick', startingSeat: '1' },
      seed: 'rounds',
    },
    {
      happened(_, events, seat) {
        history.push({ seq: history.length + 1, seat, time: undefined, events });
        if (events.some(({ type }) => type === 'turn-began')) turnsShown.push(history.length);
      },
    },
  );
  expect(turnsShown.slice(0, 5).map((shown) => roundOf(position, history, shown))).toEqual([1, 1, 1, 2, 2]);
  expect(roundOf({ ...position, turn: 0 } as typeof position, history, 1)).toBe(0);
  expect(roundOf(position, [], 0)).toBe(1); // the history begins within a turn
});
