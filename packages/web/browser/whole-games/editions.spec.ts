import { EDITIONS } from '@rubicon/engine';
import { expect, test } from '../online/people.ts';
import { startTogether } from '../online/tables.ts';
import { playToEnd } from '../player.ts';

for (const { id: edition } of EDITIONS) {
  test(`two people and a bot play ${edition} to the end, and both browsers verify the dice`, async ({
    meet,
  }) => {
    const pages = [(await meet()).page, (await meet()).page];
    await startTogether(pages, { edition, seats: [{}, {}, { bot: 'hard' }], isPublic: false });
    await Promise.all(pages.map(playToEnd));
    for (const page of pages)
      await expect(page.getByRole('region', { name: 'Proof of the dice' })).toContainText(
        'Dice verified: nobody could choose them.',
      );
  });
}
