import { defineConfig, type Plugin } from 'vite';

/** Lets the browser load the program while it still loads the small entry, which chooses the first page. */
const preloadProgram: Plugin = {
  name: 'preload-program',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []));
      const program = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('app/start.tsx'));
      if (program === undefined) return [];
      return [program.fileName, ...program.imports]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
    },
  },
};

/** The chunks that each chunk imports statically. */
const imports = new Map<string, readonly string[]>();

const collectImports: Plugin = {
  name: 'collect-imports',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') imports.set(file.fileName, file.imports);
  },
};

/** The chunks that are there when a chunk runs. */
function loadedWith(chunk: string, found = new Set<string>()): ReadonlySet<string> {
  for (const file of imports.get(chunk) ?? []) if (!found.has(file)) loadedWith(file, found.add(file));
  return found;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloadProgram, collectImports],
  build: {
    modulePreload: {
      // A link for each chunk that is there already would make the click that loads a panel slow.
      resolveDependencies(_, dependencies, { hostId, hostType }) {
        const loaded = hostType === 'js' ? loadedWith(hostId) : new Set();
        return dependencies.filter((file) => !loaded.has(file));
      },
    },
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file compresses better than the pieces games and replays happen to share; home needs only its words.
        codeSplitting: {
          groups: [
            // Styles: one file for all pages and one for home, instead of many that wait for each other.
            { name: 'style', test: /web\/src\/((app|bots|look)\/.*|board\/colours)\.css$/, priority: 2 },
            {
              name: 'home-style',
              test: /web\/src\/(home\/[^/]*|challenge\/stars\.module)\.css$/,
              priority: 2,
            },
            // Used by every page: many small files take longer to fetch than one.
            { name: 'entry', test: /vite\/preload-helper|web\/src\/app\/(loaders|routes)/, priority: 3 },
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam|comlink|use-sync-external-store)\/|web\/src\/settings\/(settings|storage)|engine\/src\/vocabulary/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            // Used by most pages.
            {
              name: 'base',
              test: new RegExp(
                [
                  'web/src/(look|bots|host/[a-z])',
                  'web/src/(app/(ErrorBoundary|use-is-mounted)|words/[^/]+$|.*/use-[a-z]+-words)',
                  'web/src/(home/(bot-names|choice|download|server-status)|board/colours\\.ts|game/use-board-focus)',
                ].join('|'),
              ),
              minShareCount: 3,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'engine', test: /packages\/engine\/src/ },
            // Shared by panels that load once the board is shown, by challenges and by replays.
            {
              name: 'odds',
              test: /packages\/odds\/src|web\/src\/game\/(prompts\/turns\/odds|battle\/(pips|pass-focus))/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Shared by games, their lazy panels, replays and challenges, without what home also needs.
            {
              name: 'shared',
              test: /web\/src\/(board\/[^cm]|board\/camera|board\/map\/geometry|game\/)|packages\/protocol\/src\/(rounds|start|wire)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Shared by the pages of tables.
            {
              name: 'online',
              test: /web\/src\/online\/.*\.tsx?$|packages\/api\/src/,
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
