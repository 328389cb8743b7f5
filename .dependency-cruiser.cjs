const mayImport = {
  engine: [],
  odds: [],
  bots: ['engine', 'odds'],
  analysis: ['engine', 'odds', 'bots'],
  protocol: ['engine'],
  table: ['engine', 'protocol'],
  api: ['engine', 'protocol'],
  server: ['engine', 'odds', 'bots', 'protocol', 'table', 'api'],
  web: ['engine', 'odds', 'bots', 'analysis', 'protocol', 'table', 'api'],
  cli: ['[^/]+'],
};

/** Tests compare with what their package may not lean on. */
const testsMayImport = { odds: ['engine'], table: ['bots'] };

/** Tests, tools and the generator of the board: they never run in the page. */
const tests =
  '\\.test\\.ts$|^packages/[^/]+/test/|^packages/web/(board|browser|measurements)/|^packages/web/[^/]+\\.config\\.ts$';

/** The check of the Node version, which programs make first. */
const versionCheck = '^scripts/node-version\\.mjs$';

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([name, others]) => ({
      name: `${name}-may-import-${others.join('-') || 'nothing'}`.replace('[^/]+', 'packages'),
      severity: 'error',
      from: { path: `^packages/${name}/`, ...(name in testsMayImport && { pathNot: tests }) },
      to: {
        path: '^(packages|bench|scripts)/',
        pathNot: `^packages/(${[name, ...others].join('|')})/${name === 'cli' ? `|${versionCheck}` : ''}`,
      },
    })),
    ...Object.entries(testsMayImport).map(([name, others]) => ({
      name: `tests-of-${name}-may-import-${others.join('-')}`,
      severity: 'error',
      from: { path: `^packages/${name}/test/` },
      to: {
        path: '^(packages|bench|scripts)/',
        pathNot: `^packages/(${[name, ...mayImport[name], ...others].join('|')})/`,
      },
    })),
    {
      name: 'listed-packages-only',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(mayImport).join('|')})/` },
      to: {},
    },
    {
      name: 'pure-packages-stand-alone',
      severity: 'error',
      from: { path: '^packages/(engine|odds)/', pathNot: tests },
      to: { pathNot: '^packages/[^/]+/(?!node_modules/)' },
    },
    {
      name: 'browser-packages-avoid-node',
      severity: 'error',
      from: {
        path: '^packages/(bots|analysis|protocol|table|api)/',
        pathNot: `${tests}|^packages/api/src/node/`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'dev-dependencies-in-tests-only',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, '^packages/server/bench/'].flat() },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'turns-know-no-editions',
      severity: 'error',
      from: { path: '^packages/engine/src/turns/', pathNot: tests },
      to: { path: '^packages/engine/src/editions/' },
    },
    {
      name: 'board-knows-no-game',
      severity: 'error',
      from: { path: '^packages/web/src/board/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/board/' },
    },
    {
      name: 'page-never-opens-the-store',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/host/' },
      to: { path: '^packages/web/src/host/', pathNot: '^packages/web/src/host/(client|lobby)\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+|bench)/(dist|temp)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
