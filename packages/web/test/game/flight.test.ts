import { type Event, HIDDEN_CARD, NOBODY } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { lastFlight } from '../../src/game/cards/flight.ts';

const drew = (seat: number, card: number): Event => ({ type: 'drew', seat, card });
const traded: Event = {
  type: 'traded',
  seat: 0,
  cards: [1, 2, 3],
  armies: 4,
  extra: NOBODY,
  extraArmies: 0,
  trading: 'none',
};
const history = [[traded], [drew(0, 7)], [drew(1, HIDDEN_CARD)]].map(
  (events, i): HistoryEntry => ({ seq: i + 1, seat: 0, time: undefined, events }),
);

test('the seat’s last draw or trade is animated, but never another seat’s', () => {
  expect(lastFlight(history, 0, 3, 0)).toEqual({ seq: 2, isDrawn: true, cards: [7] });
  expect(lastFlight(history, 0, 1, 0)).toEqual({ seq: 1, isDrawn: false, cards: [1, 2, 3] });
  expect(lastFlight(history, 0, 3, undefined)).toBeUndefined();
});

test('events before the page was opened are not animated', () => {
  expect(lastFlight(history, 2, 3, 0)).toBeUndefined();
});
