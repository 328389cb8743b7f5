import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';
import { createTable, DUEL, join, startTogether } from './tables.ts';

test('a home page that was opened without its server notices when it is back', async ({ meet }) => {
  const { page } = await meet();
  await page.route('**/api/me', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server is not responding.', { exact: false })).toBeVisible();
  await page.unroute('**/api/me');
  await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
});

test('the tables on the home page line up with their headings, with room between them', async ({ meet }) => {
  const { page } = await meet();
  for (let i = 0; i < 2; i++) await join(page, await createTable(page, DUEL));
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'My games' });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open:/ }) });
  await expect(rows).toHaveCount(2);
  const [title, first, second] = await Promise.all([
    heading.boundingBox(),
    rows.nth(0).boundingBox(),
    rows.nth(1).boundingBox(),
  ]);
  expect(first!.x).toBe(title!.x);
  expect(second!.y - first!.y - first!.height).toBeGreaterThan(4);
});

test('a public table is offered only while it has an open seat', async ({ meet }) => {
  const people = [await meet(), await meet(), await meet()] as const;
  const [ann, bob, cy] = people;
  const table = await createTable(ann.page, {
    ...DUEL,
    edition: 'capital',
    isPublic: true,
    seats: [{}, {}, {}],
  });
  await join(ann.page, table);
  await join(bob.page, table);
  const { page } = await meet();
  await page.goto('/#together');
  const name = await nameAt(ann.page);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('2 of 3 seats taken');
  await join(cy.page, table);
  await expect(row).toHaveCount(0);
  await cy.page.getByRole('button', { name: 'Leave seat' }).click();
  await expect(row).toContainText('2 of 3 seats taken');
});

test('long names do not widen the home page of a phone', async ({ meet }) => {
  const size = { width: 360, height: 640 };
  const people = [await meet({ size }), await meet({ size })] as const;
  const [ann] = people;
  const table = await createTable(ann.page, DUEL);
  for (const [i, { page }] of people.entries()) {
    await join(page, table);
    const name = 'WM'[i]!.repeat(18) + Math.random().toString(36).slice(2, 8);
    const origin = new URL(page.url()).origin;
    await page.request.put('/api/name', { headers: { origin }, data: { name } });
  }
  await ann.page.goto('/');
  await ann.page.locator('#together').scrollIntoViewIfNeeded();
  await expect(ann.page.getByRole('link', { name: /^Open:/ })).toBeVisible();
  expect(await ann.page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
});

test('my games name the bot that a game waits for, or say that bots are playing', async ({ meet }) => {
  const { page } = await meet();
  await startTogether([page], { ...DUEL, edition: 'classic', options: {}, seats: [{}, { bot: 'easy' }] });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Leave the table' }).click();
  await menu.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
  await page.goto('/');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open:/ }) });
  await expect(row.getByText(/^(Bots are playing|Easy to move)$/)).toBeVisible();
});

/** The name of the player at a page, from the server. */
async function nameAt(page: Page): Promise<string> {
  const response = await page.request.get('/api/me');
  const { player } = (await response.json()) as { player: { name: string } };
  return player.name;
}

test('the list of running games counts rounds, not the turns of single seats', async ({ meet }) => {
  const { page } = await meet();
  const { id } = await startTogether([page], { ...DUEL, isPublic: true, seats: [{}, { bot: 'easy' }] });
  for (const [progress, text] of [
    [{ turn: 24, round: 13 }, 'Round 13'],
    [{ turn: 0, round: 0 }, 'Set-up'],
    [{ turn: 24, round: undefined }, ''], // stored by an older server
  ] as const) {
    await page.route('**/api/tables?stage=playing', async (route) => {
      const answer = await route.fetch();
      const { tables, cursor } = await answer.json();
      const own = tables.find((table: { id: string }) => table.id === id);
      await route.fulfill({ json: { tables: [{ ...own, ...progress }], cursor } });
    });
    await page.goto('/');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Watch:/ }) });
    await expect(row).toHaveCount(1);
    if (text !== '') await expect(row).toContainText(text);
    await expect(row).not.toContainText(/turn/i);
    await page.unroute('**/api/tables?stage=playing');
  }
});
