import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, remember, type Setting } from './player.ts';
import { recordAmong } from './records.ts';
import { bringIn } from './states.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const orders: Setting = { edition: 'simultaneous', seats: trio, seed: 'review' };

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'What happened, step by step' });
const commit = (page: Page): Locator => page.getByRole('button', { name: 'Commit the orders' });

/** Ann is asked for the orders of this round. */
async function atRound(page: Page, round: number): Promise<void> {
  const record = recordAmong(
    orders,
    (position) => position.family === 'orders' && position.phase === 'order' && position.round === round,
  );
  await bringIn(page, record);
  await commit(page).waitFor();
}

for (const speed of ['normal', 'off'] as const) {
  test(`what came of a round is gone through against bots, at speed ${speed}`, async ({ page }) => {
    await remember(page, { speed });
    await atRound(page, 1);
    const review = reviewOf(page);
    await expect(review).toHaveCount(0); // nothing that was played before the page came
    await commit(page).click();
    await expect(review).toContainText(/^1 of \d+/);
    await page.waitForTimeout(1500); // it does not go by itself
    await expect(review).toContainText(/^1 of \d+/);
    const round = page.getByText('Round 1 of');
    await expect(round).toBeVisible(); // the players and the round are those of the step
    await review.getByRole('button', { name: 'Next' }).click();
    await expect(review).toContainText(/^2 of \d+/);
    await review.getByRole('button', { name: 'Back' }).click();
    await expect(review).toContainText(/^1 of \d+/);
    const steps = Number(/of (\d+)/.exec(await review.innerText())?.[1]);
    for (let step = 1; step < steps; step++) await review.getByRole('button', { name: 'Next' }).click();
    await expect(review).toContainText(`${steps} of ${steps}`);
    await review.getByRole('button', { name: 'Go on' }).click();
    await expect(review).toHaveCount(0);
    await expect(commit(page)).toBeVisible();
    await expect(page.getByText('Round 2 of')).toBeVisible();

    await commit(page).click();
    await review.getByRole('button', { name: 'Skip all' }).click();
    await expect(page.getByText('Round 3 of')).toBeVisible();
    await expect(commit(page)).toBeVisible();
  });
}

test('a lot says who got it, before the next one comes up', async ({ page }) => {
  await remember(page, { speed: 'normal' });
  await begin(page, orders);
  await page.getByRole('button', { name: /^Bid/ }).click();
  await expect(reviewOf(page)).toContainText(/^1 of 1/);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: /^Bid/ })).toBeVisible();
});

test('during a review nothing is decided, neither on the board nor by the key of the next step', async ({
  page,
}) => {
  await remember(page);
  await atRound(page, 1);
  await commit(page).click();
  const review = reviewOf(page);
  await expect(review).toContainText(/^1 of \d+/);
  await expect(page.locator('main [role=button][aria-disabled=false]')).toHaveCount(0);
  await page.keyboard.press('.');
  await expect(review).toContainText(/^2 of \d+/);
  await page.keyboard.down('.');
  for (let i = 0; i < 200 && (await review.count()) > 0; i++) await page.keyboard.down('.'); // held down
  await page.keyboard.down('.');
  await page.keyboard.up('.');
  await expect(page.getByText('Round 2 of')).toBeVisible();
  await expect(commit(page)).toBeVisible(); // the next sheet is still to be written
  await page.keyboard.press('.');
  await expect(review).toContainText(/^1 of \d+/);
});

test('the result waits until the last round has been gone through', async ({ page }) => {
  await remember(page);
  await atRound(page, 7);
  await commit(page).click();
  await expect(reviewOf(page)).toContainText(/^1 of \d+/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reviewOf(page).getByRole('button', { name: 'Skip all' }).click();
  await expect(page.getByRole('dialog').locator('figure').first()).toBeVisible();
});
