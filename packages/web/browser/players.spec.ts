import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

test('the longest name leaves room for all numbers, and every row, even neutral, reads as a sentence', async ({
  page,
}) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    seats: ['WWWWWWWWWWWWWWWW', { bot: 'easy' }],
    seed: 'players',
  });
  const players = page.getByRole('region', { name: 'Players' });
  const row = players.getByRole('row', { name: /^WWW/ });
  await expect(players.getByRole('row', { name: /^neutral ?, \d+ territories ?, \d+ arm/ })).toBeVisible();
  const panel = (await players.boundingBox())!;
  const cell = (await row.getByRole('cell').last().boundingBox())!;
  expect(cell.x + cell.width).toBeLessThanOrEqual(panel.x + panel.width);
});
