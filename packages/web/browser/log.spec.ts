import { expect, test } from './fixtures.ts';
import { begin, remember, type Setting } from './player.ts';
import { recordUntil } from './records.ts';
import { bringIn } from './states.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];

test('the log has a heading for each turn, and each line the mark of its seat', async ({ page }) => {
  await remember(page);
  await begin(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: trio,
    seed: 'log',
  });
  await page.getByText('left to place').waitFor();
  const log = page.getByRole('region', { name: 'What happened' });
  await expect(log.getByRole('heading', { level: 3 })).toHaveText([
    'Turn 3 · Ann',
    'Turn 2 · Cato',
    'Turn 1 · Crassus',
    'Set-up',
  ]);
  const shapes = (name: string): Promise<(string | null)[]> =>
    log
      .getByRole('list', { name })
      .locator('li path')
      .evaluateAll((paths) => [...new Set(paths.map((path) => path.getAttribute('d')))]);
  const marks = [await shapes('Turn 2 · Cato'), await shapes('Turn 1 · Crassus')];
  expect(marks.map((found) => found.length)).toEqual([1, 1]); // all of a turn are the same …
  expect(marks[0]).not.toEqual(marks[1]); // … and another shape than those of somebody else, not only another colour
});

test('with written orders there are rounds and no turns anywhere', async ({ page }) => {
  await remember(page);
  const record = recordUntil({ edition: 'simultaneous', seats: trio, seed: 'rounds' }, (position) => {
    return position.family === 'orders' && position.phase === 'order' && position.round === 3;
  });
  await bringIn(page, record);
  await expect(page.getByText('You decide')).toBeVisible();
  const log = page.getByRole('region', { name: 'What happened' });
  await expect(log.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  await expect(page).toHaveTitle(/You decide/);
  expect(await page.locator('body').innerText()).not.toMatch(/\bturns?\b(?! objectives into)/i);
});

test('the graphs of written orders end with a round', async ({ page }) => {
  await remember(page);
  const record = recordUntil(
    { edition: 'simultaneous', seats: trio, seed: 'rounds' },
    ({ phase }) => phase === 'over',
    true,
  );
  await bringIn(page, record);
  await page.getByRole('button', { name: 'How it went' }).click();
  await expect(page.getByRole('dialog').locator('figure').first()).toContainText(/Round \d+/);
});
