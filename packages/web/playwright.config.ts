import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Playwright avoids /dev/shm, which is small in some containers. Where it is large enough, using it is faster. */
const hasSharedMemory = (): boolean => {
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
};

/** Run by `npm test -- browser`, which serves the built page with a server behind it and finds a Chromium. */
export default defineConfig({
  testDir: 'browser',
  testIgnore: 'whole-games/**', // run by `npm run e2e`
  outputDir: 'temp/browser',
  fullyParallel: true,
  workers: 3, // on two cores: some of them wait for a server or a clock
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 }, // time for workers, the store and lazily loaded parts of the page
  reporter: process.env.RUBICON_RESULTS
    ? [['list'], ['json', { outputFile: process.env.RUBICON_RESULTS }]]
    : [['list']],
  use: {
    actionTimeout: 30_000,
    ...(process.env.RUBICON_ADDRESS && { baseURL: process.env.RUBICON_ADDRESS }),
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1120, height: 740 }, // room for everything; larger windows take longer to paint
    launchOptions: {
      ignoreDefaultArgs: process.platform === 'linux' && hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox', // root has no sandbox, and the pages are our own
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
