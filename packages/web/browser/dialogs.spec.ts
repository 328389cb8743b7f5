import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';
import { recordAmong } from './records.ts';
import { openRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const quick: Setting = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: trio,
  seed: 'windows',
};

test('a dialog closes by its button or Escape, and restores the focus', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Settings' });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await opener.click();
  await dialog.evaluate((element) => element.dispatchEvent(new Event('cancel'))); // Escape must still close it
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dialog opened from another one restores the focus when it is closed', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, quick);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a button that closes its dialog restores the focus', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, { ...quick, seats: ['Ann', { bot: 'easy' }] });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').locator('figure').first().waitFor();
  await page.getByRole('button', { name: 'Show board' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('after a trade the focus moves to the board if its button is gone', async ({ page }) => {
  await saveSettings(page);
  const record = recordAmong(quick, (position) => {
    return position.family === 'turns' && position.trading === 'must' && position.phase === 'reinforce';
  });
  await openRecord(page, record);
  const trade = page.getByRole('button', { name: 'Trade in cards' });
  await trade.click();
  await page
    .getByRole('button', { name: /^Trade in for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trade).toHaveCount(0);
  await expect(page.locator('main [role=button]:focus')).toHaveCount(1);
});
