import { expect, test } from 'vitest';
import { percentile } from '../../measurements/percentile.ts';

test.each([
  [[30, 10, 20], 0.5, 20],
  [[10, 20, 30, 40], 0.5, 20],
  [[10, 20, 30, 40], 0.95, 40],
  [Array.from({ length: 200 }, (_, i) => i + 1), 0.95, 190],
  [[7], 0, 7],
])('of %j, a share of %d is at most %d', (numbers, share, expected) => {
  expect(percentile(numbers, share)).toBe(expected);
});

test('an empty list has no percentile', () => {
  expect(percentile([], 0.5)).toBeNaN();
});
