import { expect, test } from './fixtures.ts';
import { begin, playToEnd, remember, type Setting } from './player.ts';

const bots = [{ bot: 'easy' }, { bot: 'easy' }];

const GAMES: readonly Setting[] = [
  { edition: 'world-domination', options: { setup: 'claim' }, seats: ['Ann', ...bots], seed: 'claimed' },
  {
    edition: 'classic',
    options: { capitals: 'on', defence: 'chosen' },
    seats: ['Ann', { bot: 'medium' }],
    seed: 'two',
  },
  { edition: 'capital', options: { setup: 'deal' }, seats: ['Ann', ...bots], seed: 'headquarters' },
  {
    edition: 'secret-mission',
    options: { pathFortify: 'on', reRoll: 'on', commander: 'on', armyLimit: 'on' },
    seats: ['Ann', ...bots],
    seed: 'mission',
  },
  { edition: 'basic-training', seats: ['Ann', ...bots], seed: 'training' },
  { edition: 'command-room', seats: ['Ann', ...bots], seed: 'command' },
  { edition: 'world-conquest', seats: ['Ann', ...bots], seed: 'conquest' },
  { edition: 'simultaneous', seats: ['Ann', ...bots], seed: 'orders' },
];

for (const setting of GAMES) {
  test(`a complete game of ${setting.edition} through the page`, async ({ page }) => {
    test.slow();
    await remember(page);
    await begin(page, setting);
    await playToEnd(page);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
      /has won|You have won|draw/,
    );
    await expect(page.getByRole('img', { name: 'Territories over time' })).toBeVisible();
  });
}
