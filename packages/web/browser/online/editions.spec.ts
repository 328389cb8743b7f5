import { playTogether, surrender } from '../player.ts';
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

for (const edition of EDITIONS) {
  test(`two people and a bot play three rounds of ${edition}; one surrenders`, async ({ meet }) => {
    test.slow();
    const [ann, bob] = [await meet(), await meet()];
    const pages = [ann.page, bob.page];
    await startTogether(pages, { edition, seats: [{}, {}, { bot: 'easy' }], isPublic: false });
    const page = await playTogether(pages, { turn: ROUNDS * SEATS + 1 });
    if (await page.locator('dialog[open] figure').first().isVisible()) return; // somebody has won
    await surrender(page);
    await expect(page.getByRole('table')).toContainText('surrendered');
  });
}
