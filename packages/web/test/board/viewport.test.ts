import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeRadius, isClose, levelOf, scaleOf, textSizes } from '../../src/board/camera/level.ts';
import {
  fitScale,
  fitView,
  follow,
  initialView,
  interpolate,
  isWhole,
  moveTo,
  panBy,
  READABLE,
  resize,
  showNearest,
  toBoard,
  transformOf,
  type Viewport,
  visibleBox,
  zoomAt,
} from '../../src/board/camera/viewport.ts';
import { distance } from '../../src/board/map/geometry.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';

const board = { width: 1600, height: 900 };
const desktop = initialView(board, 1440, 900);
const phone = initialView(board, 390, 560);

const box = (x: number, y: number) => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

describe('the initial view', () => {
  it('shows the whole board if there is room', () => {
    expect(desktop.scale).toBe(0.9);
    expect([desktop.x, desktop.y]).toEqual([800, 450]);
    expect(isWhole(desktop)).toBe(true);
  });

  it('shows the whole board beside panels', () => {
    expect(isWhole(initialView(board, 744, 640))).toBe(true);
  });

  it('shows part of the board on a phone, with readable badges', () => {
    expect(phone.scale).toBeGreaterThanOrEqual(READABLE);
    expect(isWhole(phone)).toBe(false);
    expect(phone.scale * board.height).toBeCloseTo(560);
  });
});

describe('zoom', () => {
  it('keeps the point under the pointer in place', () => {
    const at: Point = [300, 400];
    const [x, y] = toBoard(desktop, at);
    const [zoomedX, zoomedY] = toBoard(zoomAt(desktop, 2, at), at);
    expect([zoomedX, zoomedY].map(Math.round)).toEqual([x, y].map(Math.round));
  });

  it('is limited at both ends', () => {
    expect(zoomAt(desktop, 0.01, [0, 0])).toEqual(desktop);
    expect(zoomAt(desktop, 1000, [0, 0]).scale).toBe(5);
  });

  it('in and then out returns to the same view', () => {
    const closer = zoomAt(moveTo(zoomAt(desktop, 2, [720, 450]), [800, 450]), 1.5, [720, 450]);
    const back = zoomAt(closer, 1 / 1.5, [720, 450]);
    expect(back.scale).toBeCloseTo(1.8);
    expect(back.x).toBeCloseTo(800);
  });

  it('can fit the whole board', () => {
    expect(isWhole(fitView(phone))).toBe(true);
    expect(fitView(phone).scale).toBeCloseTo(390 / 1600);
  });
});

it('a pan moves the board by the given pixels', () => {
  const view = zoomAt(desktop, 3, [720, 450]);
  expect(panBy(view, 27, -54)).toMatchObject({ x: view.x - 10, y: view.y + 20 });
});

it('a resized window keeps its middle, and the whole board if it was visible', () => {
  const view = moveTo(zoomAt(desktop, 3, [720, 450]), [900, 400]);
  expect(resize(view, 1000, 700)).toMatchObject({ x: 900, y: 400, scale: view.scale });
  expect(isWhole(resize(desktop, 1000, 700))).toBe(true);
  expect(resize(desktop, 390, 560).scale).toBe(phone.scale);
});

describe('follow', () => {
  const sees = (view: Viewport, x: number, y: number) => {
    const { left, right, top, bottom } = visibleBox(view);
    return x > left && x < right && y > top && y < bottom;
  };

  it('moves to a distant territory at the same scale', () => {
    const view = follow(phone, [box(100, 700)]);
    expect(sees(view, 100, 700)).toBe(true);
    expect(view.scale).toBe(phone.scale);
  });

  it('does not move if the territories are visible', () => {
    expect(follow(phone, [box(phone.x, phone.y)])).toEqual(phone);
    expect(follow(phone, [])).toEqual(phone);
  });

  it('zooms out if two territories do not fit', () => {
    const close = zoomAt(phone, 4, [195, 280]);
    const view = follow(close, [box(700, 400), box(1000, 500)]);
    expect(view.scale).toBeLessThan(close.scale);
    expect(sees(view, 700, 400) && sees(view, 1000, 500)).toBe(true);
  });

  it('shows only the end of an action if badges would become unreadable', () => {
    const view = follow(phone, [box(110, 130), box(1430, 130)]);
    expect(view.scale).toBe(phone.scale);
    expect(sees(view, 1430, 130)).toBe(true);
  });
});

describe('showNearest', () => {
  it('moves every territory clear of the buttons and the overview', () => {
    for (const height of [330, 420, 560])
      for (const { badge } of worldMap.territories) {
        const [x, y] = badge;
        const view = showNearest(initialView(board, 390, height), [box(x, y)]);
        const px = view.width / 2 + (x - view.x) * view.scale;
        const py = view.height / 2 + (y - view.y) * view.scale;
        expect(px).toBeGreaterThan(0);
        expect(px).toBeLessThan(390 - 52);
        expect(py).toBeGreaterThan(0);
        expect(py).toBeLessThan(height - 74);
        expect(view.scale).toBe(initialView(board, 390, height).scale);
      }
  });

  it('does not move if the whole board is visible', () => {
    expect(showNearest(desktop, [box(1590, 890)])).toEqual(desktop);
  });
});

it('no sequence of zooms, pans and resizes moves the board out of view', () => {
  const step = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.05, max: 20, noNaN: true }), x: fc.nat(1440), y: fc.nat(900) }),
    fc.record({ dx: fc.integer({ min: -5000, max: 5000 }), dy: fc.integer({ min: -5000, max: 5000 }) }),
    fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 2000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let view = desktop;
      for (const one of steps) {
        if ('factor' in one) view = zoomAt(view, one.factor, [one.x, one.y]);
        else if ('dx' in one) view = panBy(view, one.dx, one.dy);
        else view = resize(view, one.width, one.height);
        expect(view.scale).toBeGreaterThanOrEqual(fitScale(view) * 0.999);
        expect(Math.min(Math.max(view.x, 0), board.width)).toBe(view.x);
        expect(Math.min(Math.max(view.y, 0), board.height)).toBe(view.y);
      }
    }),
    { seed: 1 },
  );
});

it('an interpolation starts and ends at its two views', () => {
  const to = moveTo(zoomAt(phone, 2, [0, 0]), [1000, 500]);
  expect(interpolate(phone, to, 0)).toEqual(phone);
  expect(interpolate(phone, to, 1).scale).toBeCloseTo(to.scale);
  expect(interpolate(phone, to, 1).x).toBeCloseTo(to.x);
});

it('the transform moves the board, and scales it if it was drawn at another scale', () => {
  expect(transformOf(desktop, 0.9)).toBe('translate(0px, 45px) scale(1)');
  expect(transformOf(desktop, 0.45)).toBe('translate(0px, 45px) scale(2)');
});

describe('sizes', () => {
  const scales = [READABLE, 0.64, 0.75, 0.9, 1, 1.3, 2, 5];

  it.each(scales)('a badge is at least 24 px across at %d', (scale) => {
    expect(2 * badgeRadius(levelOf(scale)) * scale).toBeGreaterThanOrEqual(23.99);
  });

  it.each(scales)('text is at least 9 px at %d', (scale) => {
    expect(Math.min(...textSizes(levelOf(scale))) * scale).toBeGreaterThanOrEqual(8.99);
  });

  it('badges never touch, at any scale', () => {
    const { territories } = worldMap;
    const gaps = territories.flatMap(({ badge }, a) =>
      territories.slice(a + 1).map((other) => distance(badge, other.badge)),
    );
    for (let scale = 0.1; scale < 6; scale *= 1.1)
      expect(Math.min(...gaps)).toBeGreaterThan(2 * badgeRadius(levelOf(scale)));
  });

  it('levels are steps of the scale', () => {
    expect([0.25, 1, 2, 2.1, 4].map(levelOf)).toEqual([-8, 0, 4, 4, 8]);
    for (const scale of scales) expect(scaleOf(levelOf(scale))).toBeLessThanOrEqual(scale * 1.0001);
    expect([0.9, 1.5, 1.7].map((scale) => isClose(levelOf(scale)))).toEqual([false, false, true]);
  });
});
