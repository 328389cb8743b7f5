import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './people.ts';
import { PAGE, startServer } from './server.ts';
import { createTable, DUEL, getReady, join as takeSeat, untilLoaded } from './tables.ts';

/** Changes a file of a page, and removes its compressed copies. */
function change(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  for (const copy of ['.br', '.gz']) rmSync(path + copy, { force: true });
}

test('an outdated cached page updates itself while others play', async ({ meet, browser }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-page-'));
  cpSync(PAGE, folder, { recursive: true });
  const server = await startServer(folder);
  const ann = await meet();
  const context = await browser.newContext({ baseURL: server.address }); // with a service worker
  const bob = await context.newPage();
  const table = await createTable(
    ann.page,
    { ...DUEL, options: { ...DUEL.options, startingSeat: '0' } },
    server.address,
  );
  await takeSeat(ann.page, table);
  await takeSeat(bob, table);
  await bob.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  for (const page of [ann.page, bob]) await getReady(page);
  for (const page of [ann.page, bob]) await page.locator('#board svg').first().waitFor();
  for (const page of [ann.page, bob]) await untilLoaded(page);
  change(folder, 'index.html', (html) => html.replace('</head>', '<meta name="newer" /></head>'));
  change(folder, 'service-worker.js', (script) => script.replace('rubicon-', 'rubicon-newer-'));
  await server.kill();
  await server.restart();
  await expect(bob.locator('meta[name=newer]')).toHaveCount(1);
  await expect(bob.locator('#board svg').first()).toBeVisible();
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
