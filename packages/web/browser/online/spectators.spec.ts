import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

test('a spectator of a game that has just begun waits for the delay; its replay and dice wait for its end', async ({
  meet,
}) => {
  const [ann, bob, eve] = [await meet(), await meet(), await meet()];
  const settings = { ...DUEL, spectators: { delay: 600 } };
  const { path } = await startTogether([ann.page, bob.page], settings);
  await eve.page.goto(path);
  const status = eve.page.getByText('You are watching. You are 10 minutes behind.');
  await expect(status).toBeVisible();
  await expect(eve.page.getByText('Waiting for ?')).toHaveCount(0);
  for (const part of ['replay', 'dice']) {
    await eve.page.goto(path.replace('?', `/${part}?`));
    await expect(eve.page.getByRole('alert')).toContainText('The game is not over yet.');
    await eve.page.getByRole('link', { name: 'Go to the table' }).click();
    await expect(status).toBeVisible();
  }
});
