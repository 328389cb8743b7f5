import type { Locator, Page } from '@playwright/test';
import { stillness } from './board.ts';
import { expect, test } from './fixtures.ts';
import { begin, playToEnd, remember } from './player.ts';

const game = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'input',
} as const;

/** How many armies the seat has to place when it is asked. */
async function leftToPlace(page: Page): Promise<number> {
  const text = await page.getByText(/^[1-9]\d* left to place$/).textContent();
  return Number(text?.split(' ')[0]);
}

/** However slow the machine is: after a pause a letter begins another name. */
function typeAtOnce(page: Page, letters: string): Promise<void> {
  return page.evaluate((keys) => {
    for (const key of keys) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(pressed);
    }
  }, letters);
}

/** The first that can be seen, and touched; -1 if none can. */
function findInView(badges: Locator): Promise<number> {
  return badges.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
      return at !== null && at.closest('main') !== null && (element.contains(at) || at.contains(element));
    }),
  );
}

test('by mouse: armies are staged, taken back, placed; an attack shows its odds before the roll', async ({
  page,
}) => {
  await remember(page);
  await begin(page, game);
  const left = await leftToPlace(page);
  const lit = page.locator('[role=button][aria-disabled=false]');
  await lit.first().click();
  await expect(page.getByText(`${left - 1} left to place`)).toBeVisible();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await expect(page.getByText(`${left} left to place`)).toBeVisible();
  await lit.first().click();
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: `Place ${left} armies` }).click();
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await lit.first().click();
  await lit.and(page.locator('[aria-pressed=false]')).first().click();
  await expect(page.getByText(/% to take it/)).toBeVisible();
  await expect(page.getByText(/Losses to expect/)).toBeVisible();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const dice = page.getByLabel('Dice for one roll');
  const [beside, button] = [(await dice.boundingBox())!, (await roll.boundingBox())!];
  expect(button.x - (beside.x + beside.width)).toBeLessThan(20); // not beside the button that always rolls the most
  expect(Math.abs(button.y + button.height / 2 - beside.y - beside.height / 2)).toBeLessThan(2);
  await dice.selectOption({ label: '1 die' });
  await roll.click();
  await expect(page.getByRole('img', { name: /^[1-6]$/ }).first()).toBeVisible();
});

test('by keyboard alone: a turn without a mouse', async ({ page }) => {
  await remember(page);
  await begin(page, game);
  const left = await leftToPlace(page);
  const board = page.getByRole('button', { name: /^Alaska/ });
  await board.focus();
  const own = await page.locator('[role=button][aria-disabled=false]').first().getAttribute('aria-label');
  await typeAtOnce(page, (own ?? '').slice(0, 6).toLowerCase());
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', own ?? '');
  for (let placed = 0; placed < left; placed++) await page.keyboard.press('Enter');
  await expect(page.getByText('0 left to place')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText(/^Last move/).last()).toBeVisible();
  await page.keyboard.press('.');
  await leftToPlace(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: badges are large enough, armies are placed, and the game is played to its end', async ({
    page,
  }) => {
    test.slow();
    await remember(page);
    await begin(page, game);
    const left = await leftToPlace(page);
    await stillness(page);
    const badges = page.locator('[role=button][aria-disabled=false]');
    const sizes = await badges.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().width),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    const inView = await findInView(badges);
    expect(inView).toBeGreaterThanOrEqual(0);
    await badges.nth(inView).tap();
    await expect(page.getByText(`${left - 1} left to place`)).toBeVisible();
    await playToEnd(page);
  });

  test('what may be picked is brought into view with the next question', async ({ page }) => {
    await remember(page);
    await begin(page, game);
    const left = await leftToPlace(page);
    await stillness(page);
    const badges = page.locator('[role=button][aria-disabled=false]');
    await badges.nth(await findInView(badges)).tap();
    await page.getByRole('button', { name: 'All here' }).tap();
    for (let times = 0; times < 3; times++) {
      await page.getByRole('button', { name: 'Closer' }).tap();
      await stillness(page);
    }
    const overview = page.getByRole('img', { name: 'Overview of the board' });
    const { height } = (await overview.boundingBox())!;
    await overview.tap({ position: { x: 3, y: height - 5 } }); // nothing but sea
    await expect.poll(() => findInView(page.locator('[data-territory][role=button]'))).toBe(-1);
    await page.getByRole('button', { name: `Place ${left} armies` }).tap();
    await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
    await expect.poll(() => findInView(badges)).toBeGreaterThanOrEqual(0);
  });
});
