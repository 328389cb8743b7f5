import { describe, expect, test } from 'vitest';
import { noticesOf, reminderAt } from '../../src/online/turns/turn-notices.ts';
import { makeTable } from './tables.ts';

const DAY = 24 * 3600 * 1000;
const slow = { ...makeTable().settings, clock: { turn: 24 * 3600, bank: 0 } };
const types = (...args: Parameters<typeof noticesOf>) => noticesOf(...args).map(({ type }) => type);

describe('a player', () => {
  test('is notified once when a turn begins', () => {
    const others = makeTable({ toAct: [1] });
    expect(types(others, makeTable(), 'ann', 0)).toEqual(['turn']);
    expect(types(makeTable(), makeTable(), 'ann', 0)).toEqual([]);
    expect(types(makeTable(), makeTable({ turn: 5 }), 'ann', 0)).toEqual(['turn']);
  });

  test('is not notified about other players’ turns or finished games', () => {
    expect(types(undefined, makeTable(), 'bob', 0)).toEqual([]);
    expect(types(undefined, makeTable({ stage: 'over' }), 'ann', 0)).toEqual([]);
  });

  test('is notified of each nudge, under a tag that stays the same', () => {
    const nudged = makeTable({ nudgedAt: 7 });
    expect(types(makeTable(), nudged, 'ann', 8)).toEqual(['nudge']);
    expect(noticesOf(nudged, nudged, 'ann', 60_008)).toEqual(noticesOf(makeTable(), nudged, 'ann', 8));
    expect(types(nudged, makeTable(), 'ann', 9)).toEqual([]);
  });

  test('is reminded of a correspondence game after 80 % of the time', () => {
    const table = makeTable({ settings: slow, clockEnds: DAY });
    expect(reminderAt(table)).toBe(0.8 * DAY);
    expect(types(table, table, 'ann', 0.79 * DAY)).toEqual([]);
    expect(types(table, table, 'ann', 0.81 * DAY)).toEqual(['reminder']);
  });

  test('is not reminded of a live game', () => {
    const live = { ...slow, clock: { turn: 60, bank: 0 } };
    expect(reminderAt(makeTable({ settings: live, clockEnds: 60_000 }))).toBeUndefined();
  });
});
