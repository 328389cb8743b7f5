import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

test('five experts finish their turns while the page stays responsive', async ({ page }) => {
  await saveSettings(page, { speed: 'normal' });
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'expert' }))],
    seed: 'expert',
  });
  await expect(page.getByRole('button', { name: 'Skip to my turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await expect(page.getByText('left to place')).toBeVisible();
});
