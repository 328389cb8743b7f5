import { classicBoard } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { drawArrow } from '../../src/board/arrows/arrows.ts';
import { badgeRadius, levelOf } from '../../src/board/camera/level.ts';
import { initialView } from '../../src/board/camera/viewport.ts';
import { worldMap } from '../../src/board/map/map.ts';
import { OVERLAY, placeOverlay } from '../../src/board/overlay/placement.ts';

/** The room of the board in windows of 1440 × 900, 1024 × 600 and 640 × 900 pixels. */
const ROOMS = [
  [1100, 764],
  [760, 462],
  [640, 768],
] as const;

test.each(ROOMS)(
  'between any two neighbours, the overlay fits in a %i × %i window and covers neither badge',
  (width, height) => {
    const view = initialView(worldMap, width, height);
    const radius = badgeRadius(levelOf(view.scale)) * view.scale;
    for (const [from, others] of classicBoard.neighbours.entries())
      for (const to of others) {
        const box = placeOverlay(view, from, to);
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2].map(
          (middle, axis) => [width, height][axis]! / 2 + (middle - [view.x, view.y][axis]!) * view.scale,
        ) as [number, number];
        const name = [from, to].map((t) => worldMap.territories[t]!.id).join();
        expect(Math.abs(x - width / 2), name).toBeLessThanOrEqual((width - OVERLAY.width) / 2);
        expect(Math.abs(y - height / 2), name).toBeLessThanOrEqual((height - OVERLAY.height) / 2);
        for (const t of [from, to]) {
          const badge = worldMap.territories[t]!.badge;
          const away = [x, y].map((middle, axis) => {
            const at = [width, height][axis]! / 2 + (badge[axis]! - [view.x, view.y][axis]!) * view.scale;
            return Math.max(0, Math.abs(at - middle) - [OVERLAY.width, OVERLAY.height][axis]! / 2);
          });
          expect(Math.hypot(...away), name).toBeGreaterThan(radius * 1.2);
        }
      }
  },
);

test('the overlay is near the middle of its arrow', () => {
  const view = initialView(worldMap, ...ROOMS[0]);
  const distances = classicBoard.neighbours.flatMap((others, from) =>
    others.map((to) => {
      const { left, top, right, bottom } = placeOverlay(view, from, to);
      const [start, control, end] = drawArrow(from, to, badgeRadius(levelOf(view.scale))).curve;
      const [x, y] = [0, 1].map((axis) => (start[axis]! + 2 * control[axis]! + end[axis]!) / 4);
      return Math.hypot((left + right) / 2 - x!, (top + bottom) / 2 - y!) * view.scale;
    }),
  );
  const mean = distances.reduce((sum, away) => sum + away, 0) / distances.length;
  expect(mean).toBeLessThan(105); // pixels; half of its height and a badge are 78
});
