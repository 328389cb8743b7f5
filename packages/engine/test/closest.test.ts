import { expect, test } from 'vitest';
import { classicBoard, closest } from '../src/index.ts';

const IDS = classicBoard.territories.map(({ id }) => id);

test.each([
  ['chna', 'china'],
  ['chian', 'china'],
  ['Brazil', 'brazil'],
  ['kamchakta', 'kamchatka'],
  ['western-europ', 'western-europe'],
  ['atlantis', undefined],
  ['', undefined],
  ['x', undefined],
])('%j is probably %s', (word, meant) => {
  expect(closest(word, IDS)).toBe(meant);
});

test('of several words the closest is taken', () => {
  expect(closest('sian', ['siam', 'spain', 'sion'])).toBe('siam');
  expect(closest('peru', ['peru', 'pera'])).toBe('peru');
});
