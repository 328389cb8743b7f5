import type { Event } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { BUDGET, Pace, pauseAfter } from '../../src/game/match/pace.ts';
import type { Speed } from '../../src/settings/settings.ts';
import { playEntries } from './entries.ts';

const placed: Event = { type: 'placed', seat: 0, territory: 0, armies: 1 };
const traded: Event = {
  type: 'traded',
  seat: 0,
  cards: [0, 1, 2],
  armies: 4,
  extra: -1,
  extraArmies: 0,
  trading: 'none',
};
const began: Event = { type: 'turn-began', seat: 1, armies: 3, trading: 'none' };
const prompted: Event = { type: 'prompted', phase: 'claim', seat: 0, armies: 1, neutral: 0 };

describe('the pause after an entry', () => {
  test('is that of its longest event', () => {
    const alone = pauseAfter([traded], 'normal');
    expect(pauseAfter([placed, traded, placed], 'normal')).toBe(alone);
    expect(alone).toBeGreaterThan(pauseAfter([placed], 'normal'));
  });

  test('is long after a reveal for spectators', () => {
    const moved: Event = { type: 'moved', seat: 0, from: 0, to: 1, asked: 1, troops: 1, reason: 'none' };
    const left: Event = { type: 'lot-left', territories: [0] };
    expect(pauseAfter([moved], 'normal')).toBeGreaterThan(pauseAfter([traded], 'normal'));
    expect(pauseAfter([left], 'normal')).toBeGreaterThan(0);
  });

  test('is zero for events that only advance the game', () => {
    expect(pauseAfter([prompted], 'slow')).toBe(0);
    expect(pauseAfter([], 'slow')).toBe(0);
  });

  test('gets shorter with each speed, down to zero', () => {
    const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
    const pauses = speeds.map((speed) => pauseAfter([traded], speed));
    expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
    expect(new Set(pauses).size).toBe(speeds.length);
    expect(pauses.at(-1)).toBe(0);
  });
});

describe('the turns of others', () => {
  const played = playEntries(
    { edition: 'world-domination', players: 6, options: { setup: 'quick', startingSeat: '1' }, seed: 'pace' },
    600,
  );
  const others = played.entries.filter(({ seat }) => seat !== 0);
  const isTurn = ({ events }: HistoryEntry): boolean => events.some(({ type }) => type === 'turn-began');

  /** For how long these entries are shown, with this many queued behind each, if each pause is late. */
  function pauses(
    entries: readonly HistoryEntry[],
    ahead: number,
    speed: Speed = 'normal',
    late = 0,
  ): number[] {
    const pace = new Pace(() => speed);
    let delay = 0;
    return entries.map((entry, i) => {
      const queued = entries.slice(i + 1, i + 1 + ahead);
      const pause = pace.pauseAfter(entry, {
        isOwn: false,
        isOnViewer: i % 3 === 0,
        isLive: false,
        delay,
        queued,
      });
      delay = pause > 0 ? late : 0;
      return pause + delay;
    });
  }
  const sum = (list: readonly number[]): number => list.reduce((total, pause) => total + pause, 0);

  test.each([
    [0, 0],
    [5, 0],
    [1000, 0],
    [0, 60],
    [5, 150],
    [1000, 60],
  ])('take at most 4 seconds each, with %i entries in the queue and %i ms late', (ahead, late) => {
    const list = pauses(others, ahead, 'normal', late);
    let [turn, turns] = [0, 0];
    for (const [i, entry] of others.entries()) {
      if (isTurn(entry)) [turn, turns] = [0, turns + 1];
      turn += list[i]!;
      expect(turn).toBeLessThanOrEqual(BUDGET.turn);
    }
    expect(turns).toBeGreaterThan(5);
  });

  test('take at most 15 seconds together, twice as long when slow', () => {
    const claims = Array.from({ length: 400 }, (_, i): HistoryEntry => {
      const events = i % 20 === 0 ? [{ ...began, seat: 1 + ((i / 20) % 100) }] : [traded];
      return { seq: i + 1, seat: 1, time: undefined, events };
    });
    for (const ahead of [0, 3, 1000]) {
      expect(sum(pauses(claims, ahead))).toBeLessThanOrEqual(BUDGET.all);
      expect(sum(pauses(claims, ahead, 'slow'))).toBeLessThanOrEqual(2 * BUDGET.all);
    }
  });

  test('are not compressed while the page waits for them', () => {
    const pace = new Pace(() => 'normal');
    const entry: HistoryEntry = { seq: 1, seat: 1, time: undefined, events: [traded] };
    const showing = { isOwn: false, isOnViewer: false, isLive: true, delay: 0, queued: [] };
    const list = Array.from({ length: 50 }, () => pace.pauseAfter(entry, showing));
    expect(new Set(list)).toEqual(new Set([pauseAfter([traded], 'normal')]));
  });

  test('get the full budget again after an entry of the viewer', () => {
    const pace = new Pace(() => 'normal');
    const entry: HistoryEntry = { seq: 1, seat: 1, time: undefined, events: [traded] };
    const showing = { isOwn: false, isOnViewer: false, isLive: false, delay: 0, queued: [] };
    const first = pace.pauseAfter(entry, showing);
    for (let i = 0; i < 20; i++) pace.pauseAfter(entry, showing);
    expect(pace.pauseAfter(entry, showing)).toBeLessThan(first / 10);
    pace.pauseAfter({ ...entry, seat: 0 }, { ...showing, isOwn: true });
    expect(pace.pauseAfter(entry, showing)).toBe(first);
  });
});
