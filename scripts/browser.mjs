import { testInBrowser } from './playwright.mjs';

await testInBrowser('playwright.config.ts', process.argv.slice(2));
