import { classicBoard } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { type Plate, placePlates, plateWidth } from '../../src/board/arrows/plates.ts';
import { badgeRadius, levelOf } from '../../src/board/camera/level.ts';
import { distance } from '../../src/board/map/geometry.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';
import type { BoardArrow } from '../../src/board/state.ts';

const pairs = classicBoard.neighbours.flatMap((others, from) => others.map((to) => [from, to] as const));
const orderOf = ([from, to]: readonly [number, number], label: string): BoardArrow => ({
  from,
  to,
  kind: 'order',
  label,
});
const badgeOf = (t: number): Point => worldMap.territories[t]!.badge;

/** The distance from the middle of a badge to the edge of a plate. */
function gap({ at, arrow }: Plate, badge: Point, radius: number): number {
  const [wide, high] = [plateWidth(arrow.label!) * radius, 0.55 * radius];
  return Math.hypot(
    Math.max(0, Math.abs(at[0] - badge[0]) - wide),
    Math.max(0, Math.abs(at[1] - badge[1]) - high),
  );
}

const SCALES = [0.3, 0.5, 0.66, 0.9, 1.3, 2, 4]; // from the whole board on a phone to zoomed in

describe.each(SCALES)('at %s pixels per unit', (scale) => {
  const radius = badgeRadius(levelOf(scale));

  it.each(['7', '23', '114'])('the plate of %s covers no badge, between any two neighbours', (label) => {
    for (const pair of pairs) {
      const [plate] = placePlates([orderOf(pair, label)], radius);
      expect(plate, pair.join()).toBeDefined();
      const gaps = worldMap.territories.map(({ badge }) => gap(plate!, badge, radius));
      expect(Math.min(...gaps), pair.join()).toBeGreaterThan(radius);
    }
  });

  it('a plate is near its arrow', () => {
    for (const [from, to] of pairs) {
      const [plate] = placePlates([orderOf([from, to], '7')], radius);
      const away = Math.min(distance(plate!.at, badgeOf(from)), distance(plate!.at, badgeOf(to)));
      expect(away).toBeLessThan(Math.max(distance(badgeOf(from), badgeOf(to)), 5 * radius));
    }
  });
});

it('plates of opposite orders do not overlap', () => {
  const radius = badgeRadius(levelOf(0.66));
  const [out, back] = pairs
    .filter(([from, to]) => from === 0 && to === 1)
    .flatMap((pair) => [pair, pair.toReversed()]);
  const plates = placePlates(
    [orderOf(out as [number, number], '12'), orderOf(back as [number, number], '8')],
    radius,
  );
  expect(plates).toHaveLength(2);
  expect(distance(plates[0]!.at, plates[1]!.at)).toBeGreaterThan(1.1 * radius);
});

it('an arrow without a label has no plate', () => {
  expect(placePlates([{ from: 0, to: 1, kind: 'attack' }], 12)).toEqual([]);
});
