import { test as base, expect } from '@playwright/test';

interface Options {
  readonly isCached: boolean;
}

/**
 * A page on which any error or warning on the console fails the test. It has no service worker, which would load and
 * store all files for every test, unless a test asks for it with `isCached`.
 */
export const test = base.extend<Options>({
  isCached: [false, { option: true }],
  page: async ({ page, isCached }, use) => {
    if (!isCached)
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };
