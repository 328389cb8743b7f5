import { surrender } from '../player.ts';
import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

test('the link to a moment of a replay is copied, opens there, and is offered again for another moment', async ({
  meet,
}) => {
  const [ann, bob] = [await meet(), await meet()];
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { path } = await startTogether([ann.page, bob.page], DUEL);
  await surrender(ann.page);
  await expect(bob.page.getByRole('dialog').getByRole('link', { name: 'Replay' })).toBeVisible();
  const { pathname, search } = new URL(path);
  const { page } = ann;
  await page.goto(`${pathname}/replay${search}`);
  const summary = page.getByRole('button', { name: 'Game summary' });
  const copy = page.getByRole('button', { name: 'Copy link to this moment' });
  await page.getByRole('slider', { name: 'Move' }).press('End');
  await summary.click();
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Move' }).press('Home');
  await summary.click();
  await expect(copy).toBeVisible();
  await bob.page.goto(link);
  const slider = bob.page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await bob.page.evaluate(() => location.assign('#move-1'));
  await expect(slider).toHaveValue('1');
});
