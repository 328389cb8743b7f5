import { playTogether, surrender } from '../player.ts';
import { expect, test } from './people.ts';
import { startTogether } from './tables.ts';

/** Editions that no other test of this folder plays to the end, with the shortest set-up they offer. */
const EDITIONS = [
  { edition: 'classic' },
  { edition: 'world-domination', options: { setup: 'quick' } },
  { edition: 'capital', options: { setup: 'quick' } },
  { edition: 'basic-training' },
  { edition: 'command-room' },
  { edition: 'world-conquest' },
];

const PHONE = { width: 390, height: 844 };
const ROUNDS = 3;

for (const game of EDITIONS) {
  test(`two people and a bot play three rounds of ${game.edition}; one surrenders`, async ({ meet }) => {
    test.slow();
    const [ann, bob] = [await meet(), await meet({ size: PHONE })];
    const pages = [ann.page, bob.page];
    await startTogether(pages, { ...game, seats: [{}, {}, { bot: 'easy' }], isPublic: false });
    const page = await playTogether(pages, { round: ROUNDS + 1 });
    const [, round] = /Round (\d+)/.exec((await page.locator('header').first().textContent()) ?? '') ?? [];
    expect(Number(round)).toBeLessThanOrEqual(ROUNDS + 1);
    if (await page.locator('dialog[open] figure').first().isVisible()) return; // somebody has won
    await surrender(page);
    await expect(ann.page.getByRole('table')).toContainText('surrendered'); // a phone has no room for it
  });
}
