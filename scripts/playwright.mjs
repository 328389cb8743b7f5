import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';
import { serveGame, servePage } from './serve.mjs';
import { setUp } from './setup.mjs';

/**
 * Serves the built page, with and without a server behind it, and runs the tests of a Playwright configuration in
 * `packages/web`; the arguments go to Playwright. Sets the exit code.
 */
export async function testInBrowser(config, args) {
  try {
    await setUp({ page: true, tools: true });
    const chromium = await findChromium();
    const game = await serveGame();
    const page = await servePage();
    const code = await run(['test', '--config', join('packages/web', config), ...args], {
      CHROMIUM: chromium,
      RUBICON_ADDRESS: game.address,
      RUBICON_STATIC_ADDRESS: page.address,
    });
    await Promise.all([game.stop(), page.stop()]);
    process.exitCode = code;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
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
