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
  for (const path of ['/table/Zr1wM4ySXzT6', '/table/Zr1wM4ySXzT6/replay', '/leaderboard', '/profile']) {
    await visitor.goto(new URL(path, STATIC).href);
    await expect(visitor.getByText('This page has no server', { exact: false })).toBeVisible();
  }
  await visitor.goto(STATIC);
  await visitor.getByRole('button', { name: 'Play now' }).click();
  await expect(visitor.locator('#board svg').first()).toBeVisible();
});

test('a table that was opened while a proxy had no server behind it appears once the server is back', async ({
  page,
  context,
}) => {
  await page.close(); // its console must be silent; here the browser reports the answers of the proxy
  const visitor = await context.newPage();
  await saveSettings(visitor);
  const proxy = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  await visitor.route('**/api/me', (route) => route.fulfill(proxy));
  await visitor.goto('/');
  await expect(visitor.getByText('The server is not responding.', { exact: false })).toBeVisible();
  await visitor.goto('/table/Zr1wM4ySXzT6');
  await expect(visitor.getByText('Retrying', { exact: false })).toBeVisible();
  await visitor.unroute('**/api/me');
  await expect(visitor.getByText('There is no such table.')).toBeVisible();
});
