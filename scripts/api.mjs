import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from './bundles.mjs';
import { listEntries, PACKAGES } from './packages.mjs';

/** Compares the public API of each entry point of the installable packages with its report, or writes the reports with `--write`. */
const write = process.argv.includes('--write');
const folders = PACKAGES.map((name) => join(root, 'packages', name));
const build = spawnSync(process.execPath, [join(root, 'node_modules/ts7/bin/tsc'), '-b', ...folders], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);
const entries = PACKAGES.flatMap((name) =>
  Object.entries(listEntries(name)).map(([entry, source]) => {
    const title = entry === '.' ? name : `${name}-${entry.slice(2)}`;
    return { title, config: prepare(name, title, source) };
  }),
);
// One compilation serves all entry points: parsing them again would take most of the time.
const compilerState = CompilerState.create(entries[0].config, {
  additionalEntryPoints: entries.map(({ config }) => config.mainEntryPointFilePath),
});
for (const { title, config } of entries) if (!report(title, config)) process.exitCode = 1;

function prepare(name, title, source) {
  return ExtractorConfig.prepare({
    configObject: configOf(name, title, source),
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'packages', name, 'package.json'),
  });
}

function report(title, config) {
  mkdirSync(config.reportFolder, { recursive: true });
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: write,
    compilerState,
    messageCallback: (message) => {
      if (message.category === 'console') message.logLevel = 'none';
    },
  });
  if (apiReportChanged && !write) {
    if (existsSync(config.reportFilePath)) {
      spawnSync(
        'git',
        ['--no-pager', 'diff', '--no-index', config.reportFilePath, config.reportTempFilePath],
        {
          stdio: 'inherit',
        },
      );
    }
    console.log(`The API of ${title} differs from its report; \`npm run api\` writes the report.`);
  }
  return errorCount === 0 && (write || !apiReportChanged);
}

function configOf(name, title, source) {
  const folder = join(root, 'packages', name);
  const types = source.replace('./src/', 'temp/types/').replace(/\.ts$/, '.d.ts');
  return {
    projectFolder: folder,
    mainEntryPointFilePath: join(folder, types),
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'es2023',
          lib: ['es2023'],
          module: 'nodenext',
          types: [],
          strict: true,
          skipLibCheck: true,
        },
        files: [join(folder, types)],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${title}.api.md`,
      includeForgottenExports: true,
      reportFolder: join(folder, 'etc'),
      reportTempFolder: join(folder, 'temp'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: {
        default: { logLevel: 'none' },
        'ae-forgotten-export': { logLevel: 'none', addToApiReportFile: false },
      },
      tsdocMessageReporting: { default: { logLevel: 'none' } },
    },
  };
}
