import { expect, test } from './fixtures.ts';

test('one click leads from home to the first decision of a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText(/armies on your territories|attacks|thinking/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
});

test('the form for a new game survives a reload', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: /Secret Mission/ }).check();
  await page.getByLabel('Seat 1: Name').fill('Ann');
  await page.getByRole('button', { name: 'Add player' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Secret Mission/ })).toBeChecked();
  await expect(page.getByLabel('Seat 1: Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Seat 5: Name')).toBeVisible();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
});
