import { expect, test } from './fixtures.ts';

test('one click leads from home to the first decision of a game', async ({ page }) => {
  await page.goto('/?seed=start');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText(/armies on your territories|attacks|thinking/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alaska/ })).toBeVisible();
});

test('what is being chosen for a new game is still chosen after a reload, and begins', async ({ page }) => {
  await page.goto('/new?seed=start');
  await page.getByRole('radio', { name: /Secret Mission/ }).check();
  await page.getByLabel('Seat 1: Name').fill('Ann');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Secret Mission/ })).toBeChecked();
  await expect(page.getByLabel('Seat 1: Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Seat 5: Name')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.getByRole('button', { name: /^Alaska/ })).toBeVisible();
});
