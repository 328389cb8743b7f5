import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { begin, playToEnd, remember } from './player.ts';

const duel = {
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
  await begin(page, duel);
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
  await remember(page);
  await begin(page, duel);
  await page.getByText('left to place').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/shows everything that is hidden/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yes' }).click(),
  ]);
  const record = readFileSync(await download.path());
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('There are none yet')).toBeVisible();

  const file = { name: 'game.jsonl', mimeType: 'application/x-ndjson', buffer: record };
  await page.getByLabel('Bring in a game').setInputFiles(file);
  await page.getByRole('link', { name: 'Go on' }).click();
  await playToEnd(page);
});

test('a file that is no record is refused with a sentence', async ({ page }) => {
  await remember(page);
  await page.goto('/');
  for (const [text, error] of [
    ['hello', /not the record of a game/],
    ['', /not the record of a game/],
  ] as const) {
    await page
      .getByLabel('Bring in a game')
      .setInputFiles({ name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert')).toHaveText(error);
  }
});

test('without a network the page loads, and a whole game can be played', async ({ page, context }) => {
  await remember(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await begin(page, duel);
  await playToEnd(page);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rubicon');
});

test('a host that crashes is told, and the game goes on where it was', async ({ page }) => {
  await remember(page);
  await begin(page, duel);
  await page.getByText('left to place').waitFor();
  const [host] = page.workers().filter((worker) => worker.url().includes('host-worker'));
  await host!.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect(page.getByRole('alert')).toHaveText(/has stopped/);
  await page.getByRole('button', { name: 'Open the game again' }).click();
  await page.getByText('left to place').waitFor();
});
