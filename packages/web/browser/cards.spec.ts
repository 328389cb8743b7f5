import type { Page } from '@playwright/test';
import type { Position } from '@rubicon/engine';
import { expect, test } from './fixtures.ts';
import { remember, type Setting } from './player.ts';
import { recordAmong } from './records.ts';
import { bringIn } from './states.ts';

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];

/** A game in which the first seat must trade now. */
function forced(setting: Setting, phase: Position['phase']): string {
  return recordAmong(setting, (position) => {
    return position.family === 'turns' && position.trading === 'must' && position.phase === phase;
  });
}

async function openCards(page: Page, record: string) {
  await remember(page);
  await bringIn(page, record);
  await page.getByRole('button', { name: 'Trade cards' }).click();
  return page.getByRole('dialog', { name: 'Your cards' });
}

test('a forced trade says why, what a set brings now and the next one, and which is best', async ({
  page,
}) => {
  const record = forced(
    { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'cards' },
    'reinforce',
  );
  const dialog = await openCards(page, record);
  await expect(
    dialog.getByText(/^You have \d+ cards\. Whoever begins a turn with five or more/),
  ).toBeVisible();
  const worth = await dialog.getByText(/^A set traded now brings/).textContent();
  const [now, next] = [...(worth ?? '').matchAll(/\d+/g)].map(Number);
  expect(next).toBeGreaterThan(now!);
  const trades = page.getByRole('button', { name: `Trade for ${now} armies` });
  const rows = dialog.getByRole('listitem').filter({ has: trades });
  await expect(rows.first()).toContainText('best set');
  await expect(dialog.getByText('best set')).toHaveCount(1);
  const figures = rows.first().locator('svg[data-sign]');
  expect(await figures.count()).toBeGreaterThanOrEqual(3);
  await expect(dialog.getByText('Your goal:')).toBeVisible();
});

test('a trade after driving somebody out says so, and in a game of missions the mission is called one', async ({
  page,
}) => {
  const record = forced(
    {
      edition: 'secret-mission',
      seats: ['Ann', ...Array.from({ length: 4 }, () => ({ bot: 'easy' }))],
      seed: 'out',
    },
    'attack',
  );
  const dialog = await openCards(page, record);
  await expect(dialog.getByText(/^With the cards of the player you drove out you have \d+/)).toBeVisible();
  await expect(dialog.getByText('Your mission:')).toBeVisible();
  await expect(dialog.getByText('Your goal:')).toHaveCount(0);
});
