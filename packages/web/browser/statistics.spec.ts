import { expect, test } from './fixtures.ts';
import { saveSettings, startGame, surrender } from './player.ts';
import { withStore } from './store.ts';

test('a game counts once, a double tap does not delete, and deleted statistics are gone', async ({
  page,
}) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    seats: ['Ann', { bot: 'sulla' }],
    seed: 'statistics',
  });
  await surrender(page);
  await page.getByRole('dialog').locator('figure').first().waitFor();
  await page.reload(); // the finished game opens as a replay, and does not count again
  await page.getByRole('slider', { name: 'Move' }).waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Your statistics' }).click();
  await expect(page.getByText('Sulla leads 1–0')).toBeVisible();
  await expect(page.getByText('0 of 1 won')).toBeVisible();

  await page.getByRole('button', { name: 'Delete statistics' }).dblclick();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByText('Sulla leads 1–0')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show' })).toBeVisible();
});

test('a store of the first version keeps its games when results are added', async ({ page }) => {
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.route('/favicon.ico', (route) => route.fulfill({ body: '' }));
  await page.goto('/empty');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rubicon-host', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' }).put({ id: 'old', played: '2026' });
          opening.result.createObjectStore('lines').put('line', ['old', 0]);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.unroute('/empty');
  await withStore(page);
  const contents = await page.evaluate(async () => {
    const { store } = globalThis as unknown as { store: import('./store.ts').Store };
    const saves = await store.Saves.open();
    return { text: await saves.read('old'), games: await saves.list(), results: await saves.results() };
  });
  expect(contents).toEqual({ text: 'line\n', games: [{ id: 'old', played: '2026' }], results: [] });
});
