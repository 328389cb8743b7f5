import type { Page } from '@playwright/test';
import {
  badge,
  Fingers,
  litOn,
  middleOf,
  nearestNeighbours,
  pointBesideLit,
  scaleOf,
  waitUntilStill,
} from './board.ts';
import { expect, test } from './fixtures.ts';
import { WALKS } from './states.ts';

async function reach(page: Page, name: string): Promise<void> {
  const state = WALKS.flat().find((one) => one.name === name);
  if (state === undefined) throw new Error(`unknown state: ${name}`);
  await state.reach(page);
  await badge(page, 'alaska').waitFor();
  await waitUntilStill(page);
}

async function leftToPlace(page: Page): Promise<number> {
  return Number.parseInt((await page.getByText(/^\d+ left to place$/).textContent()) ?? '', 10);
}

const selected = (page: Page) => page.locator('[role=button][aria-pressed=true][data-territory]');

test('the wheel zooms around the pointer', async ({ page }) => {
  await reach(page, 'phase:turns/reinforce');
  const before = await scaleOf(page);
  const at = await middleOf(badge(page, 'ukraine'));
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.5);
  const after = await middleOf(badge(page, 'ukraine'));
  expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(3);
});

test('a drag moves the board with the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 }); // only a part of the board is in view
  await reach(page, 'phase:turns/reinforce');
  const start = await middleOf(badge(page, 'congo'));
  const { x, y, width, height } = (await page.locator('main').boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const far = 60;
  const isLeft = start.x < at.x; // drag towards the part that is out of view
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + (isLeft ? far : -far), at.y, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => Math.abs((await middleOf(badge(page, 'congo'))).x - start.x))
    .toBeCloseTo(far, -1);
});

test('dragging from a territory with troops to move draws an arrow; any other drag pans', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reach(page, 'phase:orders/order');
  const own = await litOn(page);
  const congo = (): Promise<{ x: number }> => middleOf(badge(page, 'congo'));
  const { x, y, width, height } = (await page.locator('main').boundingBox())!;
  const drag = async (id: string): Promise<number> => {
    const [from, start] = [await middleOf(badge(page, id)), (await congo()).x];
    const dx = from.x < x + width / 2 ? 50 : -50;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y, { steps: 5 });
    const panned = (await congo()).x - start;
    await page.mouse.move(from.x, from.y, { steps: 5 });
    await page.mouse.up();
    return panned;
  };
  const inView = async (ids: readonly string[]): Promise<string> => {
    for (const id of ids) {
      const at = await middleOf(badge(page, id));
      const isIn = at.x > x + 20 && at.x < x + width - 60 && at.y > y + 60 && at.y < y + height - 60;
      if (isIn) return id;
    }
    throw new Error('no such territory is in view');
  };
  const all = await page
    .locator('[role=button][data-territory]')
    .evaluateAll((badges) => badges.map((one) => one.getAttribute('data-territory') ?? ''));
  const others = await drag(await inView(all.filter((id) => !own.includes(id))));
  expect(Math.abs(others)).toBeGreaterThan(30);
  expect(await drag(await inView(own))).toBe(0);
});

test('the keys +, − and 0 zoom in, zoom out and fit the board', async ({ page }) => {
  await reach(page, 'phase:turns/reinforce');
  const whole = await scaleOf(page);
  await badge(page, 'alaska').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole * 1.3);
  const close = await scaleOf(page);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page)).toBeLessThan(close);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.round(await scaleOf(page))).toBe(Math.round(whole));
});

test('Shift-click places five armies', async ({ page }) => {
  await reach(page, 'phase:turns/deploy');
  await page.getByRole('button', { name: 'Place all remaining' }).click();
  const left = await leftToPlace(page);
  const [own = ''] = await litOn(page);
  await badge(page, own).click({ modifiers: ['Shift'] });
  await expect.poll(() => leftToPlace(page)).toBe(left - 5);
  await badge(page, own).click();
  await expect.poll(() => leftToPlace(page)).toBe(left - 6);
});

test('Escape and a click on the sea clear the selection', async ({ page }) => {
  await reach(page, 'phase:turns/attack');
  const [own = ''] = await litOn(page);
  await badge(page, own).click();
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(0);
  await badge(page, own).click();
  await expect(selected(page)).toHaveCount(1);
  const board = await page.getByRole('main').boundingBox();
  await page.mouse.click((board?.x ?? 0) + 20, (board?.y ?? 0) + (board?.height ?? 0) - 20);
  await expect(selected(page)).toHaveCount(0);
});

test('a line drawn between territories adds an order', async ({ page }) => {
  await reach(page, 'phase:orders/order');
  const [from, to] = await nearestNeighbours(page, await litOn(page));
  const [start, end] = [await middleOf(badge(page, from)), await middleOf(badge(page, to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await expect(page.locator('[data-kind=order]')).toHaveCount(1);
  await page.mouse.up();
  const lines = page.getByRole('list', { name: 'Your sheet' }).getByRole('listitem');
  const count = lines.getByRole('spinbutton');
  await expect(lines).toHaveCount(1);
  await expect(page.locator('[data-kind=order]')).toHaveCount(1);
  await expect(page.getByText(/^Order added: \d+ from /).last()).toBeVisible();
  await count.fill('1');
  await expect(page.locator('[data-plate=order]')).toHaveText('1');
  await page.keyboard.press('Escape'); // in the field, Escape is not a game key
  await page.getByRole('button', { name: 'Min' }).focus();
  await page.keyboard.press('Escape'); // clears the selection and keeps the order
  await expect(page.getByRole('button', { name: 'Min' })).toHaveCount(0);
  await expect(lines).toHaveCount(1);
  await lines.getByRole('button', { name: /^from / }).click();
  await expect(page.getByRole('button', { name: 'Min' })).toBeVisible();
  await lines.getByRole('button', { name: /^Remove: 1 from / }).click();
  await expect(page.locator('[data-kind=order]')).toHaveCount(0);
});

test('arrow keys move between neighbours, and across the edge of the map', async ({ page }) => {
  await reach(page, 'phase:turns/reinforce');
  await badge(page, 'alaska').focus();
  for (const [key, id] of [
    ['ArrowRight', 'northwest-territory'],
    ['ArrowDown', 'alberta'],
    ['ArrowLeft', 'alaska'],
    ['ArrowLeft', 'kamchatka'],
    ['ArrowRight', 'alaska'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(badge(page, id)).toBeFocused();
  }
});

test('with reduced motion, the board jumps instead of gliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reach(page, 'phase:turns/reinforce');
  const widths = await page.evaluate(async () => {
    const widthOf = (): number => {
      const [first, last] = ['alaska', 'argentina'].map((id) =>
        document.querySelector(`#territory-${id}`)!.getBoundingClientRect(),
      );
      return Math.round(Math.hypot(last!.x - first!.x, last!.y - first!.y) / 8);
    };
    const seen = new Set([widthOf()]);
    document.querySelector<HTMLButtonElement>('button[aria-label="Zoom in"]')!.click();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame);
      seen.add(widthOf());
    }
    return seen.size;
  });
  expect(widths).toBe(2);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('spreading two fingers zooms in', async ({ page }) => {
    await reach(page, 'phase:turns/reinforce');
    const before = await scaleOf(page);
    const fingers = await Fingers.on(page);
    const at = (away: number) => [
      { x: 195 - away, y: 300 },
      { x: 195 + away, y: 300 },
    ];
    await fingers.down(...at(30));
    for (const away of [45, 60, 75, 90]) await fingers.move(...at(away));
    await fingers.up();
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 2);
  });

  test('a long press places five armies', async ({ page }) => {
    await reach(page, 'phase:turns/deploy');
    await page.getByRole('button', { name: 'Place all remaining' }).click();
    const left = await leftToPlace(page);
    const fingers = await Fingers.on(page);
    await fingers.down(await middleOf(badge(page, await ownInView(page))));
    await expect.poll(() => leftToPlace(page)).toBe(left - 5);
    await fingers.up();
    await expect(page.getByText(`${left - 5} left to place`)).toBeVisible();
  });

  test('a tap on the overview moves the board there', async ({ page }) => {
    await reach(page, 'phase:turns/reinforce');
    const overview = await page.getByRole('img', { name: 'Minimap' }).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = overview ?? {};
    await page.touchscreen.tap(x + width * 0.9, y + height * 0.8);
    await expect(badge(page, 'eastern-australia')).toBeInViewport();
    await page.touchscreen.tap(x + width * 0.1, y + height * 0.3);
    await expect(badge(page, 'alaska')).toBeInViewport();
    await expect(badge(page, 'eastern-australia')).not.toBeInViewport();
  });
});

test.describe('with a finger on a large screen', () => {
  test.use({ viewport: { width: 1200, height: 800 }, hasTouch: true });

  test('a tap beside a lit territory picks it', async ({ page }) => {
    await reach(page, 'phase:turns/reinforce');
    const left = await leftToPlace(page);
    const { x, y } = await pointBesideLit(page, 12);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => leftToPlace(page)).toBe(left - 1);
  });
});

/** A lit territory that is visible on a phone and not covered. */
async function ownInView(page: Page): Promise<string> {
  for (const id of await litOn(page)) {
    const { x, y } = await middleOf(badge(page, id));
    if (x > 20 && x < 330 && y > 80 && y < 400) return id;
  }
  throw new Error('no lit territory is in view');
}
