import { expect, test } from './fixtures.ts';
import { begin, remember } from './player.ts';

test('the longest name leaves room for all figures, and a game for two lists the neutral side', async ({
  page,
}) => {
  await remember(page);
  await begin(page, {
    edition: 'world-domination',
    seats: ['WWWWWWWWWWWWWWWW', { bot: 'easy' }],
    seed: 'players',
  });
  const players = page.getByRole('region', { name: 'Players' });
  const row = players.getByRole('row', { name: /^WWW/ });
  await expect(players.getByRole('row', { name: /^neutral \d+ \d+/ })).toBeVisible();
  const panel = (await players.boundingBox())!;
  const cell = (await row.getByRole('cell').last().boundingBox())!;
  expect(cell.x + cell.width).toBeLessThanOrEqual(panel.x + panel.width);
});
