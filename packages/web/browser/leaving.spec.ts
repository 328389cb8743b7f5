import { expect, test } from './fixtures.ts';
import { begin, remember } from './player.ts';

test('whoever watches the moves of others can give up at any time', async ({ page }) => {
  await remember(page, { speed: 'slow' });
  await begin(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'leaving',
  });
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Offer a draw' })).toBeEnabled();
  await menu.getByRole('button', { name: 'Surrender' }).click();
  await menu.getByRole('button', { name: 'Yes' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('You are out. The others play on.')).toBeVisible();
});
