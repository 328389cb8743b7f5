import type { Page } from '@playwright/test';
import { findLayoutFaults } from '../layout.ts';
import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

/** The first seat begins. */
const FIRST = { ...DUEL, options: { ...DUEL.options, startingSeat: '0' } };

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
};

test('a draw offer asks the people at the table first, then its bots', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], { ...FIRST, seats: [{}, {}, { bot: 'easy' }] });
  await choose(ann.page, 'Offer draw');
  await expect(ann.page.getByText(/You agreed to a draw\. Waiting for .+, .+\./)).toBeVisible();
  await bob.page.getByRole('button', { name: 'Accept draw' }).click();
  const log = ann.page.getByRole('region', { name: 'Log' });
  await expect(log.getByText('accepts the draw')).toBeVisible();
  await expect(log.getByText('declines the draw')).toBeVisible(); // by the bot, which is not losing
});

test('nothing is asked during a pause, and staged moves survive it', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], FIRST);
  const prompt = ann.page.getByRole('region', { name: 'Actions' });
  await ann.page.locator('#board [role=button][aria-disabled=false]').first().press('Enter');
  await expect(prompt.getByRole('button', { name: 'Clear' })).toBeVisible();
  const staged = await prompt.getByRole('spinbutton').inputValue();
  await choose(ann.page, 'Ask for a pause');
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.page.getByText('The game is paused.').first()).toBeVisible();
  await expect(prompt.getByRole('button')).toHaveCount(0);
  await expect(ann.page.locator('#board [role=button][aria-disabled=false]')).toHaveCount(0);
  await expect(ann.page).not.toHaveTitle(/Your turn/);
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ann.page.getByRole('button', { name: 'Surrender' })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'End the pause' }).click();
  await expect(prompt.getByRole('spinbutton')).toHaveValue(staged);
});

test('a request for a pause says who has not agreed, and after a refusal it can be made again', async ({
  meet,
}) => {
  const people = [await meet(), await meet(), await meet()] as const;
  const [ann, bob, cy] = people;
  await startTogether(
    people.map(({ page }) => page),
    { ...FIRST, seats: [{}, {}, {}] },
  );
  const asked = bob.page.getByText(/would like to pause/);
  await choose(ann.page, 'Ask for a pause');
  await bob.page.getByRole('button', { name: 'Not now' }).click();
  await expect(asked).toHaveCount(0);
  await expect(ann.page.getByText(/You agreed to a pause\. Waiting for .+, .+\./)).toBeVisible();
  await cy.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ann.page.getByText(/You agreed to a pause\. Waiting for [^,]+\./)).toBeVisible();
  for (const { page } of [ann, cy]) {
    await page.getByRole('button', { name: 'Cancel pause request' }).click();
    await expect(page.getByText('You agreed to a pause')).toHaveCount(0);
  }
  await choose(ann.page, 'Ask for a pause');
  await expect(asked).toBeVisible();
});

test('the settings of the table can be read during the game', async ({ meet }) => {
  const { page } = await meet();
  const clock = { turn: 180, bank: 600 };
  await startTogether([page], { ...FIRST, clock, seats: [{}, { bot: 'easy' }] });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Settings of this table').click();
  await expect(menu.getByText('3 minutes per turn, 10 minutes in reserve')).toBeInViewport();
});

test('a player replaced by a bot is asked nothing', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], { ...FIRST, absent: 'bot' });
  await ann.page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.textContent);
    const look = (): void => {
      const isAsked = texts('section[aria-label=Actions] button').length > 0;
      if (isAsked && texts('footer button').includes('Take my seat back')) document.body.dataset.asked = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await choose(ann.page, 'Leave the table');
  await ann.page.getByRole('button', { name: 'Yes' }).click();
  await expect(bob.page.getByRole('button', { name: 'Place evenly' })).toBeVisible(); // the bot has played
  await expect(ann.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect(ann.page.locator('body[data-asked]')).toHaveCount(0);
});

test('a game that everyone left says it was abandoned, and links to its replay', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  await startTogether([ann.page, bob.page], { ...FIRST, absent: 'default' });
  for (const { page } of [bob, ann]) {
    await choose(page, 'Leave the table');
    await page.getByRole('button', { name: 'Yes' }).click();
  }
  for (const { page } of [ann, bob])
    await expect(page.getByText('The game was abandoned. Nobody won.')).toBeVisible();
  await ann.page.getByRole('link', { name: 'Replay' }).click();
  await expect(ann.page.getByRole('slider', { name: 'Move' })).toBeVisible();
});

test('a clock of days says in local time when it ends, to both players', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const clock = { turn: 3 * 86400, bank: 0 };
  await startTogether([ann.page, bob.page], { ...FIRST, clock });
  const end = new Date(Date.now() + 3 * 86400_000).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
  });
  await expect(bob.page.getByText(/Waiting for .+, until/)).toContainText(end);
  await expect(ann.page.locator('header').getByTitle(`${end},`)).toBeVisible();
});

test('on a phone, a tap on your own clock of days shows in local time when it ends', async ({ meet }) => {
  const [ann, bob] = [await meet({ size: { width: 320, height: 568 } }), await meet()];
  await startTogether([ann.page, bob.page], { ...FIRST, clock: { turn: 3 * 86400, bank: 0 } });
  const clock = ann.page.locator('header').getByRole('button', { name: 'until' });
  await expect(clock).toHaveText(/^3 d 0 h|^2 d 23 h/);
  await clock.click();
  const end = ann.page.locator('header [aria-hidden]', { hasText: /^until \w+ .+ \d\d:\d\d/ });
  await expect(end).toBeInViewport({ ratio: 1 });
  expect(await ann.page.evaluate(findLayoutFaults, { needsPrimary: false })).toEqual([]);
  await clock.click();
  await expect(end).toHaveCount(0);
});
