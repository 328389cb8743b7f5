import type { Page } from '@playwright/test';
import { saveSettings, startGame } from '../player.ts';
import { recordOf, recordUntil, type Setting } from '../records.ts';
import type { State } from '../state.ts';

export const trio: Setting['seats'] = ['Ann', { bot: 'easy' }, { bot: 'easy' }];
export const six: Setting['seats'] = ['Ann', ...Array.from({ length: 5 }, () => ({ bot: 'easy' }))];

export const inGame = async (page: Page): Promise<void> => {
  await saveSettings(page, { guide: true });
  await startGame(page, {
    edition: 'world-domination',
    options: { setup: 'quick' },
    seats: trio,
    seed: 'look',
  });
  await page.getByText('left to place').waitFor();
};

export const finished = (): string =>
  recordUntil(
    { edition: 'secret-mission', seats: trio, seed: 'end' },
    (position) => position.phase === 'over',
    true,
  );

/** A short game in which Ann twice places all armies far from any front. */
export const blunders = (): string =>
  recordOf(
    {
      edition: 'world-domination',
      seats: ['Ann', { bot: 'easy' }],
      seed: 'blunders',
      position:
        'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/b2b2b2b2b2b2b2/a2a2a2a2a2a2/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 reinforce:a turn=9 first=a place=14',
    },
    [
      ...['place argentina:14', 'end-attacks', 'end-turn'],
      ...['place ural:21', 'end-attacks', 'end-turn'],
      ...['place argentina:16', 'end-attacks', 'end-turn'],
      'surrender',
    ],
  );

export const dialog = (name: string, open: (page: Page) => Promise<void>): State => ({
  name: `dialog:${name}`,
  async reach(page) {
    await page.keyboard.press('Escape'); // closes the previous dialog
    await open(page);
    await page.getByRole('dialog').waitFor();
  },
});
