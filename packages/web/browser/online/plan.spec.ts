import { expect, test } from './people.ts';
import { DUEL, startTogether } from './tables.ts';

test('a turn planned during the opponent’s turn is played automatically', async ({ meet }) => {
  const [ann, bob] = [await meet(), await meet()];
  const options = { ...DUEL.options, startingSeat: '0' };
  await startTogether([ann.page, bob.page], { ...DUEL, options });
  const sent: string[] = [];
  bob.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await bob.page.getByRole('button', { name: 'Plan my turn' }).click();
  const dialog = bob.page.getByRole('dialog', { name: 'Plan your next turn' });
  await dialog.locator('[role=button][aria-disabled=false]').first().press('Shift+Enter');
  await dialog.getByText('End my turn after the last attack').click();
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await expect(bob.page.getByRole('button', { name: 'Change my plan' })).toBeVisible();
  expect(sent.filter((text) => !text.includes('ping'))).toEqual([]); // nobody can tell that a plan exists
  await ann.page.getByRole('button', { name: 'Place evenly' }).click();
  await ann.page.getByRole('button', { name: /^Place \d/ }).click();
  await ann.page.getByRole('button', { name: 'End turn' }).click();
  await expect(ann.page.locator('header').first()).toContainText('Round 2');
  await expect(ann.page.getByText(/places \d+ armies/).first()).toBeVisible();
  await expect(bob.page.getByRole('button', { name: 'Plan my turn' })).toBeVisible();
});

test('on a phone, board and prompt of a plan fit the screen, and a reload keeps what is not saved yet', async ({
  meet,
}) => {
  const [ann, bob] = [await meet(), await meet({ size: { width: 360, height: 640 } })];
  await startTogether([ann.page, bob.page], { ...DUEL, options: { ...DUEL.options, startingSeat: '0' } });
  await bob.page.getByRole('button', { name: 'Plan my turn' }).click();
  const dialog = bob.page.getByRole('dialog', { name: 'Plan your next turn' });
  const territory = dialog.locator('[role=button][aria-disabled=false]').first();
  await territory.press('Enter');
  await expect(dialog.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('[data-board]')).toBeInViewport({ ratio: 1 });
  await dialog.getByText('End my turn after the last attack').click();
  await bob.page.reload();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('switch')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await bob.page.reload();
  await expect(bob.page.getByRole('button', { name: 'Change my plan' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
