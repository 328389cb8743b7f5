import type { Event } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { countRounds, roundOf } from '../../src/game/facts/rounds.ts';
import { playOut } from './games.ts';

const began = (seat: number): Event => ({ type: 'turn-began', seat, armies: 3, trading: 'may' }) as Event;

function roundsAfter(...seats: number[]): number[] {
  const count = countRounds();
  return seats.map((seat) => count(began(seat)));
}

test('a round is one turn of every seat, from the first one', () => {
  expect(roundsAfter(0, 1, 2, 0, 1, 2, 0)).toEqual([1, 1, 1, 2, 2, 2, 3]);
  expect(roundsAfter(2, 0, 1, 2)).toEqual([1, 1, 1, 2]);
});

test('a seat that is out does not lengthen a round', () => {
  expect(roundsAfter(0, 1, 2, 0, 2, 0, 2)).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect(roundsAfter(0, 1, 2, 1, 2, 1)).toEqual([1, 1, 1, 2, 2, 3]); // the first seat is out
  expect(roundsAfter(0, 1, 0, 0)).toEqual([1, 1, 2, 3]);
});

test('a game that begins within a turn begins in round 1', () => {
  const count = countRounds(1);
  expect([1, 2, 0, 1].map((seat) => count(began(seat)))).toEqual([1, 1, 1, 2]);
});

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
