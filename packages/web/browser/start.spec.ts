import { expect, test } from './fixtures.ts';

test('one click leads from home to the first decision of a game', async ({ page }) => {
  await page.goto('/?seed=start');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText(/armies on your territories|attacks|thinking/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alaska/ })).toBeVisible();
});
