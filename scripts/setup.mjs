import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build, isBuilt, root } from './bundles.mjs';
import { buildPage, isPageBuilt } from './page.mjs';

const lock = join(root, 'temp/setup-lock');
const patience = 15_000;

/**
 * Installs and builds what is missing or out of date, and says so on standard error. The page is built, and the developer
 * tools are installed, only on request: the tools are most of the download.
 */
export async function setUp({ page = false, tools = false } = {}) {
  const isReady = () => isInstalled(tools) && isBuilt() && (!page || isPageBuilt());
  if (isReady()) return;
  try {
    await acquireLock();
  } catch (error) {
    throw new Error(folderProblem(error));
  }
  try {
    if (!isInstalled(tools)) await install(tools);
    if (!isReady()) process.stderr.write('Building\n');
    if (!isBuilt()) await build();
    if (page && !isPageBuilt()) await buildPage();
  } catch (error) {
    throw new Error(folderProblem(error));
  } finally {
    rmSync(join(lock, String(process.pid)), { force: true });
  }
}

/** Explains a file system error; any other error keeps its message. */
function folderProblem({ code, message }) {
  if (code === 'ENOSPC') return `The disk is full: make room, and try again (${root}).`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Rubicon cannot write to its folder ${root}: use a folder that belongs to you.`;
  return message;
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

/** npm writes its own lock file last: without it, the installation did not finish. */
function isInstalled(tools) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || (wanted.dev && !tools)) return true;
    const found = installed[path];
    if (found) return found.version === wanted.version && existsSync(join(root, path));
    return wanted.optional || wanted.devOptional;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Keeps developer tools that are already installed. npm holds the lock too: it outlives a killed start. */
async function install(tools) {
  process.stderr.write('Installing dependencies (npm ci)\n');
  const scope = tools || existsSync(join(root, 'node_modules/vitest')) ? '--include=dev' : '--omit=dev';
  const npm = spawn('npm', ['ci', scope, '--loglevel=error'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (npm.pid !== undefined) writeFileSync(join(lock, String(npm.pid)), '');
  const [status] = await once(npm, 'close').catch(() => {
    throw new Error('npm was not found. It comes with Node: https://nodejs.org');
  });
  rmSync(join(lock, String(npm.pid)), { force: true });
  if (status !== 0)
    throw new Error(
      'The dependencies could not be installed; npm says why above. If it is the network, try again later.',
    );
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

/** Removes the directories of processes that were killed while they waited. */
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
