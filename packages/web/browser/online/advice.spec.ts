import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

test('a table gives neither hints nor chances, not even to a spectator who has switched them on', async ({
  meet,
}) => {
  const settings = { hints: true, chances: true };
  const [ann, eve] = [await meet({ settings }), await meet({ settings })];
  const options = { ...DUEL.options, startingSeat: '0' };
  const seats = [{}, { bot: 'easy' }];
  const { path } = await startTogether([ann.page], { ...DUEL, options, seats });
  await ann.page.getByText('left to place').first().waitFor();
  await eve.page.goto(path);
  await eve.page.locator('#board svg').first().waitFor();
  for (const { page } of [ann, eve]) {
    await page.keyboard.press('!');
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('territories');
    await expect(page.getByText('chance to win')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Hint' })).toHaveCount(0);
    expect(page.workers().filter((worker) => worker.url().includes('advice'))).toEqual([]);
  }
});
