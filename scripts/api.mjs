import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from './bundles.mjs';

const write = process.argv.includes('--write');
const engine = join(root, 'packages/engine');
const config = ExtractorConfig.loadFileAndPrepare(join(engine, 'api-extractor.json'));

const types = spawnSync(process.execPath, [join(root, 'node_modules/ts7/bin/tsc'), '-b', engine], {
  stdio: 'inherit',
});
if (types.status !== 0) process.exit(1);

mkdirSync(config.reportFolder, { recursive: true });
const { apiReportChanged, errorCount } = Extractor.invoke(config, {
  localBuild: write,
  messageCallback: (message) => {
    if (message.category === 'console') message.logLevel = 'none';
  },
});

if (apiReportChanged && !write) {
  if (existsSync(config.reportFilePath)) {
    spawnSync('git', ['--no-pager', 'diff', '--no-index', config.reportFilePath, config.reportTempFilePath], {
      stdio: 'inherit',
    });
  }
  console.log('The API of the engine differs from its report; `npm run api` writes the report.');
}
if (errorCount > 0 || (apiReportChanged && !write)) process.exitCode = 1;
