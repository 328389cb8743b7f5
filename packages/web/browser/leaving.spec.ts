import { expect, test } from './fixtures.ts';
import { begin, remember } from './player.ts';

test('whoever watches the moves of others can give up at any time', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000); // the moves of others wait for the test
  await remember(page, { speed: 'slow' });
  await begin(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'leaving',
  });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Offer a draw' })).toBeEnabled();
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await menu.getByRole('button', { name: 'Yes' }).click();
  await expect(menu).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(2000); // what was left to be shown, and the end of the game if the bots are quick
    await expect(page.getByRole('row', { name: /Ann.*gave up/ })).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
});
