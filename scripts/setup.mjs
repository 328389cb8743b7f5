import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, isBuilt, root } from './bundles.mjs';
import { buildPage, isPageBuilt } from './page.mjs';

const lock = join(root, 'temp/setup-lock');
const patience = 15_000;

/**
 * Installs and builds what is missing or out of date; says so on standard error, and is silent otherwise. The page is
 * built for those who want it.
 */
export async function setUp({ page = false } = {}) {
  const isReady = () => isInstalled() && isBuilt() && (!page || isPageBuilt());
  if (isReady()) return;
  await acquireLock();
  try {
    if (!isInstalled()) install();
    if (!isReady()) process.stderr.write('Building\n');
    if (!isBuilt()) await build();
    if (page && !isPageBuilt()) await buildPage();
  } finally {
    rmSync(join(lock, String(process.pid)), { force: true });
  }
}

/** Sets up, then runs a built program in this process. */
export async function launch(program, args) {
  try {
    await setUp();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  const path = join(root, program);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}

function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

function install() {
  process.stderr.write('Installing dependencies (npm ci)\n');
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`);
}

/**
 * The lock is a directory with one file, named after the process that holds it. Renaming a directory onto
 * another one succeeds only while that is absent or empty, so the lock is taken in one step.
 */
async function acquireLock() {
  const own = `${lock}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, String(process.pid)), '');
  removeDeadWaiters();
  const started = Date.now();
  for (let isTold = false; ; ) {
    try {
      renameSync(own, lock);
      return;
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    }
    for (const holder of readdirSync(lock)) {
      if (!isAlive(Number(holder))) rmSync(join(lock, holder), { force: true });
      else if (!isTold && Date.now() - started > patience) {
        process.stderr.write(`Waiting for process ${holder}; if it is not setting up, remove ${lock}\n`);
        isTold = true;
      }
    }
    await sleep(100);
  }
}

/** A process that is killed while it waits leaves its directory. */
function removeDeadWaiters() {
  for (const name of readdirSync(dirname(lock))) {
    const pid = /^setup-lock-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(dirname(lock), name), { force: true, recursive: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
