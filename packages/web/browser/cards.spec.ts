import type { Page } from '@playwright/test';
import { legal, type Position, type Rules } from '@rubicon/engine';
import { expect, test } from './fixtures.ts';
import { saveSettings } from './player.ts';
import type { Setting } from './records.ts';
import { recordAmong } from './records.ts';
import { openRecord } from './store.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];

/** A game in which the first seat must trade in cards now. */
function forcedTrade(setting: Setting, phase: Position['phase']): string {
  return recordAmong(setting, (position) => {
    return position.family === 'turns' && position.trading === 'must' && position.phase === phase;
  });
}

/** Whether the first seat has a set that it may trade in. */
const mayTrade = (position: Position, rules: Rules): boolean =>
  position.family === 'turns' &&
  position.phase === 'reinforce' &&
  position.trading === 'may' &&
  legal(rules, position, 0).some(({ type }) => type === 'trade');

async function openCards(page: Page, record: string, settings: object = {}) {
  await saveSettings(page, settings);
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Trade in cards' }).click();
  return page.getByRole('dialog', { name: 'Your cards' });
}

test('a forced trade shows the reason, the values of this set and the next, and the best set', async ({
  page,
}) => {
  const record = forcedTrade(
    { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'sets' },
    'reinforce',
  );
  const dialog = await openCards(page, record);
  await expect(dialog.getByText(/^You have \d+ cards\. With 5 or more you must trade in/)).toBeVisible();
  const worth = await dialog.getByText(/^A set is worth/).textContent();
  const [now, next] = [...(worth ?? '').matchAll(/\d+/g)].map(Number);
  expect(next).toBeGreaterThan(now!);
  const trades = page.getByRole('button', { name: `Trade in for ${now} armies` });
  const rows = dialog.getByRole('listitem').filter({ has: trades });
  await expect(rows.first()).toContainText('best set');
  await expect(dialog.getByText('best set')).toHaveCount(1);
  const figures = rows.first().locator('svg[data-sign]');
  expect(await figures.count()).toBeGreaterThanOrEqual(3);
  await expect(dialog.getByText('Your goal:')).toBeVisible();

  const held = await dialog.getByRole('list').first().getByRole('listitem').count();
  await trades.first().click();
  await expect(page.getByRole('button', { name: `Cards ${held - 3}` })).toBeVisible();
  await expect(page.locator('[data-flight]')).toHaveCount(0); // no animation at speed “off”
});

test('the only set is not called the best one', async ({ page }) => {
  const setting = { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'cards' };
  const record = recordAmong(
    setting,
    (position, rules) =>
      mayTrade(position, rules) &&
      position.family === 'turns' &&
      position.cards.filter((holder) => holder === 0).length === 3,
  );
  const dialog = await openCards(page, record);
  await expect(dialog.getByRole('button', { name: /^Trade in for/ })).toHaveCount(1);
  await expect(dialog.getByText('best set')).toHaveCount(0);
});

test('while a trade is carried out, the strip does not say that all armies are placed', async ({ page }) => {
  const record = recordAmong(
    { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'cards' },
    mayTrade,
  );
  const dialog = await openCards(page, record, { speed: 'normal', guide: true });
  const left = page.getByText(/^\d+ left to place$/);
  const before = await left.textContent();
  await page.evaluate(() => {
    const strip = document.querySelector('footer')!;
    const texts = new Set<string>();
    const observed = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(() => texts.add(strip.textContent ?? '')).observe(strip, observed);
    Object.assign(globalThis, { texts });
  });
  await dialog
    .getByRole('button', { name: /^Trade in for/ })
    .first()
    .click();
  await expect(left).not.toHaveText(before ?? '');
  const texts = await page.evaluate(() => [...(globalThis as unknown as { texts: Set<string> }).texts]);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /All armies placed|In a battle/.test(text))).toEqual([]);
});

test('a forced trade after an elimination says so, and a mission is shown as a mission', async ({ page }) => {
  const record = forcedTrade(
    {
      edition: 'secret-mission',
      seats: ['Ann', ...Array.from({ length: 4 }, () => ({ bot: 'easy' }))],
      seed: 'out',
    },
    'attack',
  );
  const dialog = await openCards(page, record, { speed: 'fast' });
  await expect(dialog.getByText(/^You took cards and now have \d+/)).toBeVisible();
  await expect(dialog.getByText('Your mission:')).toBeVisible();
  await expect(dialog.getByText('Your goal:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-goal]')).toHaveText(/\d+\/\d+|territor/); // the mission's progress is always in view
  await page.locator('[data-goal]').click();
  await dialog
    .getByRole('button', { name: /^Trade in for/ })
    .first()
    .click();
  await expect(page.locator('[data-flight=traded] > div')).toHaveCount(3);
});
