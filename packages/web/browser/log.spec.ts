import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';
import { recordUntil } from './records.ts';
import { openRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];

test('the log has a heading for each turn, and every line has the mark of its seat', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick', startingSeat: '1' },
    seats: trio,
    seed: 'log',
  });
  await page.getByText('left to place').waitFor();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('heading', { level: 3 })).toHaveText([
    /^Round 1 · Ann · \+\d+ armies$/,
    /^Round 1 · Cato · \+\d+ armies$/,
    /^Round 1 · Crassus · \+\d+ armies$/,
    'Set-up',
  ]);
  const shapes = (name: string): Promise<(string | null)[]> =>
    log
      .getByRole('list', { name })
      .locator('li > svg path')
      .evaluateAll((paths) => [...new Set(paths.map((path) => path.getAttribute('d')))]);
  const marks = [await shapes('Round 1 · Cato'), await shapes('Round 1 · Crassus')];
  expect(marks.map((found) => found.length)).toEqual([1, 1]); // one mark for all lines of a turn
  expect(marks[0]).not.toEqual(marks[1]); // and other seats have another shape, not only another colour

  const details = page.getByRole('button', { name: /^Details: / });
  const line = log.getByRole('listitem').filter({ has: details }).first();
  const battle = line.locator('[data-line]');
  await expect(battle).toHaveText(/ (took|attacked) .* \(lost \d+, killed \d+\)\.$/);
  const toggle = line.getByRole('button', { name: /^Details: / });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await battle.focus();
  await expect(page.locator('[data-marked]')).toHaveCount(2); // both territories are outlined on the board
  await battle.press('ArrowRight');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(line.getByRole('img', { name: /^[1-6]( [1-6])*$/ }).first()).toBeVisible();
  await battle.press('ArrowLeft');
  await expect(line.getByRole('img')).toHaveCount(0);
});

test('with written orders there are rounds, and the word “turn” appears nowhere', async ({ page }) => {
  await saveSettings(page);
  const record = recordUntil({ edition: 'simultaneous', seats: trio, seed: 'rounds' }, (position) => {
    return position.family === 'orders' && position.phase === 'order' && position.round === 3;
  });
  await openRecord(page, record);
  await expect(page.getByText('Your move')).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('heading', { name: 'Round 3' })).toBeVisible();
  await expect(page).toHaveTitle(/Your move/);
  expect(await page.locator('body').innerText()).not.toMatch(/\bturns?\b(?! objectives into)/i);
});

test('graphs of written orders are labelled with rounds', async ({ page }) => {
  await saveSettings(page);
  const record = recordUntil(
    { edition: 'simultaneous', seats: trio, seed: 'rounds' },
    ({ phase }) => phase === 'over',
    true,
  );
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Game summary' }).click();
  await expect(page.getByRole('dialog').locator('figure').first()).toContainText(/Round \d+/);
});

for (const [name, size] of [
  ['beside the board', { width: 1120, height: 740 }],
  ['in its sheet on a phone', { width: 390, height: 844 }],
] as const) {
  test(`the log ${name} loads earlier turns when scrolled to its end`, async ({ page }) => {
    await saveSettings(page);
    await page.setViewportSize(size);
    const seats: Setting['seats'] = ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'easy' }))];
    const setting: Setting = { edition: 'world-domination', options: { setup: 'quick' }, seats, seed: 'log' };
    await openRecord(
      page,
      recordUntil(setting, (position) => position.family === 'turns' && position.turn > 24),
    );
    if (size.width < 600) await page.getByRole('button', { name: 'Log' }).click();
    const log = page.getByRole('region', { name: 'Log' });
    const titles = log.getByRole('heading', { level: 3 });
    const setUp = log.getByRole('heading', { name: 'Set-up' });
    await expect(titles.first()).toHaveText(/^Round 5 /);
    await expect(setUp).toHaveCount(0);
    await expect(async () => {
      await log.getByRole('listitem').last().scrollIntoViewIfNeeded();
      await expect(setUp).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });
}
