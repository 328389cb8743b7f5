import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that replace modules: they need a process of their own. All others share one per core, and load modules once. */
const MOCKING = [
  'packages/cli/test/simulation.test.ts',
  'packages/cli/test/play/power-cut.test.ts',
  'packages/server/test/security/secrecy/secrecy.test.ts',
];

/** Compiles, as checking the types does: `npm test` runs these two one after the other. */
const PACKED = 'scripts/test/packages.test.mjs';

/** Imports style sheets and components, which only Vite can load. */
const PAGE = 'packages/web/test/**/*.test.ts';

/** Lets Node load TypeScript itself: where Vite loads modules, each use of an import is a call, and games take half as long again. */
const execArgv = ['--import', new URL('scripts/loader.mjs', import.meta.url).href];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: availableParallelism() + 1, // some tests wait for a clock or another process
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/*.test.mjs'],
          exclude: [...MOCKING, PACKED, PAGE],
          isolate: false,
          execArgv,
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: [PAGE],
          isolate: false,
          execArgv,
          server: { deps: { external: [/\/packages\/(?!web\/)[^/]+\/src\//] } },
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING } },
      { extends: true, test: { name: 'packed', include: [PACKED] } },
    ],
    testTimeout: 600_000, // only for tests that hang: a slow machine must not fail one
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000, interval: 20 } }, // likewise
  },
});
