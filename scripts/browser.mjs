import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';
import { servePage } from './serve.mjs';
import { setUp } from './setup.mjs';

/** Serves the built page and runs the browser tests against it; arguments go to Playwright. */
try {
  await setUp({ page: true, tools: true });
  const chromium = await findChromium();
  const { address, stop } = await servePage(0);
  const code = await run(
    ['test', '--config', 'packages/web/playwright.config.ts', ...process.argv.slice(2)],
    {
      CHROMIUM: chromium,
      RUBICON_ADDRESS: address,
    },
  );
  await stop();
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function run(args, environment) {
  return new Promise((resolve) => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    spawn(process.execPath, [cli, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    }).on('close', resolve);
  });
}
