import { expect, test } from '../fixtures.ts';
import { saveSettings } from '../player.ts';

const STATIC = process.env.RUBICON_STATIC_ADDRESS ?? '';

test('a page without a server says so, and games in the browser still work', async ({ page, context }) => {
  await page.close(); // its console must be silent; here the browser reports the missing server
  const visitor = await context.newPage();
  await saveSettings(visitor);
  await visitor.goto(STATIC);
  await expect(visitor.getByText('This page has no server', { exact: false })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Play with friends' })).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Play now' }).click();
  await expect(visitor.locator('#board svg').first()).toBeVisible();
});
