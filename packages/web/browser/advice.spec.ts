import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

const advised = { hints: true, chances: true };

test('a hint is drawn, announced once and carried out, and the player list shows win chances', async ({
  page,
}) => {
  await saveSettings(page, advised);
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '0' },
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'advice',
  });
  const row = page.getByRole('region', { name: 'Players' }).getByRole('row', { name: /^Ann/ });
  await expect(row).toHaveText(/, \d\d% chance to win$/);

  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('!');
  await expect(hint).toContainText(/^Place .* then attack .*: win chance .*%\./);
  const text = (await hint.locator('p').textContent()) ?? '';
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await expect(page.locator('main [data-kind=attack]')).toHaveCount(1);

  await page.keyboard.press('Escape'); // the person acts
  await expect(hint).toHaveCount(0);
  await expect(page.locator('main [data-kind=attack]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await hint.getByRole('button', { name: 'Do it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Roll' })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(page.locator('footer section:focus')).toHaveCount(1);
});

test('the tutorial gives no hints', async ({ page }) => {
  await saveSettings(page, advised);
  await page.goto('/tutorial');
  await page.locator('main [role=button][aria-disabled=false]').first().waitFor();
  await page.keyboard.press('!');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(page.getByText('chance to win')).toHaveCount(0);
  expect(page.workers().filter((worker) => worker.url().includes('advice'))).toEqual([]);
});
