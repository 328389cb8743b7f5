import { expect, test } from './fixtures.ts';
import { saveSettings, startGame } from './player.ts';

/** Replaces the first command of the page with one that the table rejects. */
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

test('a rejection shows its reason until it is dismissed', async ({ page }) => {
  await saveSettings(page);
  await page.addInitScript(garble);
  await startGame(page, {
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
  const refusal = page.getByRole('region', { name: 'Actions' }).getByRole('alert');
  await expect(refusal).not.toBeEmpty();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(refusal).toHaveCount(0);
});
