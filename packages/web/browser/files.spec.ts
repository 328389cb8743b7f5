import { truncateSync, writeFileSync } from 'node:fs';
import { chooseBy, chooseFile, dragFile, dropFile, invitation, startDrag } from './files.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';
import { recordUntil } from './records.ts';

const trio: Setting = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'saving',
};

const unfinished = (): string => recordUntil(trio, ({ phase }) => phase === 'attack');
const finished = (): string => recordUntil(trio, ({ phase }) => phase === 'over', true);

test('a file that is not a record is rejected with a visible error, and another one can be chosen', async ({
  page,
}) => {
  await saveSettings(page);
  await page.setViewportSize({ width: 390, height: 400 });
  for (const [path, name] of [
    ['/', 'Import game'],
    ['/replay', 'Choose file'],
  ] as const) {
    await page.goto(path);
    for (const text of ['hello', '']) {
      await chooseFile(page, name, text);
      await expect(page.getByRole('alert')).toHaveText(/not a game record/);
      await expect(page.getByRole('alert')).toBeInViewport();
      expect(await page.locator('input[type=file]').inputValue()).toBe('');
    }
  }
  const changed = finished().replace(/"attack":\[(\d)/, (_, face) => `"attack":[${(Number(face) % 6) + 1}`);
  await chooseFile(page, 'Choose file', changed);
  await expect(page.getByRole('alert')).toHaveText(/dice .+ were changed.+ first error is in move \d+/);
  await chooseFile(page, 'Choose file', finished());
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
});

test('a record with other line ends is read, and a huge file is rejected at once', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/replay');
  const path = test.info().outputPath('huge.jsonl');
  writeFileSync(path, finished());
  truncateSync(path, 2 ** 26 + 1);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chosen).setFiles(path);
  await expect(page.getByRole('alert')).toHaveText(/not a game record/);
  await chooseFile(page, 'Choose file', finished().replaceAll('\n', '\r\n'));
  await expect(page.getByRole('contentinfo')).toHaveText(/every die recomputed/);
});

test('a file can be chosen by keyboard, without the browser’s own texts', async ({ page }) => {
  await saveSettings(page, { language: 'de' });
  await page.goto('/replay');
  await expect(page.locator('input[type=file]')).toBeHidden();
  await chooseBy(page, 'Datei wählen', finished(), () => page.keyboard.press('Enter'));
  await expect(page.getByRole('slider', { name: 'Spielzug' })).toBeVisible();
});

test('a record dropped on the home page continues, or opens as a replay if the game is over', async ({
  page,
}) => {
  await saveSettings(page);
  await page.goto('/');
  await dropFile(page, 'hello');
  await expect(page.getByRole('alert')).toHaveText(/not a game record/);
  await expect(invitation(page)).toBeHidden();

  const other = await dragFile(page, unfinished());
  await other.leave();
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByText('No saved games yet')).toBeVisible();

  await dropFile(page, unfinished());
  await expect(page.getByRole('button', { name: 'Fortify' })).toBeVisible();

  await page.goto('/');
  await dropFile(page, finished());
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
  await expect(page).toHaveURL(/\/replay\/.+/);
});

test('a record dropped on a replay replaces it', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/replay');
  await dropFile(page, finished());
  const status = page.getByRole('contentinfo');
  await expect(status).toHaveText(/every die recomputed/);
  await dropFile(page, unfinished());
  await expect(status).toHaveText(/the game is not finished/);
  await dropFile(page, 'hello');
  await expect(page.getByRole('alert')).toHaveText(/not a game record/);

  await page.goto('/');
  await chooseFile(page, 'Import game', finished());
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(status).toHaveText(/every die recomputed/);
  await dropFile(page, unfinished());
  await expect(status).toHaveText(/the game is not finished/);
  await expect(page).toHaveURL(/\/replay$/);
});

test('a file dropped on other pages is ignored', async ({ page, context }) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  const address = page.url();
  const refusal = await page.evaluateHandle(() => {
    let isRefused = false;
    addEventListener('dragover', (event) => {
      isRefused = event.defaultPrevented && event.dataTransfer?.dropEffect === 'none';
    });
    const isOver = new Promise<boolean>((resolve) => {
      addEventListener('dragleave', () => resolve(isRefused)); // a refused file is not dropped; the drag leaves
    });
    return { isOver };
  });
  await (await startDrag(page, finished())).drop();
  expect(await refusal.evaluate(({ isOver }) => isOver)).toBe(true);
  expect(context.pages().map((one) => one.url())).toEqual([address]);
  await expect(page.getByText('left to place')).toBeVisible();
});

test('a game imported twice is saved once', async ({ page }) => {
  await saveSettings(page);
  await page.goto('/');
  const saved = page.getByRole('region', { name: 'Saved games' });
  await chooseFile(page, 'Import game', finished());
  await expect(saved.getByRole('status')).toHaveText(/^Imported: /);
  await chooseFile(page, 'Import game', finished());
  await expect(saved.getByRole('status')).toHaveText(/^This game is already saved: /);
  await expect(saved.getByRole('listitem')).toHaveCount(1);
});
