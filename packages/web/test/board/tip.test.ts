import { describe, expect, it } from 'vitest';
import { badgeRadius, levelOf } from '../../src/board/camera/level.ts';
import { initialView } from '../../src/board/camera/viewport.ts';
import { worldMap } from '../../src/board/map/map.ts';
import { placeTip, TIP } from '../../src/board/tip/placement.ts';

describe.each([
  [1100, 850],
  [788, 552],
])('in a window of %i × %i pixels', (width, height) => {
  const view = { ...initialView(worldMap, width, height), covered: 90 };
  const radius = badgeRadius(levelOf(view.scale)) * view.scale;

  it.each(worldMap.territories.map(({ id }, t) => [id, t] as const))('%s', (_, t) => {
    const [left, top] = placeTip(view, t);
    const [x, y] = worldMap.territories[t]!.badge;
    const [bx, by] = [width / 2 + (x - view.x) * view.scale, height / 2 + (y - view.y) * view.scale];
    const isClear =
      bx + radius <= left ||
      bx - radius >= left + TIP.width ||
      by + radius <= top ||
      by - radius >= top + TIP.height;
    expect(isClear, 'its badge is not covered').toBe(true);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + TIP.width).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + TIP.height).toBeLessThanOrEqual(height - 90);
  });
});
