import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
