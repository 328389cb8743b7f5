import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

/** Run by `npm run e2e`: whole games of every edition, which take too long for `npm test`. */
export default defineConfig(browser, {
  testDir: 'browser/whole-games',
  testIgnore: [],
  timeout: 1_800_000, // only for games that hang: a slow machine must not fail one
});
