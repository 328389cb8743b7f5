import { readFileSync } from 'node:fs';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { crashHost, play, playToEnd, saveSettings, startGame, surrender } from './player.ts';
import { recordUntil } from './records.ts';

const trio = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'saving',
} as const;

test('a game continues after a reload, from the home page, and in another tab once closed here', async ({
  page,
  context,
}) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(log.first()).toBeVisible();
  const before = await log.allTextContents();
  await page.reload();
  await expect(log).toHaveText(before);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('alert')).toHaveText(/another tab/);
  await expect(other).toHaveTitle('Open in another tab – Rubicon');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Open in another tab');
  await page.goto('/');
  await other.getByRole('button', { name: 'Reopen game' }).click();
  await other.getByText('left to place').waitFor();
  await other.close();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('left to place').waitFor();
});

test('an unfinished game is exported with a warning, deleted, imported and continued', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/reveals everything hidden/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yes' }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No saved games yet')).toBeVisible();

  await chooseFile(page, 'Import game', `${record}{"seq":`); // cut off
  await expect(
    page.getByRole('status').filter({ hasText: /^Imported: World Domination, \d+ moves.+left out/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('left to place').waitFor();
  await play(page, 10);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Ann places/ })
      .first(),
  ).toBeVisible();
});

const unfinished = (): string => recordUntil(trio, ({ phase }) => phase === 'attack');

test('a game played by a newer version cannot continue, but its replay can be watched', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/');
  await chooseFile(page, 'Import game', unfinished().replace(/"revision":\d+/, '"revision":99'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(/newer version of Rubicon/);
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/game is shown as played/);
});

test('an unfinished game has no replay, which would reveal hidden information', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  await page.goto(page.url().replace('/game/', '/replay/'));
  await expect(page.getByRole('alert')).toHaveText(/not over yet/);
});

test('a game left while it opens can be opened again', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
  await page.evaluate(async () => {
    const gone = (): Promise<void> =>
      new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }));
    for (let turn = 0; turn < 5; turn++) {
      history.back();
      await gone();
      history.forward();
      await gone();
    }
  });
  await page.getByRole('button', { name: /^Alaska, / }).waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('saved games that cannot be read are reported as an error', async ({ context }) => {
  const page = await context.newPage(); // the console warns, as expected
  await saveSettings(page);
  await page.goto('/about');
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.open('rubicon-host', 2).onsuccess = resolve; // as a newer version of the page would
    });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/could not be read or saved/);
  await expect(page.getByText('No saved games yet')).toBeHidden();
});

test('after the browser has cleared its data, a game says that it cannot be saved, and then that it is gone', async ({
  context,
}) => {
  const page = await context.newPage(); // the console warns, as expected
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await page.getByRole('button', { name: 'Place evenly' }).click();
  await page.getByRole('button', { name: /^Place \d+ armies/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/could not be saved/);
  await expect(page).toHaveTitle('Something went wrong – Rubicon');
  await page.getByRole('button', { name: 'Reopen game' }).click();
  await expect(page.getByRole('alert')).toHaveText('This game no longer exists.');
});

for (const language of ['en', 'de'])
  test(`the buttons of a saved game fit in one row on a phone (${language})`, async ({ page }) => {
    await saveSettings(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(unfinished()),
    });
    const row = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('a[href^="/game/"]') });
    await row.getByRole('button').first().waitFor();
    const tops = await row
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
    const words = await row.locator('a:not([aria-hidden]), button').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length; // lines of text
      }),
    );
    expect(words).toEqual([1, 1, 1]);
  });

test.describe('with a service worker', () => {
  test.use({ isCached: true });

  test('offline, the page loads and a game can be played to its end', async ({ page, context }) => {
    await saveSettings(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).click();
    await play(page, 10);
    await surrender(page);
    await playToEnd(page);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rubicon');
  });
});

test('after the host crashes, the game continues where it was', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  await crashHost(page);
  await page.getByRole('button', { name: 'Reopen game' }).click();
  await page.getByText('left to place').waitFor();
});
