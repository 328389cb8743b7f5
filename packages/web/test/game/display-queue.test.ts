import { isToAct, replay, SPECTATOR } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DisplayQueue, type Pause } from '../../src/game/match/display-queue.ts';
import { hasSteps } from '../../src/game/review/review.ts';
import { playEntries } from './entries.ts';

const turns = playEntries(
  { edition: 'world-domination', players: 3, options: { setup: 'quick', startingSeat: '1' }, seed: 'queue' },
  60,
);
const orders = playEntries({ edition: 'simultaneous', players: 3, options: {}, seed: 'queue' }, 20);

/** The entries up to the first one after which the first seat is to act. */
const untilAsked = turns.entries.slice(0, turns.entries.findIndex((_, i) => isAskedAfter(i + 1)) + 1);

function isAskedAfter(count: number): boolean {
  const events = turns.entries.slice(0, count).flatMap((entry) => entry.events);
  return isToAct(replay(turns.beginning, events), 0);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function queueOf({ beginning }: typeof turns, pause: Pause, viewer = 0) {
  const onChange = vi.fn();
  const queue = new DisplayQueue(
    { viewer, view: beginning, history: [], reveal: undefined },
    pause,
    onChange,
  );
  return { queue, onChange };
}

describe('the pace', () => {
  test('entries without a pause are shown together, after one frame', () => {
    const { queue, onChange } = queueOf(turns, () => 0);
    for (const entry of turns.entries.slice(0, 5)) queue.push(entry);
    expect(queue).toMatchObject({ shown: 0, isBehind: true });
    vi.advanceTimersByTime(16);
    expect(queue).toMatchObject({ shown: 5, isBehind: false });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('tells how long an entry is shown, which is no time while skipping', () => {
    const { queue } = queueOf(turns, () => 300);
    for (const entry of turns.entries.slice(0, 2)) queue.push(entry);
    vi.advanceTimersByTime(16);
    expect(queue).toMatchObject({ shown: 1, lasts: 300 });
    queue.skip();
    expect(queue).toMatchObject({ shown: 2, lasts: 0 });
  });

  test('an entry of another seat is shown at once, and one that soon follows is shown a frame later', () => {
    const { queue } = queueOf(turns, () => 0);
    const others = turns.entries.filter(({ seat }) => seat !== 0);
    queue.push(others[0]!);
    vi.advanceTimersByTime(0);
    expect(queue.shown).toBe(1);
    queue.push(others[1]!);
    vi.advanceTimersByTime(1);
    expect(queue.shown).toBe(1);
    vi.advanceTimersByTime(15);
    expect(queue.shown).toBe(2);
  });

  test('an entry of the viewer waits a frame for the answer to its command', () => {
    const { queue } = queueOf(turns, () => 0, turns.entries[0]!.seat as number);
    queue.push(turns.entries[0]!);
    vi.advanceTimersByTime(15);
    expect(queue.shown).toBe(0);
    vi.advanceTimersByTime(1);
    expect(queue.shown).toBe(1);
  });

  test('entries with a pause are shown one by one', () => {
    const { queue } = queueOf(turns, () => 1000);
    for (const entry of turns.entries.slice(0, 4)) queue.push(entry);
    vi.advanceTimersByTime(0);
    const shown = [queue.shown];
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(999);
      shown.push(queue.shown);
      vi.advanceTimersByTime(1);
      shown.push(queue.shown);
    }
    expect(shown).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('an entry that arrives during a pause is shown after it', () => {
    const { queue } = queueOf(turns, () => 1000);
    queue.push(turns.entries[0]!);
    vi.advanceTimersByTime(16);
    queue.push(turns.entries[1]!);
    vi.advanceTimersByTime(500);
    expect(queue).toMatchObject({ shown: 1, isBehind: true });
    vi.advanceTimersByTime(500);
    expect(queue).toMatchObject({ shown: 2, isBehind: false });
  });

  test('the pause depends on the entry, the viewer and the queue', () => {
    const pause = vi.fn<Pause>(() => 0);
    const { queue } = queueOf(turns, pause);
    for (const entry of turns.entries) queue.push(entry);
    vi.advanceTimersByTime(16);
    expect(pause.mock.calls.map(([entry, { isOwn }]) => [entry, isOwn])).toEqual(
      turns.entries.map((entry) => [entry, entry.seat === 0]),
    );
    expect(pause.mock.calls.some(([, { isOwn }]) => isOwn)).toBe(true);
    const attacks = pause.mock.calls.filter(([, { isOnViewer }]) => isOnViewer);
    for (const [entry] of attacks) expect(entry.events.some(({ type }) => type === 'rolled')).toBe(true);
  });

  test('the pause depends on whether the entry has been waited for', () => {
    const pause = vi.fn<Pause>(() => 100);
    const { queue } = queueOf(turns, pause);
    for (const [i, after] of [0, 300, 150, 20].entries()) {
      vi.advanceTimersByTime(after);
      queue.push(turns.entries[i]!);
    }
    vi.advanceTimersByTime(300);
    expect(pause.mock.calls.map(([, { isLive, delay }]) => [isLive, delay])).toEqual([
      [true, 0],
      [true, 0],
      [false, 50],
      [false, 0],
    ]);
  });

  test('the pause depends on by how much the last one was late', () => {
    const pause = vi.fn<Pause>(() => 100);
    const { queue } = queueOf(turns, pause);
    for (const entry of turns.entries.slice(0, 3)) queue.push(entry);
    vi.advanceTimersByTime(0);
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 170); // painting took longer
    vi.advanceTimersByTime(200);
    expect(pause.mock.calls.map(([, { delay }]) => delay)).toEqual([0, 70, 0]);
  });

  test('an action of the player ends the pause', () => {
    const { queue } = queueOf(turns, () => 1000);
    queue.push(turns.entries[0]!);
    vi.advanceTimersByTime(16);
    queue.hurry();
    queue.push(turns.entries[1]!);
    vi.advanceTimersByTime(16);
    expect(queue.shown).toBe(2);
  });

  test('nothing is shown after the queue has stopped', () => {
    const { queue, onChange } = queueOf(turns, () => 0);
    queue.push(turns.entries[0]!);
    queue.stop();
    vi.advanceTimersByTime(10_000);
    expect(queue.shown).toBe(0);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the view', () => {
  test('is the fold of the entries shown', () => {
    const { queue } = queueOf(turns, () => 1000);
    for (const entry of turns.entries.slice(0, 8)) queue.push(entry);
    vi.advanceTimersByTime(16);
    for (let count = 1; count <= 8; count++) {
      const events = turns.entries.slice(0, count).flatMap((entry) => entry.events);
      expect(queue.view).toEqual(replay(turns.beginning, events));
      expect(queue.history).toEqual(turns.entries.slice(0, count));
      vi.advanceTimersByTime(1000);
    }
  });

  test('is a new object each time, so that later changes do not affect it', () => {
    const { queue } = queueOf(turns, () => 0);
    expect(queue.view).not.toBe(queue.view);
    expect(queue.view).toEqual(turns.beginning);
  });
});

describe('skipping', () => {
  test('shows everything at once', () => {
    const { queue } = queueOf(turns, () => 1000);
    for (const entry of turns.entries.slice(0, 6)) queue.push(entry);
    queue.skip();
    expect(queue.shown).toBe(6);
  });

  test('continues for later entries until the viewer is to act', () => {
    const { queue } = queueOf(turns, () => 1000);
    queue.skip();
    for (const entry of untilAsked) queue.push(entry);
    vi.advanceTimersByTime(16);
    expect(queue.shown).toBe(untilAsked.length);
    queue.push(turns.entries[untilAsked.length]!);
    queue.push(turns.entries[untilAsked.length + 1]!);
    vi.advanceTimersByTime(16);
    expect(queue.shown).toBe(untilAsked.length + 1);
  });
});

describe('a reveal', () => {
  const before = orders.entries.findIndex(hasSteps);

  test('stops the queue until the review has ended', () => {
    const { queue } = queueOf(orders, () => 0);
    for (const entry of orders.entries) queue.push(entry);
    vi.advanceTimersByTime(60_000);
    expect(queue).toMatchObject({ shown: before + 1, isBehind: true });
    expect(queue.reveal?.entry).toBe(orders.entries[before]);
    queue.endReview();
    expect(queue.shown).toBeGreaterThan(before + 1);
  });

  test('reviewed at once does not shorten the next pause', () => {
    const { queue } = queueOf(orders, () => 1000);
    for (const entry of orders.entries.slice(0, before + 1)) queue.push(entry);
    queue.skip();
    for (const entry of orders.entries.slice(before + 1, before + 3)) queue.push(entry);
    queue.endReview();
    vi.advanceTimersByTime(999);
    expect(queue.shown).toBe(before + 2);
    vi.advanceTimersByTime(1);
    expect(queue.shown).toBe(before + 3);
  });

  test('keeps the view from before it', () => {
    const { queue } = queueOf(orders, () => 0);
    for (const entry of orders.entries) queue.push(entry);
    vi.advanceTimersByTime(16);
    const events = orders.entries.slice(0, before).flatMap((entry) => entry.events);
    expect(queue.reveal?.before).toEqual(replay(orders.beginning, events));
  });

  test('is not skipped', () => {
    const { queue } = queueOf(orders, () => 1000);
    for (const entry of orders.entries) queue.push(entry);
    queue.skip();
    expect(queue.reveal?.entry).toBe(orders.entries[before]);
    queue.skip();
    expect(queue.shown).toBe(before + 1);
  });

  test('does not stop a spectator', () => {
    const { queue } = queueOf(orders, () => 0, SPECTATOR);
    for (const entry of orders.entries) queue.push(entry);
    vi.advanceTimersByTime(16);
    expect(queue).toMatchObject({ shown: orders.entries.length, reveal: undefined });
  });

  test('due from the start also stops the queue', () => {
    const entry = orders.entries[before]!;
    const reveal = { entry, before: orders.beginning };
    const queue = new DisplayQueue(
      { viewer: 0, view: orders.beginning, history: [], reveal },
      () => 0,
      () => {},
    );
    queue.push(orders.entries[0]!);
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toBe(0);
    queue.endReview();
    expect(queue).toMatchObject({ shown: 1, reveal: undefined });
  });
});
