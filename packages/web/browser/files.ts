import { writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';

/** Chooses a file by the button of this name. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name }).click(),
  ]);
  await chooser.setFiles({
    name: 'game.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  });
}

/** Drags a file over the middle of the page, as a browser gets it from outside. */
export async function dragFile(page: Page, text: string) {
  const path = test.info().outputPath('game.jsonl');
  writeFileSync(path, text);
  const { width, height } = page.viewportSize()!;
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<unknown> =>
    devtools.send('Input.dispatchDragEvent', {
      type,
      x: Math.round(width / 2),
      y: Math.round(height / 2),
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await send('dragEnter');
  await send('dragOver');
  return {
    async drop(): Promise<void> {
      await send('dragOver'); // as browsers do again and again
      await send('drop');
    },
    leave: () => page.dispatchEvent('html', 'dragleave'),
  };
}
