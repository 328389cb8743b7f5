import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';
import { newRecord, type Setting } from './records.ts';
import { saveRecord } from './store.ts';

test('one click leads from home to the first decision of a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText(/armies on your territories|attacks|thinking/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
});

test('returning players get a link to their saved games at the top, above the editions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await saveSettings(page);
  const game: Setting = { edition: 'world-domination', seats: ['Ann', { bot: 'easy' }], seed: 'a' };
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Saved games/ })).toHaveCount(0);
  for (const seed of ['a', 'b']) await saveRecord(page, newRecord({ ...game, seed }));
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Saved games (2)' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Saved games' })).toBeInViewport();
  const [saved, editions] = await Promise.all(
    ['Saved games', 'Eight ways to play'].map((name) => page.getByRole('heading', { name }).boundingBox()),
  );
  expect(saved!.y).toBeLessThan(editions!.y);
  const gaps = await page.locator('main > *').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.slice(2).map(({ top }, i) => Math.round(top - boxes[i + 1]!.bottom)); // below the cards
  });
  expect(new Set(gaps).size).toBe(1);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue' }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('every row of editions is full', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Eight ways to play' }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [844, 4],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    const lefts = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
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
