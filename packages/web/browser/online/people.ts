import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { saveSettings } from '../player.ts';

/** A person with a browser profile of their own. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface Company {
  /** Opens a browser profile for another person. Errors on its console fail the test. */
  readonly meet: (options?: { readonly settings?: object; readonly size?: Size }) => Promise<Person>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tests in which several people meet on the server. */
export const test = base.extend<Company>({
  meet: async ({ browser, extraHTTPHeaders }, use, { testId }) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async ({ settings = {}, size } = {}) => {
      const person = await openProfile(browser, {
        ...extraHTTPHeaders,
        'x-forwarded-for': addressOf(testId, contexts.length),
      });
      contexts.push(person.context);
      const { page } = person;
      if (size !== undefined) await page.setViewportSize(size);
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (!isLostConnection(message.text())) errors.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await saveSettings(page, settings);
      return person;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors).toEqual([]);
  },
});

export { expect };

async function openProfile(browser: Browser, headers: Record<string, string>): Promise<Person> {
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return { page, context };
}

/** Whether Chromium reports a lost network or a killed server, which tests cause on purpose. */
const isLostConnection = (text: string): boolean =>
  /WebSocket connection to .* failed|net::ERR_(CONNECTION|INTERNET|NETWORK|SOCKET|FAILED)/.test(text);

/** An IP address for each person in a test. */
function addressOf(testId: string, person: number): string {
  const bytes = createHash('sha256').update(`${testId} ${person}`).digest().subarray(0, 3);
  return `10.${bytes.join('.')}`;
}
