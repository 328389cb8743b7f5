import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './bundles.mjs';

/** The headless shell comes first: it is the same browser without windows, and needs a sixth less CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that starts, for the browser tests: the one named by CHROMIUM, an installed one, Playwright's own
 * (downloaded if possible), or Debian's package where it can be installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not a program.`);
  }
  const tried = new Set();
  for (const list of [listInstalled, listPlaywrights, installDebians])
    for (const program of await list()) {
      if (tried.has(program)) continue;
      if (starts(program)) return program;
      process.stderr.write(`${program} does not start\n`);
      tried.add(program);
    }
  throw new Error(
    'The browser tests need a Chromium: install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM to one.',
  );
}

function listInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...programs, ...APPLICATIONS].filter(isProgram);
}

async function listPlaywrights() {
  const { chromium } = await import('@playwright/test');
  const path = () => chromium.executablePath();
  if (existsSync(path())) return [path()];
  process.stderr.write('Downloading Chromium for the browser tests\n');
  const cli = join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return existsSync(path()) ? [path()] : [];
}

/** Works as root, or where `sudo` asks for no password. */
function installDebians() {
  if (process.platform !== 'linux') return [];
  const isRoot = process.getuid?.() === 0;
  const run = (...command) =>
    spawnSync(isRoot ? command[0] : 'sudo', isRoot ? command.slice(1) : ['-n', ...command], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  process.stderr.write(`Installing Chromium for the browser tests (apt-get install ${SHELL})\n`);
  const installOne = (name) => run('apt-get', 'install', '-y', '--no-install-recommends', name);
  const install = () => installOne(SHELL) || installOne('chromium'); // older releases have no package of the shell
  if (!install() && !(run('apt-get', 'update') && install())) return [];
  return listInstalled();
}

/** Whether the browser can show an empty page: a downloaded one may lack system libraries. */
function starts(path) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return spawnSync(path, args, { stdio: 'ignore', timeout: 120_000 }).status === 0;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** `node scripts/chromium.mjs` prints the Chromium that the browser tests will use, after installing it if necessary. */
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findChromium());
