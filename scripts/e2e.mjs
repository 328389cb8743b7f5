import { testInBrowser } from './playwright.mjs';

await testInBrowser('e2e.config.ts', process.argv.slice(2));
