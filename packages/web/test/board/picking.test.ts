import { classicBoard } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { type Point, worldMap } from '../../src/board/map.ts';
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
} from '../../src/board/picking.ts';

const ids = worldMap.territories.map(({ id }) => id);
const indexOf = (id: string): number => ids.indexOf(id);
const badgeOf = (id: string): Point => worldMap.territories[indexOf(id)]!.badge;
const links = classicBoard.neighbours.flatMap((others, a) =>
  others.filter((b) => a < b).map((b) => [a, b] as const),
);

describe('the territory under a point', () => {
  it('is the one whose badge stands there', () => {
    expect(worldMap.territories.map(({ badge }) => territoryAt(badge))).toEqual(ids.map((_, t) => t));
  });

  it('is none on the open sea', () => {
    expect(territoryAt([560, 400])).toBeUndefined();
  });

  it('is a small island also beside it', () => {
    const [x, y] = badgeOf('japan');
    const beside: Point = [x + 17, y + 8];
    expect(territoryAt(beside)).toBe(indexOf('japan'));
  });
});

describe('a finger', () => {
  const [x, y] = badgeOf('egypt');
  const egypt = indexOf('egypt');
  const east = indexOf('east-africa');

  it('means what it touches, if that is lit', () => {
    expect(snapTo([x, y], new Set([egypt, east]), 30)).toBe(egypt);
  });

  it('means what is lit and near', () => {
    expect(snapTo([x, y + 24], new Set([east]), 30)).toBe(east);
  });

  it('means what it touches, if nothing near is lit', () => {
    expect(snapTo([x, y], new Set([indexOf('brazil')]), 30)).toBe(egypt);
  });

  it('may mean the sea', () => {
    expect(snapTo([560, 400], new Set([egypt]), 30)).toBeUndefined();
  });
});

describe('an arrow', () => {
  const [x, y] = badgeOf('egypt');
  const egypt = indexOf('egypt');
  const east = indexOf('east-africa');
  const japan = indexOf('japan');

  it('begins on the land of an origin, and not on other land however near an origin is', () => {
    expect(originAt([x, y], new Set([egypt]), 30)).toBe(egypt);
    expect(originAt([x, y + 24], new Set([east]), 30)).toBeUndefined();
  });

  it('begins on the sea only beside an origin', () => {
    const [jx, jy] = badgeOf('japan');
    expect(originAt([jx + 30, jy + 8], new Set([japan]), 30)).toBe(japan);
    expect(originAt([jx + 30, jy + 8], new Set([japan]), 0)).toBeUndefined();
    expect(originAt([jx + 30, jy + 8], new Set([egypt]), 30)).toBeUndefined();
  });

  it('ends on one of its targets or near it, and nowhere else', () => {
    expect(targetAt([x, y + 24], new Set([east]), 30)).toBe(east);
    expect(targetAt([x, y + 24], new Set([east]), 0)).toBeUndefined();
    expect(targetAt([x, y], new Set([indexOf('brazil')]), 30)).toBeUndefined();
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

  it('reach every territory from every other', () => {
    const next = ids.map((_, t) =>
      Object.keys(DIRECTIONS).map((key) => stepTowards(t, key as Direction, links)),
    );
    for (const start of ids.keys()) {
      const reached = new Set([start]);
      for (const t of reached) for (const to of next[t]!) if (to !== undefined) reached.add(to);
      expect(ids.filter((_, t) => !reached.has(t))).toEqual([]);
    }
  });

  it('only one lane goes across the edge', () => {
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

  it('that begin no name find nothing', () => {
    expect(findByName(names, 'x', 0)).toBeUndefined();
  });
});
