import type { Event } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { openRecord } from '../src/index.ts';
import { countRounds } from '../src/wire/index.ts';
import { readGolden } from './records.ts';

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

test('a record that is opened knows its round', () => {
  const opened = openRecord(readGolden('classic-3-unfinished'));
  if (opened.error !== undefined) throw new Error(opened.error.code);
  const { game } = opened;
  const count = countRounds();
  const rounds = game.entries.flatMap(({ events }) => events.map(count));
  expect(game.round).toBe(rounds.at(-1));
  expect(game.round).toBeGreaterThan(1);
});
