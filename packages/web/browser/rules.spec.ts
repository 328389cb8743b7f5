import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

test('the rules can be searched by keyboard, and a hit opens its section', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/rules');
  await page.getByRole('searchbox', { name: 'Search the rules of all editions' }).focus();
  await page.keyboard.type('COMMANDER');
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* sections found\.$/);
  await expect(page.locator('mark').first()).toHaveText(/^commander$/i);
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/rules\/[a-z-]+#options$/);
  const heading = page.getByRole('heading', { name: 'Options', exact: true });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('COMMANDER');
});

test('a search without hits says so, and an empty search lists the editions', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/rules');
  await expect(page.locator('main').getByRole('link')).toHaveCount(8);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByRole('status')).toHaveText('Nothing found.');
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('main').getByRole('link')).toHaveCount(8);
});

test('the rules are available in German, and search ignores accents', async ({ page }) => {
  await saveSettings(page, { language: 'de' });
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('verstarken');
  await expect(page.locator('mark').first()).toHaveText('Verstärken');
  await page.goto('/rules/simultaneous');
  await expect(page.getByRole('heading', { name: 'Versorgung' })).toBeVisible();
});

test('the menu of a game opens the rules of its edition in a new tab', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'secret-mission',
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'rules',
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Rules of this edition/ }).click();
  const rules = await opened;
  await expect(rules.getByRole('heading', { level: 1 })).toHaveText('Rules: Secret Mission');
  await expect(page).toHaveURL(/\/game\//);
});

test('no rules page is wider than a phone', async ({ page }) => {
  await saveSettings(page, { language: 'de' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/rules', '/rules/capital', '/rules/basic-training', '/rules/simultaneous']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
});
