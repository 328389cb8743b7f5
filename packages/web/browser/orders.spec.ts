import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';
import { recordAmong } from './records.ts';
import { openRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const orders: Setting = { edition: 'simultaneous', seats: trio, seed: 'review' };

const reviewOf = (page: Page): Locator => page.getByRole('region', { name: 'Results, step by step' });
const commit = (page: Page): Locator => page.getByRole('button', { name: 'Commit orders' });

/** Opens a game in which Ann writes the orders of this round. */
async function openRound(page: Page, round: number): Promise<void> {
  const record = recordAmong(
    orders,
    (position) => position.family === 'orders' && position.phase === 'order' && position.round === round,
  );
  await openRecord(page, record);
  await commit(page).waitFor();
}

for (const speed of ['normal', 'off'] as const) {
  test(`a round against bots is reviewed automatically or step by step, at speed ${speed}`, async ({
    page,
  }) => {
    await saveSettings(page, { speed });
    await openRound(page, 1);
    const review = reviewOf(page);
    await expect(review).toHaveCount(0); // earlier rounds are not reviewed
    await commit(page).click();
    await expect(review).toContainText(/^1 of \d+/);
    if (speed === 'normal') {
      await expect(review).toContainText(/^2 of \d+/); // advances automatically
      await review.getByRole('button', { name: 'Pause' }).click();
      await review.getByRole('button', { name: 'Back' }).click();
    }
    await expect(review.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(review).toContainText(/^1 of \d+/);
    const round = page.getByText('Round 1 of');
    await expect(round).toBeVisible(); // the page shows the round of the step
    await review.getByRole('button', { name: 'Next' }).click();
    await expect(review).toContainText(/^2 of \d+/);
    await review.getByRole('button', { name: 'Back' }).click();
    await expect(review).toContainText(/^1 of \d+/);
    const steps = Number(/of (\d+)/.exec(await review.innerText())?.[1]);
    for (let step = 1; step < steps; step++) await review.getByRole('button', { name: 'Next' }).click();
    await expect(review).toContainText(`${steps} of ${steps}`);
    await review.getByRole('button', { name: 'Continue' }).click();
    await expect(review).toHaveCount(0);
    await expect(commit(page)).toBeVisible();
    await expect(page.getByText('Round 2 of')).toBeVisible();

    await commit(page).click();
    await review.getByRole('button', { name: 'Skip all' }).click();
    await expect(page.getByText('Round 3 of')).toBeVisible();
    await expect(commit(page)).toBeVisible();
  });
}

test('the result of a lot is shown before the next one comes up', async ({ page }) => {
  await saveSettings(page, { speed: 'normal' });
  await startGame(page, orders);
  await page.getByRole('button', { name: /^Bid/ }).click();
  await expect(reviewOf(page)).toContainText(/^1 of 1.*Bids: Ann \d+, .* \d+ more lots\./);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: /^Bid/ })).toBeVisible();
});

test('nothing can be decided during a review, by board or keyboard', async ({ page }) => {
  await saveSettings(page);
  await openRound(page, 1);
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
  await expect(commit(page)).toBeVisible(); // the next sheet has not been committed
  await page.keyboard.press('.');
  await expect(review).toContainText(/^1 of \d+/);
});

test('the result is shown after the review of the last round, and no log or announcement tells it before', async ({
  page,
}) => {
  await saveSettings(page);
  await openRound(page, 7);
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Round 7');
  const before = await log.innerText();
  await commit(page).click();
  await expect(reviewOf(page)).toContainText(/^1 of \d+/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reviewOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(reviewOf(page)).toContainText(/^2 of \d+/);
  expect(await log.innerText()).toBe(before);
  await expect(page.locator('[role=log][aria-live]')).not.toContainText('wins');
  await reviewOf(page).getByRole('button', { name: 'Skip all' }).click();
  await expect(log).toContainText(/\w+ wins/);
  await expect(page.locator('[role=log][aria-live]')).toContainText('wins');
  await expect(page.getByRole('dialog').locator('figure').first()).toBeVisible();
});

test('a number can be changed in steps of one', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, orders);
  const [less, more] = ['1 less', '1 more'].map((name) => page.getByRole('button', { name }));
  await expect(less!).toBeDisabled(); // a bid begins at its least
  await more!.click();
  await more!.click();
  await expect(page.getByRole('button', { name: 'Bid 2 tokens' })).toBeVisible();
  await less!.click();
  await expect(page.getByRole('button', { name: 'Bid 1 token' })).toBeVisible();
});
