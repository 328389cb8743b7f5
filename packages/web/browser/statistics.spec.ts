import { expect, test } from './fixtures.ts';
import { saveSettings, startGame, surrender } from './player.ts';
import { newRecord } from './records.ts';
import { saveRecord, withStore } from './store.ts';

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
  await expect(page.getByText('0 of 1 won', { exact: true })).toBeVisible();

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

test('each rival has a score, and the games played and won against it', async ({ page }) => {
  await saveSettings(page);
  let games = 0;
  const game = (bots: readonly string[], outcome: 'won' | 'lost', winner?: string) =>
    ({
      game: `${games++}`,
      edition: 'classic',
      bots,
      outcome,
      winner,
      ended: '2026-11-16T12:00:00Z',
    }) as const;
  const ongoing = newRecord({ edition: 'classic', seats: ['Ann', { bot: 'easy' }], seed: 'rivals' });
  await saveRecord(page, ongoing, [
    game(['sulla', 'cicero'], 'lost', 'sulla'),
    game(['sulla'], 'won'),
    game(['sulla'], 'lost', 'sulla'),
  ]);
  await page.goto('/statistics');
  const rivals = page.getByRole('listitem');
  await expect(rivals.filter({ hasText: 'Sulla' })).toContainText('Sulla leads 2–1Sulla: 1 of 3 won');
  await expect(rivals.filter({ hasText: 'Cicero' })).toContainText('No wins yetCicero: 0 of 1 won');
});

test('the best challenges and their streaks are shown, and deleted with the statistics', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12));
  await saveSettings(page);
  await page.goto('/statistics');
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
  await page.evaluate(() => {
    const result = { stars: 3, chance: 0.73, best: 0.735, line: 'x' };
    const results = { '2026-11-16': { ...result, stars: 1 }, '2026-11-17': result };
    localStorage.setItem('rubicon/challenges', JSON.stringify(results));
  });
  await page.reload();
  const challenges = page.getByRole('region', { name: 'Daily challenges' });
  await expect(challenges.getByRole('listitem')).toHaveText([/^17 November/, /^16 November/]);
  await expect(challenges.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await expect(challenges.getByText('Days in a row').locator('+ dd')).toHaveText('2');
  await page.getByRole('button', { name: 'Delete statistics' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/Nothing here yet/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rubicon/challenges'))).toBe('{}');
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
