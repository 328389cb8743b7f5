import { playToEnd, playTogether, surrender } from '../player.ts';
import { expect, type Person, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

const SCREENS = [
  [1024, 600],
  [390, 844],
  [360, 640],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

const pagesOf = (people: readonly Person[]) => people.map(({ page }) => page);

test('from the home page to a game with a friend in six clicks; they chat and pause', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let clicks = 0;
  const click = async ({ page }: Person, role: 'button' | 'link', name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).click();
    clicks++;
  };
  await ann.page.goto('/');
  await click(ann, 'link', 'Play with friends');
  await click(ann, 'button', 'Create table');
  await click(ann, 'button', 'Copy link');
  await expect(ann.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  await bob.page.goto(link);
  await click(bob, 'button', 'Join');
  const message = ann.page.getByRole('textbox', { name: 'Write a message' });
  await message.fill('Hello!');
  await message.press('Enter');
  await expect(bob.page.getByRole('log', { name: 'Chat' })).toContainText('Hello!');
  await click(bob, 'button', 'Ready');
  await click(ann, 'button', 'Ready');
  for (const { page } of [ann, bob]) await expect(page.locator('#board svg').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(6);

  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, bob])
    await expect(page.getByText('The game is paused.').first()).toBeVisible();
  await bob.page.getByRole('button', { name: 'Continue' }).click();
  for (const { page } of [ann, bob])
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('two people and a bot play a whole game, and both browsers verify its dice', async ({ meet }) => {
  test.slow();
  const people = [await meet(), await meet({ size: { width: 844, height: 390 } })];
  const seats = [{}, {}, { bot: 'hard' }];
  const { id } = await startTogether(pagesOf(people), { edition: 'secret-mission', seats, isPublic: false });
  await Promise.all(people.map(({ page }) => playToEnd(page)));
  for (const { page } of people) {
    await expect(page.getByRole('region', { name: 'Proof of the dice' })).toContainText(
      'Dice verified: nobody could choose them.',
    );
  }
  const { page } = people[0]!;
  await page.goto(`/table/${id}/dice`);
  await expect(page.getByText(/^All \d+ rolls follow/)).toBeVisible();
  await page.goto(`/table/${id}/replay#round-2`);
  await expect(page.getByRole('slider', { name: 'Move' })).not.toHaveValue('0');
});

test('six people play a whole game of written orders, most of them on phones', async ({ meet }) => {
  test.slow();
  const people: Person[] = [];
  for (const [width, height] of SCREENS) people.push(await meet({ size: { width, height } }));
  const seats = people.map(() => ({}));
  await startTogether(pagesOf(people), { edition: 'simultaneous', seats, isPublic: false });
  await Promise.all(people.map(({ page }) => playToEnd(page)));
  for (const { page } of people)
    await expect(page.getByRole('region', { name: 'Proof of the dice' })).toContainText('Dice verified');
});

test('one player surrenders, the other wins, and they agree to a draw in the rematch', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], DUEL);
  await playTogether([ann.page, bob.page], { clicks: 12 });
  await surrender(bob.page);
  const ending = ann.page.getByRole('dialog');
  await expect(ending.getByRole('heading', { level: 2 })).toHaveText(/You win/);
  await ending.getByRole('button', { name: 'Rematch' }).click();
  await expect(ann.page.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Go to rematch' }).click();
  await expect(bob.page.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const { page } of [ann, bob]) await expect(page.locator('#board svg').first()).toBeVisible();

  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Offer draw' }).click();
  await bob.page.getByRole('button', { name: /^Accept/ }).click();
  for (const { page } of [ann, bob])
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/draw/i);
});
