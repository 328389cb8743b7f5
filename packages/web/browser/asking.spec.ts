import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, remember } from './player.ts';

const game = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'asking-5',
} as const;

/** Places all new armies, and chooses an attack: on the strongest that can be attacked from there. */
async function attack(page: Page): Promise<void> {
  const lit = page.locator('[role=button][aria-disabled=false]');
  await lit.first().click();
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: /^Place \d+ armies$/ }).click();
  await expect(page.getByText(/^Attack: choose/).last()).toBeVisible();
  await lit.first().click();
  await expect(page.getByText(/^Attack from/).last()).toBeVisible();
  const targets = lit.and(page.locator('[aria-pressed=false]'));
  const armies = await targets.evaluateAll((badges) =>
    badges.map((badge) => Number(/(\d+) arm/.exec(badge.getAttribute('aria-label') ?? '')?.[1])),
  );
  await targets.nth(armies.indexOf(Math.max(...armies))).click();
}

test('buttons stay where they are, and the focus too, while a battle is fought', async ({ page }) => {
  await remember(page);
  await begin(page, game);
  await attack(page);
  const board = await page.locator('main').boundingBox();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const before = await roll.boundingBox();
  await roll.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^[1-6]( [1-6])*$/ }).first()).toBeVisible();
  await expect(roll).toBeFocused();
  expect(await roll.boundingBox()).toEqual(before);
  expect(await page.locator('main').boundingBox()).toEqual(board);
  await page.getByRole('button', { name: 'End attacks' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What to do now' })).toBeFocused();
});

test('how many are to be left can be written like any number', async ({ page }) => {
  await remember(page);
  await begin(page, game);
  await attack(page);
  const limit = page.getByLabel('Stop at');
  await limit.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(limit).toHaveValue('');
  await page.keyboard.type('2');
  await expect(page.getByRole('button', { name: 'Roll until 2 are left' })).toBeVisible();
  await page.keyboard.type('999');
  await expect(page.getByRole('button', { name: 'Roll until 2 are left' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(limit).toHaveValue('2');
});
