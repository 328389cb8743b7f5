import { readFileSync } from 'node:fs';
import { chooseFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { begin, crashHost, playToEnd, remember } from './player.ts';
import { recordUntil } from './records.ts';

const trio = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'saving',
} as const;

test('a game goes on after a reload, from home, and in another tab only when it is closed here', async ({
  page,
  context,
}) => {
  await remember(page);
  await begin(page, trio);
  await page.getByText('left to place').waitFor();
  const log = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  const before = await log.allTextContents();
  await page.reload();
  await page.getByText('left to place').waitFor();
  expect(await log.allTextContents()).toEqual(before);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('alert')).toHaveText(/another tab/);
  await page.goto('/');
  await other.getByRole('button', { name: 'Open the game again' }).click();
  await other.getByText('left to place').waitFor();
  await other.close();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByText('left to place').waitFor();
});

test('an unfinished game is exported with a warning, deleted, brought in again and played to its end', async ({
  page,
}) => {
  test.slow();
  await remember(page);
  await begin(page, trio);
  await page.getByText('left to place').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/shows everything that is hidden/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yes' }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('There are none yet')).toBeVisible();

  await chooseFile(page, 'Import a game', record);
  await page.getByRole('link', { name: 'Go on' }).click();
  await playToEnd(page);
});

const unfinished = (): string => recordUntil(trio, ({ phase }) => phase === 'attack');

test('a game of older rules is said not to go on, and can be looked at as far as it came', async ({
  page,
}) => {
  await remember(page);
  await page.goto('/');
  await chooseFile(page, 'Import a game', unfinished().replace(/"revision":\d+/, '"revision":99'));
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toHaveText(/it cannot go on/);
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/the game is shown as it was/);
});

test('an unfinished game is not shown with all that is hidden in it', async ({ page }) => {
  await remember(page);
  await begin(page, trio);
  await page.getByText('left to place').waitFor();
  await page.goto(page.url().replace('/game/', '/replay/'));
  await expect(page.getByRole('alert')).toHaveText(/not over yet/);
});

test('a game that is left while it opens, and opened again, is open', async ({ page }) => {
  await remember(page);
  await begin(page, trio);
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
  await page.getByText('left to place').waitFor();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('saved games that cannot be read are told of, not denied', async ({ context }) => {
  const page = await context.newPage(); // the console warns, which is as it should be
  await remember(page);
  await page.goto('/about');
  await page.evaluate(async () => {
    localStorage.setItem('rubicon/has-games', 'true');
    await new Promise((resolve) => {
      indexedDB.open('rubicon-host', 2).onsuccess = resolve; // of a newer version of the page
    });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(/does not let the page save games, or read/);
  await expect(page.getByText('There are none yet')).toBeHidden();
});

for (const language of ['en', 'de'])
  test(`what can be done with a saved game stands in order on a phone (${language})`, async ({ page }) => {
    await remember(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(unfinished()),
    });
    const row = page.locator('section li');
    await row.getByRole('button').first().waitFor();
    const tops = await row
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
    const words = await row.locator('a, button').evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length; // lines of text
      }),
    );
    expect(words).toEqual([1, 1, 1]);
  });

test('without a network the page loads, and a whole game can be played', async ({ page, context }) => {
  test.slow();
  await remember(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await begin(page, trio);
  await playToEnd(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rubicon');
});

test('a host that crashes is told, and the game goes on where it was', async ({ page }) => {
  await remember(page);
  await begin(page, trio);
  await page.getByText('left to place').waitFor();
  await crashHost(page);
  await page.getByRole('button', { name: 'Open the game again' }).click();
  await page.getByText('left to place').waitFor();
});
