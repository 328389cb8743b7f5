import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';

interface Options {
  readonly isCached: boolean;
}

/**
 * A page on which any error or warning on the console fails the test. It has no service worker, which would load and
 * store all files for every test, unless a test asks for it with `isCached`. Each test comes from an address of its own:
 * the server limits what one address may do.
 */
export const test = base.extend<Options>({
  isCached: [false, { option: true }],
  extraHTTPHeaders: async ({ baseURL: _ }, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  page: async ({ page, isCached }, use) => {
    if (!isCached)
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const errors: string[] = [];
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      if (isProblem && !isOffline(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Whether Chromium reports that a test has taken the network away, which a page cannot prevent. */
const isOffline = (text: string): boolean => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** An IP address used by one test only. */
function addressOf(testId: string): string {
  const bytes = createHash('sha256').update(testId).digest().subarray(0, 3);
  return `10.${bytes.join('.')}`;
}

export { expect };
