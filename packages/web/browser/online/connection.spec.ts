import type { Page } from '@playwright/test';
import { play, playTogether } from '../player.ts';
import { expect, test } from './people.ts';
import { startServer } from './server.ts';
import { DUEL, startTogether, untilLoaded } from './tables.ts';

/** Returns the page whose player is to move. */
async function activeOf(pages: readonly Page[]): Promise<Page> {
  const waiting = pages.map(async (page) => {
    await page.getByText('left to place').waitFor();
    return page;
  });
  return Promise.any(waiting);
}

const armiesOn = async (page: Page): Promise<string> =>
  (await page.locator('[data-territory]').allTextContents()).join();

test('staged armies and an unsent message survive a reload, and the game continues', async ({ meet }) => {
  const [ann, bob] = [await meet({ size: { width: 390, height: 844 } }), await meet()];
  await startTogether([ann.page, bob.page], DUEL);
  const page = await activeOf([ann.page, bob.page]);
  await page.locator('main [role=button][aria-disabled=false]').first().press('Enter');
  const left = await page.getByText(/left to place/).innerText();
  const field = ann.page.getByRole('textbox', { name: 'Write a message' });
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await field.fill('I would rather');
  await ann.page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  for (const { page } of [ann, bob]) await page.reload();
  await expect(page.getByText(left)).toBeVisible();
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(field).toHaveValue('I would rather');
  await ann.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bob.page.getByRole('log', { name: 'Chat' })).toContainText('I would rather');
  await expect(field).toHaveValue('');
  await ann.page.keyboard.press('Escape');
  await play(page, 3);
});

test('chat that was read on a phone stays read after a reload', async ({ meet }) => {
  const [ann, bob] = [await meet({ size: { width: 390, height: 844 } }), await meet()];
  await startTogether([ann.page, bob.page], DUEL);
  const say = async (text: string): Promise<void> => {
    await bob.page.getByRole('textbox', { name: 'Write a message' }).fill(text);
    await bob.page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await say('Hello');
  await ann.page.getByRole('button', { name: 'Chat, 1 new' }).click();
  await expect(ann.page.getByRole('log', { name: 'Chat' })).toContainText('Hello');
  await ann.page.getByRole('button', { name: 'Close' }).click();
  await ann.page.reload();
  await ann.page.locator('#board svg').first().waitFor();
  await say('Still here?');
  await expect(ann.page.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
});

test('without a network, a banner says so and a move waits', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], DUEL);
  const page = await activeOf([ann.page, bob.page]);
  const other = page === ann.page ? bob.page : ann.page;
  await untilLoaded(page);
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText('Connection lost.', { exact: false })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'All here' }).click();
  await page.getByRole('button', { name: /^Place/ }).click();
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost.', { exact: false })).toHaveCount(0);
  await expect(other.getByText(/placed|\+3 armies/).first()).toBeVisible();
});

test('a bot replaces a player who leaves, and the player can take the seat back', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], DUEL);
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Leave the table' }).click();
  await ann.page.getByRole('button', { name: 'Yes' }).click();
  await expect(bob.page.getByText(/A bot \(Medium\) now plays/).first()).toBeVisible();
  await ann.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(bob.page.getByText(/is back/).first()).toBeVisible();
});

test('a player whose time runs out surrenders, if the table has that setting', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const clock = { turn: 2, bank: 0 };
  await startTogether([ann.page, bob.page], { ...DUEL, clock, absent: 'surrender' });
  for (const { page } of [ann, bob])
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/win/);
});

test('two tabs of one person show the same game, and only one of them can move', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const { path } = await startTogether([ann.page, bob.page], DUEL);
  const second = await ann.context.newPage();
  await second.goto(path);
  await second.locator('#board svg').first().waitFor();
  const page = await activeOf([second, bob.page]);
  const before = await armiesOn(page);
  await play(page, 2);
  const isShown = async (): Promise<boolean> => {
    const [one, ...others] = await Promise.all([ann.page, second, bob.page].map(armiesOn));
    return one !== before && others.every((armies) => armies === one);
  };
  await expect.poll(isShown).toBe(true);
});

test('a server that is killed and restarted loses nothing', async ({ meet }) => {
  test.slow();
  const server = await startServer();
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], DUEL, server.address);
  await playTogether([ann.page, bob.page], { clicks: 8 });
  for (const { page } of [ann, bob]) await untilLoaded(page);
  await server.kill();
  await expect(ann.page.getByText(/Connection lost|restarting/)).toBeVisible();
  await server.restart();
  const returned = Date.now();
  await expect(ann.page.getByText(/Connection lost|restarting/)).toHaveCount(0);
  test.info().annotations.push({ type: 'back after', description: `${Date.now() - returned} ms` });
  await playTogether([ann.page, bob.page], { clicks: 4 });
  await server.stop();
});
