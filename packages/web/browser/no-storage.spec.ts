import { expect, test } from './fixtures.ts';
import { play, saveSettings } from './player.ts';

/** A name that is not localhost, so that the browser treats the page as one from another machine over plain HTTP. */
const ELSEWHERE = 'rubicon.test';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

test('without IndexedDB, a game can be played and the page warns that it is not saved', async ({ page }) => {
  await saveSettings(page);
  await page.route('**/host-worker*.js', async (route) => {
    const response = await route.fetch();
    const disabled = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };";
    await route.fulfill({ response, body: `${disabled}${await response.text()}` });
  });
  await page.goto('/');
  await expect(page.getByText(/does not let the page save games/)).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('complementary', { name: 'Not saved' })).toBeVisible();
  await play(page, 5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Leave game' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
});

test('a page served over plain HTTP from another machine can play and save', async ({ context, baseURL }) => {
  const page = await context.newPage(); // the console warns that a header needs HTTPS
  await saveSettings(page);
  const address = new URL(baseURL!);
  address.hostname = ELSEWHERE;
  await page.goto(address.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Play now' }).click();
  await play(page, 5);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
