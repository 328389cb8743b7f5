import { expect, test } from 'vitest';
import { delaysBetween } from '../../measurements/moves.ts';

test('a move is timed from its click to the screen of the other page', () => {
  const from = { sent: { 7: { clicked: 100, left: 103 } }, shown: {} };
  const to = { sent: {}, shown: { 7: { came: 110, drawn: 130 } } };
  expect(delaysBetween(from, to)).toEqual([{ leaving: 3, under: 7, drawing: 20 }]);
});

test('a move that the other page has not shown is left out', () => {
  expect(delaysBetween({ sent: { 7: { clicked: 1, left: 2 } }, shown: {} }, { sent: {}, shown: {} })).toEqual(
    [],
  );
});
