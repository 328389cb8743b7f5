import type { Page } from '@playwright/test';
import { chooseFile } from './files.ts';
import { begin, remember, type Setting } from './player.ts';
import { recordAmong, recordUntil } from './records.ts';

/** Something to be looked at: a page, a window, a part of a turn. */
export interface State {
  readonly name: string; // route:…, dialog:…, phase:family/…
  reach(page: Page): Promise<void>;
}

const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
const six: Setting['seats'] = ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'easy' }))];

/** A game in which this phase asks the first seat. */
const PHASES: Readonly<Record<string, Setting>> = {
  'turns/colour': { edition: 'basic-training', seats: trio, seed: 'a' },
  'turns/capital': { edition: 'capital', seats: trio, seed: 'a' },
  'turns/claim': { edition: 'world-domination', seats: trio, seed: 'a' },
  'turns/deploy': { edition: 'world-domination', options: { setup: 'deal' }, seats: trio, seed: 'a' },
  'turns/reinforce': { edition: 'world-domination', options: { setup: 'quick' }, seats: six, seed: 'a' },
  'turns/attack': { edition: 'secret-mission', seats: six, seed: 'a' },
  'turns/defend': { edition: 'world-domination', options: { defence: 'chosen' }, seats: trio, seed: 'a' },
  'turns/re-roll': { edition: 'world-domination', options: { reRoll: 'on' }, seats: trio, seed: 'a' },
  'turns/commander': { edition: 'world-domination', options: { commander: 'on' }, seats: trio, seed: 'a' },
  'turns/occupy': { edition: 'command-room', seats: trio, seed: 'a' },
  'turns/fortify': { edition: 'world-domination', options: { pathFortify: 'on' }, seats: trio, seed: 'a' },
  'turns/airfield': { edition: 'command-room', seats: trio, seed: 'a' },
  'turns/settle': { edition: 'classic', options: { capitals: 'on' }, seats: trio, seed: 'a' },
  'orders/bid': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/convert': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/deploy': { edition: 'simultaneous', seats: trio, seed: 'a' },
  'orders/order': { edition: 'simultaneous', seats: trio, seed: 'a' },
};

/** Nobody is asked in these. */
export const UNASKED = ['turns/start', 'turns/over', 'orders/start', 'orders/over'];

export async function bringIn(page: Page, record: string): Promise<void> {
  await page.goto('/');
  await chooseFile(page, 'Import a game', record);
  await page
    .getByRole('link', { name: /^(Go on|Look at it)$/ })
    .first()
    .click();
}

function recordIn(phase: string, setting: Setting): string {
  const wanted = phase.split('/')[1];
  return recordAmong(setting, (position) => position.phase === wanted);
}

const phases = Object.entries(PHASES).map(
  ([phase, setting]): State => ({
    name: `phase:${phase}`,
    async reach(page) {
      await remember(page);
      await bringIn(page, recordIn(phase, setting));
      await page.locator('footer p').first().waitFor();
    },
  }),
);

const inGame = async (page: Page): Promise<void> => {
  await remember(page, { guide: true });
  await begin(page, { edition: 'world-domination', options: { setup: 'quick' }, seats: trio, seed: 'look' });
  await page.getByText('left to place').waitFor();
};

const finished = (): string =>
  recordUntil(
    { edition: 'secret-mission', seats: trio, seed: 'end' },
    (position) => position.phase === 'over',
    true,
  );

const route = (name: string, path: string): State => ({
  name: `route:${name}`,
  async reach(page) {
    await remember(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

const dialog = (name: string, open: (page: Page) => Promise<void>): State => ({
  name: `dialog:${name}`,
  async reach(page) {
    await open(page);
    await page.getByRole('dialog').waitFor();
  },
});

export const STATES: readonly State[] = [
  route('home', '/'),
  route('newGame', '/new'),
  route('replayFile', '/replay'),
  route('rules', '/rules'),
  route('rulesOf', '/rules/command-room'),
  route('rules-search', '/rules?q=card'),
  route('about', '/about'),
  { name: 'route:game', reach: inGame },
  {
    name: 'route:replay',
    async reach(page) {
      await remember(page);
      await bringIn(page, finished());
      await page.getByRole('slider', { name: 'Move' }).waitFor();
    },
  },
  dialog('settings', async (page) => {
    await remember(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
  }),
  dialog('cards', async (page) => {
    await inGame(page);
    await page.getByRole('button', { name: 'Your cards' }).click();
  }),
  dialog('keys', async (page) => {
    await inGame(page);
    await page.keyboard.press('?');
  }),
  dialog('menu', async (page) => {
    await inGame(page);
    await page.getByRole('button', { name: 'Menu' }).click();
  }),
  dialog('result', async (page) => {
    await remember(page);
    await begin(page, { edition: 'world-domination', seats: ['Ann', { bot: 'easy' }], seed: 'result' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Surrender' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog').locator('figure').first().waitFor();
  }),
  dialog('story', async (page) => {
    await remember(page);
    await bringIn(page, finished());
    await page.getByRole('button', { name: 'How it went' }).click();
  }),
  {
    name: 'hand-over',
    async reach(page) {
      await remember(page);
      await begin(page, {
        edition: 'world-domination',
        options: { setup: 'quick' },
        seats: ['Ann', 'Bob', { bot: 'easy' }],
        seed: 'hand',
      });
      await page.getByRole('button', { name: /^I am / }).waitFor();
    },
  },
  {
    name: 'review',
    async reach(page) {
      await remember(page, { guide: true });
      await begin(page, { edition: 'simultaneous', seats: trio, seed: 'review' });
      await page.getByRole('button', { name: /^Bid/ }).click();
      await page.getByRole('region', { name: 'What happened, step by step' }).waitFor();
    },
  },
  ...phases,
];
