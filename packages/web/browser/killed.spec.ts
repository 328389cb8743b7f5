import { type ChildProcess, spawn } from 'node:child_process';
import { chromium, expect, test } from '@playwright/test';

/** Starts a browser of our own, so that it can be killed; returns its process and its debugging address. */
async function startBrowser(profile: string, options: readonly string[]) {
  const program = process.env.CHROMIUM ?? chromium.executablePath();
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...options];
  const browser = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    browser.stderr.on('data', (part) => {
      text += part;
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.on('exit', () => reject(new Error(`the browser did not start: ${text}`)));
  });
  const connection = await chromium.connectOverCDP(address);
  const context = connection.contexts()[0]!;
  return { browser, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Kills the browser with all its processes, and waits until it is gone. */
async function kill(browser: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  process.kill(-browser.pid!, 'SIGKILL');
  await gone;
}

test('saved games survive a killed browser, even in a fresh profile', async ({ baseURL, launchOptions }) => {
  const profile = test.info().outputPath('profile');
  const options = (launchOptions.args ?? []) as string[];
  const first = await startBrowser(profile, options);
  try {
    await first.page.addInitScript(() => {
      Object.assign(globalThis, { asked: 0 });
      navigator.storage.persist = async () => {
        (globalThis as unknown as { asked: number }).asked++;
        return true;
      };
    });
    await first.page.goto(baseURL!);
    await first.page.getByRole('button', { name: 'Play now' }).click();
    await first.page.getByRole('button', { name: /^Alaska, / }).waitFor();
    await expect
      .poll(() => first.page.evaluate(() => (globalThis as unknown as { asked: number }).asked))
      .toBe(1);
  } finally {
    await kill(first.browser);
  }
  const second = await startBrowser(profile, options);
  try {
    await second.page.goto(baseURL!);
    await second.page.getByRole('link', { name: 'Continue' }).click();
    await expect(second.page.getByRole('button', { name: /^Alaska, / })).toBeVisible();
  } finally {
    await kill(second.browser);
  }
});
