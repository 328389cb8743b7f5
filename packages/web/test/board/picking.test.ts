import { classicBoard } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  findByName,
  isAcrossEdge,
  originAt,
  snapTo,
  stepTowards,
  targetAt,
  territoryAt,
} from '../../src/board/input/picking.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';

const ids = worldMap.territories.map(({ id }) => id);
const indexOf = (id: string): number => ids.indexOf(id);
const badgeOf = (id: string): Point => worldMap.territories[indexOf(id)]!.badge;
const links = classicBoard.neighbours.flatMap((others, a) =>
  others.filter((b) => a < b).map((b) => [a, b] as const),
);

describe('the territory under a point', () => {
  it('is the one with its badge there', () => {
    expect(worldMap.territories.map(({ badge }) => territoryAt(badge))).toEqual(ids.map((_, t) => t));
  });

  it('is none on the open sea', () => {
    expect(territoryAt([560, 400])).toBeUndefined();
  });

  it('is a small island even slightly off its coast', () => {
    const [x, y] = badgeOf('japan');
    const beside: Point = [x + 17, y + 8];
    expect(territoryAt(beside)).toBe(indexOf('japan'));
  });
});

describe('a finger', () => {
  const [x, y] = badgeOf('egypt');
  const egypt = indexOf('egypt');
  const east = indexOf('east-africa');

  it('picks the territory it touches, if that is lit', () => {
    expect(snapTo([x, y], new Set([egypt, east]), { reach: 30, badge: 0 })).toBe(egypt);
  });

  it('picks the territory whose badge it hits, even if only another one is lit', () => {
    const near: Point = [x, y + 10];
    expect(snapTo(near, new Set([east]), { reach: 200, badge: 12 })).toBe(egypt);
    expect(snapTo(near, new Set([east]), { reach: 200, badge: 8 })).toBe(east);
  });

  it('picks a lit territory nearby', () => {
    expect(snapTo([x, y + 24], new Set([east]), { reach: 30, badge: 0 })).toBe(east);
  });

  it('picks the territory it touches, if nothing nearby is lit', () => {
    expect(snapTo([x, y], new Set([indexOf('brazil')]), { reach: 30, badge: 0 })).toBe(egypt);
  });

  it('can pick the sea', () => {
    expect(snapTo([560, 400], new Set([egypt]), { reach: 30, badge: 0 })).toBeUndefined();
  });
});

describe('an arrow', () => {
  const [x, y] = badgeOf('egypt');
  const egypt = indexOf('egypt');
  const east = indexOf('east-africa');

  it('drawn by mouse starts only on the land of an origin', () => {
    expect(originAt([x, y], new Set([egypt]), undefined)).toBe(egypt);
    expect(originAt([x, y + 24], new Set([east]), undefined)).toBeUndefined();
    expect(originAt([560, 400], new Set([egypt]), undefined)).toBeUndefined();
  });

  it('drawn by finger starts only on the badge of an origin; other drags pan', () => {
    expect(originAt([x, y + 10], new Set([egypt, east]), 20)).toBe(egypt);
    expect(originAt([x, y + 24], new Set([egypt]), 20)).toBeUndefined();
    expect(originAt([x, y], new Set([east]), 20)).toBeUndefined();
  });

  it('ends only on or near one of its targets', () => {
    expect(targetAt([x, y + 24], new Set([east]), { reach: 30, badge: 0 })).toBe(east);
    expect(targetAt([x, y + 24], new Set([east]), { reach: 0, badge: 0 })).toBeUndefined();
    expect(targetAt([x, y], new Set([indexOf('brazil')]), { reach: 30, badge: 0 })).toBeUndefined();
  });
});

describe('arrow keys', () => {
  it.each([
    ['alaska', 'ArrowRight', 'northwest-territory'],
    ['alaska', 'ArrowLeft', 'kamchatka'],
    ['kamchatka', 'ArrowRight', 'alaska'],
    ['brazil', 'ArrowRight', 'north-africa'],
    ['north-africa', 'ArrowLeft', 'brazil'],
    ['china', 'ArrowDown', 'siam'],
    ['china', 'ArrowUp', 'mongolia'],
    ['ukraine', 'ArrowRight', 'ural'],
    ['argentina', 'ArrowUp', 'peru'],
    ['western-australia', 'ArrowRight', 'eastern-australia'],
  ] as const)('from %s, %s goes to %s', (from, direction, to) => {
    expect(ids[stepTowards(indexOf(from), direction, links)!]).toBe(to);
  });

  it('reach every territory from any other', () => {
    const next = ids.map((_, t) =>
      Object.keys(DIRECTIONS).map((key) => stepTowards(t, key as Direction, links)),
    );
    for (const start of ids.keys()) {
      const reached = new Set([start]);
      for (const t of reached) for (const to of next[t]!) if (to !== undefined) reached.add(to);
      expect(ids.filter((_, t) => !reached.has(t))).toEqual([]);
    }
  });

  it('cross the edge of the map along one lane only', () => {
    expect(links.filter(([a, b]) => isAcrossEdge(a, b))).toEqual([[indexOf('alaska'), indexOf('kamchatka')]]);
  });
});

describe('typed letters', () => {
  const names = ['Alaska', 'Alberta', 'Ägypten', 'Brasilien', 'New Guinea'];

  it.each([
    ['a', 0, 'Alberta'],
    ['a', 1, 'Ägypten'],
    ['a', 2, 'Alaska'],
    ['alb', 0, 'Alberta'],
    ['al', 0, 'Alaska'],
    ['B', 4, 'Brasilien'],
    ['ä', 0, 'Alberta'],
  ])('%s from %d', (typed, from, found) => {
    expect(names[findByName(names, typed, from)!]).toBe(found);
  });

  it('that match no name find nothing', () => {
    expect(findByName(names, 'x', 0)).toBeUndefined();
  });
});
