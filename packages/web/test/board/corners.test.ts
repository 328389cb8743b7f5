import { expect, test } from 'vitest';
import { controlsCorner, overviewCorner } from '../../src/board/camera/corners.ts';
import { initialView, moveTo, resize, type Viewport, zoomAt } from '../../src/board/camera/viewport.ts';
import { type Point, worldMap } from '../../src/board/map/map.ts';

const peru = worldMap.territories.findIndex(({ id }) => id === 'peru');
const alberta = worldMap.territories.findIndex(({ id }) => id === 'alberta');
const phone: Viewport = resize(zoomAt(initialView(worldMap, 390, 400), 2, [0, 0]), 390, 400);

/** A view with the badge of Peru at this point of the window. */
function withPeruAt([left, top]: Point): Viewport {
  const [x, y] = worldMap.territories[peru]!.badge;
  const { width, height, scale } = phone;
  return moveTo(phone, [x - (left - width / 2) / scale, y - (top - height / 2) / scale]);
}

test('the overview moves away from a territory that may be picked', () => {
  expect(overviewCorner(withPeruAt([60, 360]), [peru], 0)).toBe('top-left');
  expect(overviewCorner(withPeruAt([60, 40]), [], 0)).toBe('bottom-left');
});

test('the overview moves away from other badges', () => {
  expect(overviewCorner(withPeruAt([60, 360]), [], 0)).toBe('top-left');
  expect(overviewCorner(withPeruAt([60, 360]), [alberta], 0)).toBe('top-left');
});

test('the overview stays if it covers nothing', () => {
  expect(overviewCorner(withPeruAt([200, 200]), [peru], 0)).toBe('bottom-left');
  expect(overviewCorner(withPeruAt([60, 40]), [peru], 0)).toBe('bottom-left');
});

test('the zoom buttons move away from badges, and stay at the top if they cover none', () => {
  expect(controlsCorner(withPeruAt([300, 40]), [peru], 0)).toBe('bottom-right');
  expect(controlsCorner(withPeruAt([300, 360]), [peru], 0)).toBe('top-right');
  expect(controlsCorner(withPeruAt([200, 200]), [peru], 0)).toBe('top-right');
});

test('both account for a card at the top', () => {
  expect(controlsCorner(withPeruAt([300, 40]), [peru], 60)).toBe('top-right'); // below the card anyway
  expect(controlsCorner(withPeruAt([300, 100]), [peru], 60)).toBe('bottom-right');
  expect(overviewCorner(withPeruAt([60, 360]), [peru], 60)).toBe('top-left');
  expect(overviewCorner(withPeruAt([60, 100]), [peru], 60)).toBe('bottom-left');
});
