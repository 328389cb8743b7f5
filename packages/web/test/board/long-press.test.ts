import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitLongPress } from '../../src/board/long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Nothing is heard meanwhile: time goes by, and timers come late. */
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

test('one that is up before is none', () => {
  const then = vi.fn();
  const stop = awaitLongPress(then);
  vi.advanceTimersByTime(440);
  stop();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});

test.each([0, 360])('after a busy page there is time to hear that it is up: busy after %i ms', (quiet) => {
  const then = vi.fn();
  const stop = awaitLongPress(then);
  vi.advanceTimersByTime(quiet);
  beBusy(600);
  expect(then).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(1000);
  expect(then).not.toHaveBeenCalled();
});
