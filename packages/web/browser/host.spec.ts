import type { Page } from '@playwright/test';
import { chooseFile, dropFile } from './files.ts';
import { expect, test } from './fixtures.ts';
import { crashHost, saveSettings, startGame } from './player.ts';
import type { Setting } from './records.ts';
import { recordUntil } from './records.ts';

const trio: Setting = {
  edition: 'world-domination',
  options: { setup: 'quick' },
  seats: ['Ann', { bot: 'easy' }, { bot: 'easy' }],
  seed: 'host',
};

const unfinished = (): string => recordUntil(trio, ({ phase }) => phase === 'attack');
const finished = (): string => recordUntil(trio, ({ phase }) => phase === 'over', true);

test('a game with a missing bot cannot continue, but its replay can be watched', async ({ context }) => {
  const page = await context.newPage(); // the console warns, as expected
  await saveSettings(page);
  await page.goto('/');
  await dropFile(page, unfinished().replace('"bot":"easy"', '"bot":"exec:python3 a.py"'));
  await expect(page.getByRole('alert')).toHaveText(/does not know a bot of this game/);
  await page.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
});

test('opening a game waits for a tab that is closing', async ({ page, context }) => {
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  const id = page.url().split('/').at(-1);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held();
          return new Promise((release) => setTimeout(release, 1000));
        });
      }),
    `rubicon/${id}`,
  );
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('left to place')).toBeVisible();
});

test('a page of another version can be reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('has-spoken') !== null) return;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: { type?: string } | null) {
      const isHello = message?.type === 'hello';
      if (isHello) sessionStorage.setItem('has-spoken', 'true');
      postMessage.call(this, isHello ? { ...message, protocol: 99 } : message);
    };
  });
  await saveSettings(page);
  await startGame(page, trio);
  await expect(page.getByRole('alert')).toHaveText(/newer version of this page/);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByText('left to place')).toBeVisible();
});

/** Blocks reading files until `releaseFiles` is called. */
async function holdFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { text } = Blob.prototype;
    const released = new Promise<void>((resolve) => addEventListener('release-files', () => resolve()));
    Blob.prototype.text = async function () {
      await released;
      return text.call(this);
    };
  });
}

const releaseFiles = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('release-files')));

for (const [path, button] of [
  ['/replay', 'Choose file'],
  ['/', undefined],
] as const)
  test(`a slow file read does not navigate after ${path} was left`, async ({ page }) => {
    await holdFiles(page);
    await saveSettings(page);
    await page.goto(path);
    if (button === undefined) await dropFile(page, finished());
    else await chooseFile(page, button, finished());
    await page.evaluate(() => history.pushState(null, '', '/about'));
    const title = page.getByRole('heading', { level: 1, name: 'About Rubicon' });
    await expect(title).toBeVisible();
    await releaseFiles(page);
    await page.waitForTimeout(500); // nothing to wait for: nothing happens
    await expect(title).toBeVisible();
  });

test('leaving a game after its host crashed does not start a new host', async ({ page }) => {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(globalThis, { started });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(String(url));
      }
    };
  });
  await saveSettings(page);
  await startGame(page, trio);
  await page.getByText('left to place').waitFor();
  await crashHost(page);
  await page.evaluate(() => history.pushState(null, '', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Rubicon');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'started'))).toHaveLength(1);
});

test('the record has a file name, and a failed download shows an error', async ({ page }) => {
  await saveSettings(page);
  await startGame(page, { edition: 'world-domination', seats: ['Ann', { bot: 'easy' }], seed: 'result' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const result = page.getByRole('dialog');
  await result.locator('figure').first().waitFor();
  const nameBy = async (press: () => Promise<void>): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download.suggestedFilename();
  };
  const name = await nameBy(() => result.getByRole('button', { name: 'Download record' }).click());
  expect(name).toMatch(/^rubicon-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.jsonl$/);

  const id = page.url().split('/').at(-1)!;
  await page.evaluate(
    (gone) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rubicon-host');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').delete(gone);
          transaction.oncomplete = () => resolve();
        };
      }),
    id,
  );
  await result.getByRole('button', { name: 'Download record' }).click();
  await expect(result.getByRole('alert')).toHaveText('This game no longer exists.');
});

test.describe('with a service worker', () => {
  test.use({ isCached: true });

  test('a new version of the page waits until all tabs of the old one are closed', async ({ page }) => {
    await page.goto('/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { isWaiting, controller } = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js?newer');
      await new Promise<void>((resolve) => {
        const worker = registration.installing ?? registration.waiting ?? registration.active!;
        const look = (): void => {
          if (worker.state !== 'installing') resolve();
        };
        worker.addEventListener('statechange', look);
        look();
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return {
        isWaiting: registration.waiting !== null,
        controller: navigator.serviceWorker.controller?.scriptURL,
      };
    });
    expect(isWaiting).toBe(true);
    expect(controller).toMatch(/service-worker\.js$/);
  });
});
