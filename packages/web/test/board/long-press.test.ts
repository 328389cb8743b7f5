import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitLongPress } from '../../src/board/input/long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Blocks the page: time passes, and timers fire late. */
function beBusy(ms: number): void {
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + ms);
  vi.advanceTimersToNextTimer();
  clock.mockRestore();
}

test('a finger that stays down is a long press', () => {
  const then = vi.fn();
  awaitLongPress(then);
  vi.advanceTimersByTime(440);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
});

test('a finger lifted early is not a long press', () => {
  const then = vi.fn();
  const stop = awaitLongPress(then);
  vi.advanceTimersByTime(440);
  stop();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});

test.each([0, 360])('time in which the page is busy does not count: busy after %i ms', (quiet) => {
  const then = vi.fn();
  const stop = awaitLongPress(then);
  vi.advanceTimersByTime(quiet);
  beBusy(600);
  expect(then).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
