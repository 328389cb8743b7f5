import { chooseBy, chooseFile, dragFile, dropFile, invitation, startDrag } from './files.ts';
import { expect, test } from './fixtures.ts';
import { begin, remember, type Setting } from './player.ts';
import { recordUntil } from './records.ts';

const trio: Setting = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'saving',
};

const unfinished = (): string => recordUntil(trio, ({ phase }) => phase === 'attack');
const finished = (): string => recordUntil(trio, ({ phase }) => phase === 'over', true);

test('a file that is no record is refused with a sentence, and can be chosen again', async ({ page }) => {
  await remember(page);
  for (const [path, name] of [
    ['/', 'Import a game'],
    ['/replay', 'Choose a file'],
  ] as const) {
    await page.goto(path);
    for (const text of ['hello', '']) {
      await chooseFile(page, name, text);
      await expect(page.getByRole('alert')).toHaveText(/not the record of a game/);
      expect(await page.locator('input[type=file]').inputValue()).toBe('');
    }
  }
  await chooseFile(page, 'Choose a file', finished());
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
});

test('a file is chosen by keyboard too, and only our own words are shown for it', async ({ page }) => {
  await remember(page, { language: 'de' });
  await page.goto('/replay');
  await expect(page.locator('input[type=file]')).toBeHidden();
  await chooseBy(page, 'Datei wählen', finished(), () => page.keyboard.press('Enter'));
  await expect(page.getByRole('slider', { name: 'Spielzug' })).toBeVisible();
});

test('a record that is dropped on the home page goes on, or is shown when it is over', async ({ page }) => {
  await remember(page);
  await page.goto('/');
  await dropFile(page, 'hello');
  await expect(page.getByRole('alert')).toHaveText(/not the record of a game/);
  await expect(invitation(page)).toBeHidden();

  const other = await dragFile(page, unfinished());
  await other.leave();
  await expect(invitation(page)).toBeHidden();
  await expect(page.getByText('There are none yet')).toBeVisible();

  await dropFile(page, unfinished());
  await expect(page.getByRole('button', { name: 'End attacks' })).toBeVisible();

  await page.goto('/');
  await dropFile(page, finished());
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
  await expect(page).toHaveURL(/\/replay\/.+/);
});

test('a record that is dropped on a replay is shown instead of it', async ({ page }) => {
  await remember(page);
  await page.goto('/replay');
  await dropFile(page, finished());
  const status = page.getByRole('contentinfo');
  await expect(status).toHaveText(/every die recomputed/);
  await dropFile(page, unfinished());
  await expect(status).toHaveText(/the game is not finished/);
  await dropFile(page, 'hello');
  await expect(page.getByRole('alert')).toHaveText(/not the record of a game/);

  await page.goto('/');
  await chooseFile(page, 'Import a game', finished());
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(status).toHaveText(/every die recomputed/);
  await dropFile(page, unfinished());
  await expect(status).toHaveText(/the game is not finished/);
  await expect(page).toHaveURL(/\/replay$/);
});

test('a file that is dropped elsewhere changes nothing', async ({ page, context }) => {
  await remember(page);
  await begin(page, trio);
  await page.getByText('left to place').waitFor();
  const address = page.url();
  const refusal = await page.evaluateHandle(() => {
    let isRefused = false;
    addEventListener('dragover', (event) => {
      isRefused = event.defaultPrevented && event.dataTransfer?.dropEffect === 'none';
    });
    const isOver = new Promise<boolean>((resolve) => {
      addEventListener('dragleave', () => resolve(isRefused)); // what is refused is not dropped, it leaves
    });
    return { isOver };
  });
  await (await startDrag(page, finished())).drop();
  expect(await refusal.evaluate(({ isOver }) => isOver)).toBe(true);
  expect(context.pages().map((one) => one.url())).toEqual([address]);
  await expect(page.getByText('left to place')).toBeVisible();
});
