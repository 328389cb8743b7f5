import { expect, test } from './fixtures.ts';
import { remember } from './player.ts';

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
