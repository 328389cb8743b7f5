import { describe, expect, test } from 'vitest';
import { hashOf, momentAt } from '../../src/replay/moments.ts';

const milestones = { turns: [3, 8, 15, 20], rounds: [3, 15], marks: [] };

describe('a link to a moment', () => {
  test.each([
    ['', 0],
    ['#round-1', 3],
    ['#round-2', 15],
    ['#round-9', 0],
    ['#turn-2', 8],
    ['#move-12', 12],
    ['#move-999', 30],
    ['#move--3', 0],
    ['#somewhere', 0],
  ])('%j shows %i entries', (hash, at) => {
    expect(momentAt(hash, milestones, 30)).toBe(at);
  });

  test('leads back to the moment it was made for', () => {
    for (let at = 0; at <= 30; at++) expect(momentAt(hashOf(at, milestones), milestones, 30)).toBe(at);
  });
});
