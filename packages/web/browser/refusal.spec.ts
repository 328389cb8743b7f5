import { expect, test } from './fixtures.ts';
import { begin, remember } from './player.ts';

/** The first move of the page goes to the table as another one, which it refuses. */
function garble(): void {
  const { postMessage } = MessagePort.prototype;
  let isDone = false;
  MessagePort.prototype.postMessage = function (message: unknown, ...rest: []) {
    const isMove = (message as { type?: string } | null)?.type === 'command' && !isDone;
    isDone ||= isMove;
    postMessage.call(
      this,
      isMove ? { ...(message as object), command: { type: 'end-turn' } } : message,
      ...rest,
    );
  };
}

test('a refusal says why, and stays until it has been read or something else is done', async ({ page }) => {
  await remember(page);
  await page.addInitScript(garble);
  await begin(page, {
    edition: 'world-domination',
    options: { setup: 'claim', startingSeat: '0' },
    seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
    seed: 'refused',
  });
  const claim = async (): Promise<void> => {
    await page.locator('main [role=button][aria-disabled=false]').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('.');
  };
  await claim();
  const refusal = page.getByRole('region', { name: 'What to do now' }).getByRole('alert');
  await expect(refusal).not.toBeEmpty();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(refusal).toHaveCount(0);
});
