import { expect, test } from './fixtures.ts';
import { playToEnd, saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';

const bots = [{ bot: 'easy' }, { bot: 'easy' }];

/** One game of each family, with options that add decisions; unit tests cover the rest. */
const GAMES: readonly Setting[] = [
  {
    edition: 'secret-mission',
    options: { pathFortify: 'on', reRoll: 'on', commander: 'on', armyLimit: 'on' },
    seats: ['Ann', ...bots],
    seed: 'mission',
  },
  { edition: 'simultaneous', seats: ['Ann', ...bots], seed: 'orders' },
];

for (const setting of GAMES) {
  test(`a complete game of ${setting.edition}`, async ({ page }) => {
    test.slow();
    await saveSettings(page);
    await startGame(page, setting);
    await playToEnd(page);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/wins|You win|draw/);
    await expect(page.getByRole('img', { name: 'Territories over time' })).toBeVisible();
  });
}
