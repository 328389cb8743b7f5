import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Chooses a file by the button of this name. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await chooseBy(page, name, text, (button) => button.click());
}

/**
 * Chooses a file by what is done with the button of this name. The page is asked something in between: then it has
 * heard that it is not to open a window of the system, which takes another way than keys and clicks.
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

/** What the page says while a file is above it. */
export const invitation = (page: Page) => page.getByText('Let go to open this game.');

/** Drags a file over the middle of a page that takes it, until it says so. */
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

/** A drag as a browser gets it from outside: `move` is what it is told again and again. */
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
