import type { Page } from '@playwright/test';
import { findLayoutFaults } from '../layout.ts';
import { startGame } from '../player.ts';
import { expect, test } from './people.ts';
import { createTable, DUEL, join } from './tables.ts';

test('a double tap on Join takes a seat without also pressing Ready', async ({ meet }) => {
  const { page } = await meet();
  const table = await createTable(page, DUEL);
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const held: TimerHandler[] = []; // timers waiting for the end of a double tap
    const startTimer = (work: TimerHandler, milliseconds = 0): number =>
      milliseconds === 500 ? held.push(work) : start(work, milliseconds);
    const endTap = (): void => {
      for (const work of held.splice(0)) if (typeof work === 'function') work();
    };
    Object.assign(window, { setTimeout: startTimer, endTap });
  });
  await page.goto(table.path);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  await expect(ready).toBeVisible();
  await expect(ready).toBeDisabled();
  await page.evaluate(() => (window as unknown as { endTap(): void }).endTap());
  await expect(ready).toBeEnabled();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`the invitation can be seen and copied without scrolling at ${size.width}×${size.height}`, async ({
    meet,
  }) => {
    const { page } = await meet({ size });
    const table = await createTable(page, { ...DUEL, seats: [{}, {}, {}, {}, {}, {}] });
    await join(page, table);
    await page.evaluate(() => scrollTo(0, 0));
    for (const shown of [
      page.getByRole('textbox', { name: 'Invite' }),
      page.getByRole('button', { name: 'Copy link' }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
  });
}

test('on the machine of the server, the invitation has the address that other devices can open', async ({
  meet,
}) => {
  const { page } = await meet();
  const table = await createTable(page, DUEL);
  const invitation = page.getByRole('textbox', { name: 'Invite' });
  const scan = page.getByText('Or scan this with a phone:');
  await join(page, table);
  await expect(page.getByText('Only this machine can open this link.')).toBeVisible();
  await expect(scan).toHaveCount(0);
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: ['192.168.1.20'] } }));
  await page.reload();
  await expect(invitation).toHaveValue(/^http:\/\/192\.168\.1\.20:\d+\/table\//);
  await expect(scan).toBeVisible();
});

test('when the host leaves, another person at the table becomes the host', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const table = await createTable(ann.page, { ...DUEL, seats: [{}, {}, {}] });
  await join(ann.page, table);
  await join(bob.page, table);
  const putBot = (page: Page) => page.getByRole('button', { name: 'Put a bot here' });
  await expect(putBot(ann.page)).toHaveCount(1);
  await expect(putBot(bob.page)).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Leave seat' }).click();
  await expect(putBot(bob.page)).toHaveCount(2);
  await expect(putBot(ann.page)).toHaveCount(0);
});

test('an invited friend on a phone sees who is at the table before the invitation', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet({ size: { width: 360, height: 640 } })];
  const table = await createTable(ann.page, DUEL);
  await join(ann.page, table);
  await bob.page.goto(table.path);
  const places = [
    bob.page.getByText('host', { exact: false }),
    bob.page.getByRole('textbox', { name: 'Invite' }),
  ].map(async (element) => (await element.first().boundingBox())!.y);
  const [seats, invitation] = await Promise.all(places);
  expect(seats).toBeLessThan(invitation!);
});

test('a player who changes the name finds the way back to the table', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const table = await createTable(ann.page, DUEL);
  await join(ann.page, table);
  await join(bob.page, table);
  await bob.page.getByRole('link', { name: 'Change name' }).click();
  const name = `Bob ${Math.random().toString(36).slice(2, 10)}`;
  const form = bob.page.getByRole('form', { name: 'Name', exact: true });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Change name' }).click();
  await expect(bob.page.getByRole('heading', { name })).toBeVisible();
  await bob.page.getByRole('link', { name: 'Go to the table' }).click();
  for (const { page } of [ann, bob])
    await expect(page.getByRole('region', { name: 'Seats' }).getByText(name)).toBeVisible();
});

test('in German on a narrow phone, chat and settings are as wide as the seats', async ({ meet }) => {
  const { page } = await meet({ settings: { language: 'de' }, size: { width: 360, height: 640 } });
  await page.goto((await createTable(page, DUEL)).path);
  await page.getByRole('button', { name: 'Mitspielen', exact: true }).click();
  const rightOf = async (name: string): Promise<number> => {
    const { x, width } = (await page.getByRole('region', { name }).boundingBox())!;
    return x + width;
  };
  expect(await rightOf('Chat')).toBeLessThanOrEqual(await rightOf('Plätze'));
});

test('a visitor at a full table sees the settings next to the seats', async ({ meet }) => {
  const [ann, bob, eve] = [await meet(), await meet(), await meet()];
  const table = await createTable(ann.page, DUEL);
  await join(ann.page, table);
  await join(bob.page, table);
  await eve.page.goto(table.path);
  const seats = eve.page.getByRole('region', { name: 'Seats' });
  await expect(seats).toContainText('All seats are taken');
  const settings = eve.page.getByRole('heading', { name: 'Settings' }).locator('..');
  expect((await settings.boundingBox())!.y).toBe((await seats.boundingBox())!.y);
});

test('a link with a wrong invitation says that the table is private', async ({ meet }) => {
  const [ann, eve] = [await meet(), await meet({ size: { width: 320, height: 568 } })];
  const { path } = await createTable(ann.page, DUEL);
  await eve.page.goto(`${path.slice(0, -8)}12345678`);
  await expect(eve.page.getByRole('alert')).toHaveText('This table is private. Ask its host for the link.');
  expect(await eve.page.evaluate(findLayoutFaults, { needsPrimary: false })).toEqual([]);
});

test('a game against bots leads to a new table with the same settings', async ({ meet }) => {
  const { page } = await meet();
  await startGame(page, {
    edition: 'secret-mission',
    options: { missions: 'eu-14' },
    seats: ['Ann', { bot: 'hard' }, { bot: 'easy' }],
    seed: 'friends',
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'Secret Mission' })).toBeVisible();
  await expect(page.getByText('14 missions')).toBeVisible();
  await expect(page.getByText('Open seat', { exact: true })).toHaveCount(1); // of the first bot, for a friend
  await expect(page.getByText('Easy')).toBeVisible();
});
