import { classicBoard } from '@rubicon/engine';
import { expect, test } from 'vitest';
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
  'between any neighbours, the overlay is in a window of %i × %i and covers neither badge',
  (width, height) => {
    const view = initialView(worldMap, width, height);
    const radius = badgeRadius(levelOf(view.scale)) * view.scale;
    for (const [from, others] of classicBoard.neighbours.entries())
      for (const to of others) {
        const [x, y] = placeOverlay(view, from, to).map(
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
