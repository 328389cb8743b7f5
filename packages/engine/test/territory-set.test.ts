import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classicBoard, TerritorySet } from '../src/index.ts';

/** Compares every operation with the same one on a set of numbers; 60 territories need both words. */
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 59 }));
const sorted = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

describe('a set of territories', () => {
  test('has the territories it was made from, in board order', () => {
    fc.assert(
      fc.property(numbers, (members) => {
        const set = TerritorySet.of(members);
        expect([...set]).toEqual(sorted(members));
        expect(set.size).toBe(members.length);
        expect(set.isEmpty).toBe(members.length === 0);
        for (let t = 0; t < 60; t++) expect(set.has(t)).toBe(members.includes(t));
      }),
    );
  });

  test('is combined with another', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const one = TerritorySet.of(a);
        const other = TerritorySet.of(b);
        expect([...one.union(other)]).toEqual(sorted(new Set([...a, ...b])));
        expect([...one.intersect(other)]).toEqual(sorted(a.filter((t) => b.includes(t))));
        expect([...one.without(other)]).toEqual(sorted(a.filter((t) => !b.includes(t))));
        expect(one.includes(other)).toBe(b.every((t) => a.includes(t)));
      }),
    );
  });

  test('is never changed', () => {
    const set = TerritorySet.of([1, 40]);
    set.union(TerritorySet.of([2]));
    set.without(TerritorySet.of([1]));
    expect([...set]).toEqual([1, 40]);
    expect([...TerritorySet.EMPTY]).toEqual([]);
  });

  test('of a board are its continents and the neighbours of each territory', () => {
    for (const { set, territories } of classicBoard.continents) expect([...set]).toEqual(territories);
    expect(classicBoard.neighbourSets.map((set) => [...set])).toEqual(classicBoard.neighbours);
  });
});
