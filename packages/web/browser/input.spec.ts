import type { Locator, Page } from '@playwright/test';
import { badge, waitUntilStill } from './board.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutFaults } from './layout.ts';
import { saveSettings, startGame } from './player.ts';

const game = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'input',
} as const;

/** Waits for the placement prompt and returns the number of armies. */
async function leftToPlace(page: Page): Promise<number> {
  const text = await page.getByText(/^[1-9]\d* left to place$/).textContent();
  return Number(text?.split(' ')[0]);
}

/** Types without pauses, even on a slow machine; after a pause, a letter would start a new search. */
function typeAtOnce(page: Page, letters: string): Promise<void> {
  return page.evaluate((keys) => {
    for (const key of keys) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(pressed);
    }
  }, letters);
}

/** The index of the first badge that is visible and not covered; -1 if there is none. */
function findInView(badges: Locator): Promise<number> {
  return badges.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { x, y, right, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
      return at !== null && at.closest('main') !== null && (element.contains(at) || at.contains(element));
    }),
  );
}

test('by mouse: armies are staged, taken back and placed; an attack shows its odds', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  const left = await leftToPlace(page);
  const lit = page.locator('[role=button][aria-disabled=false]');
  await lit.first().click();
  await expect(page.getByText(`${left - 1} left to place`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(`${left} left to place`)).toBeVisible();
  await lit.first().click();
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: `Place ${left} armies` }).click();
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await lit.first().click();
  await lit.and(page.locator('[aria-pressed=false]')).first().click();
  await expect(page.getByText(/^Expected losses/)).toBeVisible();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const dice = page.getByLabel('Dice per roll');
  await dice.selectOption({ label: '1 die' });
  await roll.click();
  await expect(page.getByRole('img', { name: /^[1-6]$/ }).first()).toBeVisible();
});

test('by keyboard: a whole turn', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  const left = await leftToPlace(page);
  const board = page.getByRole('button', { name: /^Alaska/ });
  await board.focus();
  const own = await page.locator('[role=button][aria-disabled=false]').first().getAttribute('aria-label');
  await typeAtOnce(page, (own ?? '').slice(0, 6).toLowerCase());
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', own ?? '');
  for (let placed = 0; placed < left; placed++) await page.keyboard.press('Enter');
  await expect(page.getByText('All armies placed')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText(/^Fortify: choose/).last()).toBeVisible();
  await page.keyboard.press('.');
  await leftToPlace(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: badges are large enough, armies are placed and attack', async ({ page }) => {
    await saveSettings(page);
    await startGame(page, game);
    const left = await leftToPlace(page);
    await waitUntilStill(page);
    const badges = page.locator('[role=button][aria-disabled=false]');
    const sizes = await badges.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().width),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    const inView = await findInView(badges);
    expect(inView).toBeGreaterThanOrEqual(0);
    await badges.nth(inView).tap();
    await expect(page.getByText(`${left - 1} left to place`)).toBeVisible();
    await page.getByRole('button', { name: 'All here' }).tap();
    await page.getByRole('button', { name: `Place ${left} armies` }).tap();
    await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
    await waitUntilStill(page);
    await badges.nth(await findInView(badges)).tap();
    await expect(page.getByText(/^Attack from/).last()).toBeVisible();
  });

  const LINE = 18; // the height of a line of the guide

  test('on a small phone the guide names gestures of fingers, and its first step fits', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const language of ['de', 'en']) {
      await saveSettings(page, { language, guide: true });
      await startGame(page, game);
      const guide = page
        .getByRole('complementary')
        .filter({ hasText: /lange gedrückt 5|long-press it for 5/ });
      await expect(guide).toBeVisible();
      await expect(guide).not.toContainText(/Shift|Umschalttaste/);
      const hidden = await guide.evaluate((aside) => aside.scrollHeight - aside.clientHeight);
      expect(hidden).toBeLessThan(LINE);
    }
  });

  test('the header is in the middle of its line while there is no round', async ({ page }) => {
    await saveSettings(page);
    await startGame(page, { ...game, options: { setup: 'claim' } });
    await page.getByText('Claim an empty territory').first().waitFor();
    const middles = await page
      .locator('header p strong, header li')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(middles).toHaveLength(2);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(2);
  });

  test('the next prompt brings a lit territory into view', async ({ page }) => {
    await saveSettings(page);
    await startGame(page, game);
    const left = await leftToPlace(page);
    await waitUntilStill(page);
    const badges = page.locator('[role=button][aria-disabled=false]');
    await badges.nth(await findInView(badges)).tap();
    await page.getByRole('button', { name: 'All here' }).tap();
    for (let times = 0; times < 3; times++) {
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      await waitUntilStill(page);
    }
    const overview = page.getByRole('img', { name: 'Minimap' });
    const { height } = (await overview.boundingBox())!;
    await overview.tap({ position: { x: 3, y: height - 5 } }); // only sea
    await expect.poll(() => findInView(page.locator('[data-territory][role=button]'))).toBe(-1);
    await page.getByRole('button', { name: `Place ${left} armies` }).tap();
    await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
    await expect.poll(() => findInView(badges)).toBeGreaterThanOrEqual(0);
  });
});

test('by mouse: a right click takes an army back, and a double click attacks until taken', async ({
  page,
}) => {
  await saveSettings(page, { stopBelow: 0 });
  await page.goto('/tutorial');
  await badge(page, 'brazil').click();
  await badge(page, 'venezuela').dblclick();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await badge(page, 'brazil').click();
  await expect(page.getByText('4 left to place')).toBeVisible();
  await badge(page, 'brazil').click({ button: 'right' });
  await expect(page.getByText('5 left to place')).toBeVisible();
});

test('the name of a placement is shortened before its buttons are cut off', async ({ page }) => {
  await saveSettings(page, { language: 'de' });
  await page.setViewportSize({ width: 1024, height: 600 });
  await startGame(page, { ...game, options: { setup: 'deal' } });
  const lit = page.locator('main [role=button][aria-disabled=false]');
  await lit.first().waitFor();
  const names = await lit.evaluateAll((badges) => badges.map(({ ariaLabel }) => ariaLabel!.split(',')[0]!));
  const lengths = names.map((name) => name.length);
  await lit.nth(lengths.indexOf(Math.max(...lengths))).press('Enter');
  await page.getByText('Alle Armeen gesetzt').first().waitFor();
  expect(await page.evaluate(findLayoutFaults, { needsPrimary: true })).toEqual([]);
});

test('after a conquest, the new territory may be clicked before its target', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    seats: ['Ann', { bot: 'easy' }],
    seed: 'given',
    position:
      'world-domination - red,blue a1a1a1a1a1a1a1a1a1/b1b1b1b1/a1a1a1a1a1a1a1/b1b1b1b1b1b1/b1b1b1b1b1b1b1b1b1b1b1b1/a99b1b1b1 attack:a turn=9 first=a',
  });
  const from = page.getByText(/^Attack from Siam/).last();
  await badge(page, 'indonesia').click();
  await badge(page, 'siam').click();
  await page.getByRole('button', { name: /^Attack until/ }).click();
  await page.getByRole('button', { name: /^Move \d+ in$/ }).click();
  await expect(from).toBeVisible();
  await waitUntilStill(page); // two clicks at once are a double click
  await badge(page, 'siam').click();
  await expect(from).toBeVisible();
  await badge(page, 'india').click();
  await expect(page.getByRole('button', { name: /^Attack until/ })).toBeVisible();
});
