import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Chooses a file with the named button. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await chooseBy(page, name, text, (button) => button.click());
}

/**
 * Chooses a file by activating the named button. Focusing the button first makes sure that the page already knows not to
 * open the system dialog.
 */
export async function chooseBy(
  page: Page,
  name: string,
  text: string,
  act: (button: Locator) => Promise<void>,
): Promise<void> {
  const button = page.getByRole('button', { name });
  const chosen = page.waitForEvent('filechooser');
  await button.focus();
  await act(button);
  await (await chosen).setFiles({
    name: 'game.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  });
}

/** The text shown while a file is dragged over the page. */
export const invitation = (page: Page) => page.getByText('Drop to open this game.');

/** Drags a file over the page until the page asks to drop it. */
export async function dragFile(page: Page, text: string) {
  const drag = await startDrag(page, text);
  await expect(async () => {
    await drag.move();
    await expect(invitation(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  return drag;
}

export async function dropFile(page: Page, text: string): Promise<void> {
  await (await dragFile(page, text)).drop();
}

/** Starts a drag from outside the browser, which repeats `move` until the file is dropped. */
export async function startDrag(page: Page, text: string) {
  const path = test.info().outputPath('game.jsonl');
  writeFileSync(path, text);
  const { width, height } = page.viewportSize()!;
  const devtools = await page.context().newCDPSession(page);
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<void> => {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: Math.round(width / 2),
      y: Math.round(height / 2),
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  };
  await send('dragEnter');
  return {
    move: () => send('dragOver'),
    async drop(): Promise<void> {
      await send('dragOver');
      await send('drop');
    },
    leave: () => page.dispatchEvent('html', 'dragleave'),
  };
}
