import type { Page } from '@playwright/test';
import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';
import { blunders } from './states/examples.ts';
import { openRecord } from './store.ts';

async function placeAll(page: Page, territory: string): Promise<void> {
  await badge(page, territory).press('Enter');
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: /^Place \d+ armies/ }).click();
}

test('retrying mistakes: the same move fails, a better one passes, and the solution is shown on request', async ({
  page,
}) => {
  await saveSettings(page);
  await openRecord(page, blunders());
  await page.getByRole('button', { name: 'Game summary' }).click();
  const summary = page.getByRole('dialog', { name: 'Game summary' });
  await summary.getByRole('button', { name: 'Learn from your mistakes' }).click();
  const coach = page.getByRole('complementary', { name: 'Learn from your mistakes' });
  const verdict = coach.getByRole('status');
  await expect(verdict).toHaveText(
    /^1 of 2 Round 1: “place 14 on Argentina” cost you [\d.]+ points of win chance\. Find a better move\.$/,
  );
  await expect(coach).toBeFocused();

  await placeAll(page, 'argentina');
  await expect(verdict).toHaveText(/^1 of 2 Not yet: place 14 on Argentina\. That loses [\d.]+ points: /);
  await expect(coach.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expect(coach.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await page.keyboard.press('Enter');

  await page.setViewportSize({ width: 390, height: 844 });
  await placeAll(page, 'east-africa');
  await expect(verdict).toHaveText(/^1 of 2 Good: place 14 on East Africa\. /);
  await coach.getByRole('button', { name: 'Show the solution' }).click();
  await expect(verdict).toHaveText(/^1 of 2 Solution: (place \d+ on [A-Z][\w ]+, )+attack /);
  await expect(coach.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(coach).toContainText('2 of 2');
  await coach.getByRole('button', { name: 'Skip' }).click();
  await expect(verdict).toHaveText('You found 1 of 2.');
  await coach.getByRole('button', { name: 'Back to the summary' }).click();
  await expect(summary.getByRole('button', { name: 'Try again' })).toHaveCount(2);

  await summary.getByRole('button', { name: 'Try again' }).first().click();
  await expect(coach).toBeFocused();
  await page.goBack();
  await expect(summary.getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expect(summary.getByRole('button', { name: 'Try again' }).first()).toBeFocused(); // not at the top again
});
