import { describe, expect, it } from 'vitest';
import { drawArrow, drawArrowTo } from '../../src/board/arrows/arrows.ts';
import { drawCurve, sampleCurve } from '../../src/board/map/curves.ts';
import { distance } from '../../src/board/map/geometry.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';

const indexOf = (id: string): number => worldMap.territories.findIndex((territory) => territory.id === id);
const badgeOf = (id: string): Point => worldMap.territories[indexOf(id)]!.badge;

/** The first and the last point of a path. */
function endsOf(path: string): [Point, Point] {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  return [points[0]!, points.at(-1)!];
}

describe('an arrow', () => {
  const { parts, tip, curve } = drawArrow(indexOf('brazil'), indexOf('north-africa'), 12);

  it('runs from badge to badge and covers neither', () => {
    expect(parts).toHaveLength(1);
    const [start, end] = endsOf(parts[0]!);
    expect(distance(start, badgeOf('brazil'))).toBeCloseTo(13.8, 0);
    expect(distance(end, badgeOf('north-africa'))).toBeGreaterThan(12);
    expect(distance(endsOf(tip)[0], badgeOf('north-africa'))).toBeCloseTo(14.4, 0);
  });

  it('bends the other way in the opposite direction', () => {
    const back = drawArrow(indexOf('north-africa'), indexOf('brazil'), 12);
    expect(distance(curve[1], back.curve[1])).toBeGreaterThan(40);
  });

  it('that crosses the map edge leaves on one side and returns on the other', () => {
    const there = drawArrow(indexOf('alaska'), indexOf('kamchatka'), 12);
    expect(there.parts).toHaveLength(2);
    expect(endsOf(there.parts[0]!)[1][0]).toBe(0);
    expect(endsOf(there.parts[1]!)[0][0]).toBe(worldMap.width);
    expect(distance(endsOf(there.tip)[0], badgeOf('kamchatka'))).toBeLessThan(16);

    const back = drawArrow(indexOf('kamchatka'), indexOf('alaska'), 12);
    expect(endsOf(back.parts[0]!)[1][0]).toBe(worldMap.width);
    expect(endsOf(back.parts[1]!)[0][0]).toBe(0);
  });

  it('of a drag ends at the pointer', () => {
    expect(endsOf(drawArrowTo(indexOf('china'), [1000, 600], 12).parts[0]!)[1]).toEqual([1000, 600]);
  });
});

it('a smooth line passes through its points', () => {
  const points: Point[] = [
    [0, 0],
    [10, 10],
    [30, 0],
  ];
  expect(drawCurve(points)).toMatch(/^M0,0C.* 10,10C.* 30,0$/);
  const sampled = sampleCurve(points, 4);
  expect(sampled).toHaveLength(9);
  for (const point of points) expect(sampled.some((other) => distance(point, other) < 1e-9)).toBe(true);
});
