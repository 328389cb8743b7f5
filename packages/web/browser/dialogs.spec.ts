import { expect, test } from './fixtures.ts';
import { begin, remember, type Setting } from './player.ts';
import { recordAmong } from './records.ts';
import { bringIn } from './states.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const quick: Setting = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: trio,
  seed: 'windows',
};

test('a window is closed once, by its button and by Escape, and gives the focus back', async ({ page }) => {
  await remember(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Settings' });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await opener.click();
  await dialog.evaluate((element) => element.dispatchEvent(new Event('cancel'))); // Escape has still to close it
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a window that opens another one gives the focus back when that is closed', async ({ page }) => {
  await remember(page);
  await begin(page, quick);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a button that closes its window gives the focus back', async ({ page }) => {
  await remember(page);
  await begin(page, { ...quick, seats: ['Ann', { bot: 'easy' }] });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('dialog').locator('figure').first().waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('after a trade the focus is on the board when its button is gone', async ({ page }) => {
  await remember(page);
  const record = recordAmong(quick, (position) => {
    return position.family === 'turns' && position.trading === 'must' && position.phase === 'reinforce';
  });
  await bringIn(page, record);
  const trade = page.getByRole('button', { name: 'Trade cards' });
  await trade.click();
  await page
    .getByRole('button', { name: /^Trade for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trade).toHaveCount(0);
  await expect(page.locator('main [role=button]:focus')).toHaveCount(1);
});
