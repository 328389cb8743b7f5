import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

test('a player can surrender while other moves are being shown', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000); // the clock stops until the test advances it
  await saveSettings(page, { speed: 'slow' });
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'leaving',
  });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole('button', { name: 'Skip to my turn' })).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(async () => {
    await page.clock.runFor(20); // the menu is loaded when it is opened, and React shows it after a timer
    await expect(menu).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect(menu.getByRole('button', { name: 'Offer draw' })).toBeEnabled();
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await page.clock.runFor(500); // a double tap does not confirm
  await menu.getByRole('button', { name: 'Yes' }).click();
  await expect(menu).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(2000); // the remaining entries, and perhaps the end of the game
    await expect(page.getByRole('row', { name: /Ann.*surrendered/ })).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
});
