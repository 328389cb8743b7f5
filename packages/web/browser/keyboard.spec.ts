import { badge } from './board.ts';
import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

const game = {
  edition: 'world-domination',
  options: { setup: 'quick', startingSeat: '1' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'log',
} as const;

test('Play now moves the focus to a territory that can be chosen', async ({ page }) => {
  await saveSettings(page);
  const seats = [
    { name: 'Ann', colour: 'red' },
    { name: 'Crassus', colour: 'blue', bot: 'easy' },
  ];
  const choice = { edition: 'world-domination', options: { setup: 'quick', startingSeat: '0' }, seats };
  await page.addInitScript((text) => localStorage.setItem('rubicon/new-game', text), JSON.stringify(choice));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).press('Enter');
  await page.getByRole('button', { name: /^Alaska, / }).waitFor();
  await expect(page.locator('#board [role=button][aria-disabled=false]:focus')).toHaveCount(1);
});

test('Tab goes from the board to the actions and the log, which is one stop', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, game);
  await page.getByText('left to place').first().waitFor();
  await page.locator('main [role=button][aria-disabled=false]').first().focus();
  await page.keyboard.press('Enter'); // shows the buttons of the placement
  const stops: string[] = [];
  for (let tabs = 0; tabs < 40 && stops.at(-1) !== 'log'; tabs++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement!;
      if (at.closest('main') !== null) return 'board';
      return at.closest('footer') !== null
        ? 'actions'
        : at.getAttribute('role') === 'group'
          ? 'log'
          : 'other';
    });
    if (stops.at(-1) !== stop) stops.push(stop);
  }
  expect(stops).toEqual(['board', 'actions', 'log']);
  const lines = page.getByRole('region', { name: 'Log' }).locator('[data-line]');
  expect(await lines.count()).toBeGreaterThan(2);
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[aria-labelledby=log-title] :focus')).toHaveCount(0);
});

test('a name with spaces can be typed to find its territory, without picking another one', async ({
  page,
}) => {
  await saveSettings(page);
  await startGame(page, {
    edition: 'world-domination',
    seats: ['Ann', { bot: 'easy' }],
    seed: 'names',
    position:
      'world-domination - red,blue a2a2a2a2a2a2a2a2a2/a2a2a2a2/a2a2a2a2a2a2a2/a2a2a2a2a2a2/b3b3b3b3b3b3b3b3b3b3b3b3/b3b3b3b3 reinforce:a turn=9 first=a place=14',
  });
  await page.getByText('14 left to place').waitFor();
  await badge(page, 'alaska').focus();
  await page.keyboard.type('Western United States');
  await expect(badge(page, 'western-united-states')).toBeFocused();
  await expect(page.getByText('14 left to place')).toBeVisible();
  await page.keyboard.press('Space'); // no name continues like this
  await expect(page.getByText('13 left to place')).toBeVisible();
});

test('single keys can be turned off, and the phase is visible in forced colours', async ({ page }) => {
  await saveSettings(page, { shortcuts: false });
  await startGame(page, game);
  await page.getByText('left to place').first().waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1); // only the menu
  await page.keyboard.press('Escape');

  await page.emulateMedia({ forcedColors: 'active' });
  const background = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('header li[aria-current]')).not.toBe(
    await background('header li:not([aria-current])'),
  );
});
