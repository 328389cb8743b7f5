import type { Page } from '@playwright/test';
import type { SettingsInput } from '@rubicon/api';
import { saveSettings, surrender } from '../player.ts';
import type { State, Walk } from '../state.ts';
import { createTable, getReady, join, startTogether } from './tables.ts';

/** A game on the server against a bot, which needs no second browser. */
const ALONE: SettingsInput = {
  edition: 'world-domination',
  options: { setup: 'quick', startingSeat: '0' },
  seats: [{}, { bot: 'easy' }],
  isPublic: false,
  clock: { turn: 3600, bank: 600 },
  absent: 'default',
};

async function startAlone(page: Page): Promise<void> {
  await saveSettings(page, { guide: true });
  await startTogether([page], ALONE);
  await page.getByText('left to place').waitFor();
}

const state = (name: string, reach: (page: Page) => Promise<void>): State => ({ name, reach });

/** Page states that need a server. */
export const ONLINE_WALKS: readonly Walk[] = [
  [
    state('route:newTable', async (page) => {
      await saveSettings(page);
      await page.goto('/tables/new');
      await page.getByRole('button', { name: 'Create table' }).waitFor();
    }),
    state('route:leaderboard', async (page) => {
      await page.goto('/leaderboard');
      await page.getByText('Nobody has played 5 rated games yet.').waitFor();
    }),
    state('route:profile', async (page) => {
      await page.goto('/profile');
      await page.getByRole('heading', { name: 'Create account' }).waitFor();
    }),
    state('profile-account', async (page) => {
      const form = page.getByRole('form', { name: 'Create account' });
      await form.getByLabel('Name').fill(`Layla ${Math.random().toString(36).slice(2, 10)}`);
      await form.getByLabel('Password').fill('correct horse battery');
      await form.getByRole('button').click();
      await page.getByRole('textbox', { name: 'Bot name' }).waitFor();
    }),
    state('profile-delete', async (page) => {
      await page.getByRole('button', { name: 'Delete me' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  ],
  [
    state('route:table', async (page) => {
      await saveSettings(page);
      await join(page, await createTable(page, { ...ALONE, seats: [{}, {}, { bot: 'easy' }] }));
      await page.getByText('How this works').click();
      await page.getByText('Your own words').waitFor();
    }),
    state('table-ready', async (page) => {
      await getReady(page);
      await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
    }),
    state('home-tables', async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'My games' }).waitFor();
    }),
  ],
  [
    state('table-game', async (page) => {
      await startAlone(page);
    }),
    {
      name: 'dialog:chat',
      async reach(page) {
        await page.getByRole('button', { name: /^Chat/ }).click();
        await page.getByRole('dialog').getByRole('textbox').fill('Hello');
        await page.keyboard.press('Enter');
        await page.getByRole('log', { name: 'Chat' }).getByText('Hello').waitFor();
      },
      isSmall: true,
    },
    state('dialog:table-menu', async (page) => {
      await page.keyboard.press('Escape'); // closes the chat
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Leave the table' }).waitFor();
    }),
    state('table-left', async (page) => {
      await page.getByRole('button', { name: 'Leave the table' }).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('button', { name: 'Take my seat back' }).waitFor();
    }),
  ],
  [
    state('dialog:plan', async (page) => {
      await saveSettings(page);
      const elsewhere = await page
        .context()
        .browser()!
        .newContext({ baseURL: process.env.RUBICON_ADDRESS ?? '' });
      const other = await elsewhere.newPage();
      const options = { setup: 'quick', startingSeat: '1' };
      await startTogether([page, other], { ...ALONE, options, seats: [{}, {}] });
      await page.getByRole('button', { name: 'Plan my turn' }).click();
      await page.getByRole('button', { name: 'Save plan' }).waitFor();
    }),
  ],
  [
    state('dialog:table-result', async (page) => {
      await startAlone(page);
      await surrender(page);
      await page.getByText('Dice verified', { exact: false }).waitFor();
    }),
    state('route:tableReplay', async (page) => {
      await page.goto(`${new URL(page.url()).pathname}/replay`);
      await page.getByRole('slider', { name: 'Move' }).waitFor();
    }),
    state('route:tableDice', async (page) => {
      await page.goto(new URL(page.url()).pathname.replace(/replay$/, 'dice'));
      await page.getByText(/rolls follow/).waitFor();
    }),
    state('route:player', async (page) => {
      await page.goto('/profile');
      await page.getByRole('link', { name: 'Recent games' }).click();
      await page.getByRole('link', { name: /^Replay/ }).waitFor();
    }),
  ],
];
