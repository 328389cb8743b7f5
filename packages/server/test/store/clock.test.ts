import { expect, test } from 'vitest';
import { Clock } from '../../src/store/sqlite/clock.ts';

test('the clock follows the machine', () => {
  const times = { wall: 1000, steady: 50 };
  const clock = makeClock(times);
  expect(clock.now()).toBe(1000);
  Object.assign(times, { wall: 1700, steady: 750 });
  expect(clock.now()).toBe(1700);
});

test('a machine that slept or was set forward moves the clock forward', () => {
  const times = { wall: 1000, steady: 50 };
  const clock = makeClock(times);
  clock.now();
  Object.assign(times, { wall: 9000, steady: 60 });
  expect(clock.now()).toBe(9000);
});

test('the clock continues when the machine is set back', () => {
  const times = { wall: 5000, steady: 50 };
  const clock = makeClock(times);
  clock.now();
  Object.assign(times, { wall: 1000, steady: 51.5 });
  expect(clock.now()).toBe(5001);
  Object.assign(times, { wall: 1100, steady: 151 });
  expect(clock.now()).toBe(5101);
  Object.assign(times, { wall: 6000, steady: 152 });
  expect(clock.now()).toBe(6000);
});

function makeClock(times: { wall: number; steady: number }): Clock {
  return new Clock(
    () => times.wall,
    () => times.steady,
  );
}
