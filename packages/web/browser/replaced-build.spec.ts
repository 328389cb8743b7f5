import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OwnServer, PAGE, startServer } from './online/server.ts';
import { saveSettings } from './player.ts';
import { recordUntil } from './records.ts';
import { openRecord } from './store.ts';

/** Gives every file of a build another name, as a build of other sources does. */
function replaceBuild(folder: string): void {
  const assets = join(folder, 'assets');
  const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name); // compressed
  for (const name of readdirSync(assets).filter(isCopy)) rmSync(join(assets, name));
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'x$1')]));
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const files = ['index.html', ...[...renamed.values()].map((name) => join('assets', name))];
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(folder, file);
    let text = readFileSync(path, 'utf8');
    for (const [name, other] of renamed) text = text.replaceAll(name, other);
    writeFileSync(path, text);
    for (const copy of ['.br', '.gz']) rmSync(path + copy, { force: true });
  }
}

let folder: string;
let server: OwnServer;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rubicon-page-'));
  cpSync(PAGE, folder, { recursive: true });
  server = await startServer(folder);
});

test.afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.describe('a page without a service worker, while the server gets a new build', () => {
  test('reloads itself when it needs a part of the old one, and keeps staged armies', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await saveSettings(page);
    await openRecord(
      page,
      recordUntil(
        {
          edition: 'world-domination',
          options: { setup: 'quick' },
          seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
          seed: 'build',
        },
        ({ phase }) => phase === 'reinforce',
      ),
    );
    await page.getByText('left to place').waitFor();
    await page.locator('main [role=button][aria-disabled=false]').first().press('Enter');
    const left = await page.getByText('left to place').textContent();
    await page.waitForLoadState('networkidle');
    replaceBuild(folder);
    await server.kill();
    await server.restart();
    const entry = await page.locator('script[type=module]').getAttribute('src');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('script[type=module]')).not.toHaveAttribute('src', entry!);
    await expect(page.getByText('left to place')).toHaveText(left!);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await context.close();
  });

  test('says that something went wrong, and does not reload again and again, if a file is missing', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: server.address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await saveSettings(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'New game' }).waitFor();
    await page.waitForLoadState('networkidle');
    replaceBuild(folder);
    for (const name of readdirSync(join(folder, 'assets')))
      if (/^RulesPage-/.test(name)) rmSync(join(folder, 'assets', name));
    let loads = 0;
    page.on('framenavigated', () => loads++);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(loads).toBe(2); // the step to the rules, and one reload
    await context.close();
  });
});
