import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@rubicon/engine': fileURLToPath(new URL('packages/engine/src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['packages/engine/src/**/*.test.ts', 'packages/engine/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
