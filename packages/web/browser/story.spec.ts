import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';
import type { Setting } from './records.ts';
import { recordUntil } from './records.ts';
import { openRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const finished = (setting: Partial<Setting> = {}): string =>
  recordUntil(
    { edition: 'basic-training', seats: trio, seed: 'story', ...setting },
    ({ phase }) => phase === 'over',
    true,
  );

test('all players have a colour in the graphs at any move of the replay', async ({ page }) => {
  await saveSettings(page);
  await openRecord(page, finished());
  await expect(page.getByRole('slider', { name: 'Move' })).toHaveValue('0'); // no colour has been chosen yet
  await page.getByRole('button', { name: 'Game summary' }).click();
  const story = page.getByRole('dialog');
  await expect(
    story
      .getByRole('listitem')
      .filter({ hasText: /^ ?(Ann|Crassus|Cato)$/ })
      .locator('path'),
  ).toHaveCount(3);
  const strokes = await story
    .locator('polyline')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(new Set(strokes).size).toBe(3);
  expect(strokes).not.toContain('none');
});

test('a replay starts at the beginning, steps by turns and plays; log and marks reveal nothing ahead', async ({
  page,
}) => {
  await saveSettings(page);
  await openRecord(page, finished());
  const move = page.getByRole('slider', { name: 'Move' });
  const log = page.getByRole('region', { name: 'Log' });
  const coloured = page.locator('[data-mark][fill]');
  await expect(move).toHaveValue('0');
  await expect(log.getByRole('listitem')).toHaveCount(0);
  for (let turn = 1; turn <= 3; turn++) {
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect(log.getByRole('heading', { level: 3, name: /^Round 1\b/ })).toHaveCount(turn);
  }
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(log.getByRole('heading', { level: 3, name: /^Round 1\b/ })).toHaveCount(2);
  await expect(coloured).toHaveCount(0);
  await page.getByLabel('Speed').selectOption('4×');
  const before = Number(await move.inputValue());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await move.inputValue())).toBeGreaterThan(before + 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await move.press('End');
  await expect(log.getByText(/wins/).first()).toBeVisible();
  await expect(page.locator('[data-mark]').first()).toHaveAttribute('fill', /seat/);
});

test('the numbers beside a graph are readable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveSettings(page);
  await openRecord(page, finished());
  await page.getByRole('button', { name: 'Game summary' }).click();
  const figure = page.getByRole('dialog').locator('figure').first();
  await expect(figure).toContainText(/Round \d+/);
  const heights = await figure.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement!.closest('.hidden-visually') !== null) continue;
      const scale = (node.parentElement as Element & { getScreenCTM?(): DOMMatrix }).getScreenCTM?.().a ?? 1;
      found.push(Number.parseFloat(getComputedStyle(node.parentElement!).fontSize) * scale);
    }
    return found;
  });
  const overflow = await page
    .getByRole('dialog')
    .evaluate((element) =>
      Math.max(...[element, ...element.children].map((part) => part.scrollWidth - part.clientWidth)),
    );
  expect(overflow).toBe(0);
  expect(heights.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
});

test('the analysis of a game shows its chances and turning points', async ({ page }) => {
  await saveSettings(page);
  await openRecord(page, finished({ edition: 'classic', seats: ['Ann', 'Bob'] }));
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(page.getByRole('img', { name: 'Chances to win: Ann 50%, Bob 50%' })).toBeVisible();
  await slider.press('End');
  await expect(page.getByRole('img', { name: /^Chances to win: .* 100%/ })).toBeVisible();
  await page.getByRole('button', { name: 'Game summary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game summary' });
  await expect(dialog.getByRole('listitem').filter({ hasText: /^(Ann|Bob) [+−][\d.]+ deal/ })).toHaveCount(2);
  await dialog.getByText('Chances to win, round by round').click();
  const rows = dialog.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toHaveText(/^Round 1\d+%\d+%$/);
  await expect(rows.last()).toHaveText(/^End of game(100%0%|0%100%)$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Rubicon: Classic.*\n\nTurning points\n- Round \d+: (.+\n)+\nLuck, in points\n- Ann [+−]/,
  );
  const point = dialog.getByRole('listitem').filter({ hasText: /^Round \d+: (Ann|Bob) attacked/ });
  await point.first().getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(slider).not.toHaveValue((await slider.getAttribute('max'))!);
});

test('the summary lists people’s mistakes, and the replay shows better moves', async ({ page }) => {
  await saveSettings(page);
  await openRecord(page, finished({ edition: 'classic', seats: ['Ann', { bot: 'easy' }] }));
  await page.getByRole('button', { name: 'Game summary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Game summary' });
  const mistake = dialog
    .getByRole('listitem')
    .filter({ hasText: /^Round \d+: Ann, −[\d.]+ points: .+ Better: / });
  await mistake.first().getByRole('button', { name: 'Show' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const note = page.getByRole('status').filter({ hasText: /^Round \d+: Ann, .+ Better: / });
  await expect(note).toBeVisible();
  await page.getByRole('slider', { name: 'Move' }).press('End');
  await expect(note).toHaveCount(0);
});

test('the controls of a replay are in one row', async ({ page }) => {
  await saveSettings(page, { language: 'de' });
  await openRecord(page, finished());
  const [play, speed, move] = [
    page.getByRole('button', { name: 'Start' }),
    page.getByRole('combobox', { name: 'Tempo' }),
    page.locator('footer output'),
  ];
  const middle = async (locator: Locator): Promise<number> => {
    const { y, height } = (await locator.boundingBox())!;
    return Math.round((y + height / 2) / 10);
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await middle(speed)) - (await middle(play))).toBe(0);
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect.poll(async () => (await middle(move)) - (await middle(play))).toBe(0);
  await expect(page.getByText(/^Geprüft/)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await middle(speed)) - (await middle(play))).toBe(0);
  await expect(page.getByText(/^Geprüft/)).toBeInViewport({ ratio: 1 });
});

test('a replay says which round it shows', async ({ page }) => {
  await openRecord(page, finished());
  const moment = page.locator('footer output');
  await expect(moment).toHaveText(/^Set-up Move 0 of \d+$/);
  const next = page.getByRole('button', { name: 'Next turn' });
  await next.click();
  await expect(moment).toHaveText(/^Round 1 Move \d+ of \d+$/);
  for (let turn = 2; turn <= 4; turn++) await next.click();
  await expect(moment).toHaveText(/^Round 2 Move/);
});
