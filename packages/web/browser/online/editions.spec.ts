import type { Page } from '@playwright/test';
import { play, surrender } from '../player.ts';
import { expect, test } from './people.ts';
import { startTogether } from './tables.ts';

/** Editions that no other test of this folder plays to the end. */
const EDITIONS = [
  'classic',
  'world-domination',
  'capital',
  'basic-training',
  'command-room',
  'world-conquest',
];

const ROUNDS = 3;
const SEATS = 3;

/** The number of the turn in the header; 0 during the set-up. */
async function turnOn(page: Page): Promise<number> {
  const text = await page.locator('header').first().innerText();
  return Number(/Turn (\d+)/.exec(text)?.[1] ?? 0);
}

for (const edition of EDITIONS) {
  test(`two people and a bot play three rounds of ${edition}; one surrenders`, async ({ meet }) => {
    test.slow();
    const [ann, bob] = [await meet(), await meet()];
    const pages = [ann.page, bob.page];
    await startTogether(pages, { edition, seats: [{}, {}, { bot: 'easy' }], isPublic: false });
    const isOver = (): Promise<boolean> => bob.page.locator('dialog[open] figure').first().isVisible();
    while ((await turnOn(bob.page)) <= ROUNDS * SEATS && !(await isOver()))
      await Promise.race(pages.map((page) => play(page, 4)));
    if (!(await isOver())) {
      await surrender(bob.page);
      await expect(bob.page.getByRole('table')).toContainText('surrendered');
    }
  });
}
