import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    cssCodeSplit: false, // one small file instead of many that wait for each other
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file packs better than the pieces that games and replays happen to share; home needs only its words.
        codeSplitting: {
          groups: [
            // What most pages use.
            {
              name: 'base',
              test: /web\/src\/(look|bots|host\/[a-z])/,
              minShareCount: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'vocabulary', test: /packages\/engine\/src\/vocabulary/, priority: 1 },
            { name: 'engine', test: /packages\/engine\/src/ },
            // What games share with their lazy panels, replays and challenges, without what home needs too.
            {
              name: 'shared',
              test: /web\/src\/(board\/[^cm]|board\/camera|game\/(?!use-board-focus))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  clearScreen: false,
});
