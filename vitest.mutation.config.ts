import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@rubicon/engine': fileURLToPath(new URL('packages/engine/src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['packages/engine/test/**/*.test.ts'],
    exclude: ['exhaustive', 'catalogue', 'pages'].map((name) => `packages/engine/test/${name}.test.ts`),
    env: { RUBICON_TESTS: 'quick' },
    testTimeout: 60_000,
  },
});
