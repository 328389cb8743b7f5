import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../bundles.mjs';

const WAITING = { timeout: 20_000, interval: 20 };

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rubicon-install-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program of the shell. */
function writeProgram(path, ...lines) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
}

test('rubicon.js on an old Node says which version is needed', () => {
  for (const path of ['scripts/node-version.mjs', 'packages/cli/bin/rubicon.js'])
    cpSync(join(root, path), join(folder, path));
  const packageFile = { type: 'module', engines: { node: '>=99.1' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageFile));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'packages/cli/bin/rubicon.js')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Rubicon needs Node 99.1 or newer');
});

describe('an installation', () => {
  const LOCK = {
    '': {},
    'node_modules/tool': { version: '1.0.0' },
    'node_modules/test': { version: '1.0.0', dev: true },
  };
  const INSTALLED = { 'node_modules/tool': { version: '1.0.0' } };
  const writePackages = (path, packages) => writeFileSync(join(folder, path), JSON.stringify({ packages }));

  function copyRepository() {
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    writePackages('package-lock.json', LOCK);
  }

  const inFolder = () => ({
    cwd: folder,
    env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
  });

  /** Starts the game in a copy of the repository; returns the arguments that npm was called with, if it was. */
  function start() {
    copyRepository();
    writeProgram(join(folder, 'bin/npm'), `echo "$@" > ${join(folder, 'npm-called')}`, 'exit 1');
    const { stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      ...inFolder(),
      encoding: 'utf8',
    });
    const called = join(folder, 'npm-called');
    return { npm: existsSync(called) ? readFileSync(called, 'utf8').trim() : undefined, stderr };
  }

  test('that was interrupted is repeated, without the developer tools', () => {
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true }); // npm writes its record last
    const { npm, stderr } = start();
    expect(npm).toBe('ci --omit=dev --loglevel=error');
    expect(stderr).toMatch(/could not be installed.+try again/);
  });

  test.each([
    ['a folder is missing', INSTALLED, 'node_modules'],
    ['a package is missing', {}, 'node_modules/tool'],
    ['a package has another version', { 'node_modules/tool': { version: '0.9.0' } }, 'node_modules/tool'],
  ])('is repeated if %s', (_, installed, path) => {
    mkdirSync(join(folder, path), { recursive: true });
    writePackages('node_modules/.package-lock.json', installed);
    expect(start().npm).toBe('ci --omit=dev --loglevel=error');
  });

  test('whose start was killed is awaited, not repeated beside it', async () => {
    copyRepository();
    const [begun, go] = [join(folder, 'begun'), join(folder, 'go')];
    const wait = `while [ -d ${folder} ] && [ ! -e ${go} ]; do sleep 0.05; done`;
    writeProgram(join(folder, 'bin/npm'), `echo >> ${begun}`, wait, 'exit 1');
    const begin = () => spawn(process.execPath, ['scripts/start.mjs'], { ...inFolder(), stdio: 'ignore' });
    const runs = () => readFileSync(begun, 'utf8').length;
    const killed = begin();
    await vi.waitUntil(() => existsSync(begun), WAITING);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const second = begin();
    const isWaiting = () => existsSync(join(folder, `temp/setup-lock-${second.pid}`));
    await vi.waitUntil(() => isWaiting() || runs() > 1, WAITING);
    await setTimeout(300); // it asks for the lock every 100 ms
    expect(runs()).toBe(1);
    writeFileSync(go, '');
    await once(second, 'exit');
    expect(runs()).toBe(2);
  });

  test('that is complete is not repeated', () => {
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true });
    writePackages('node_modules/.package-lock.json', INSTALLED);
    expect(start().npm).toBeUndefined();
  });
});

test('players install less than 250 MB', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = Object.entries(packages).filter(([path, { dev }]) => path.includes('node_modules/') && !dev);
  const sizes = needed.map(([path]) => sizeOf(join(root, path)));
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(20);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThan(250);
});

/** The size of the files of a package, without the packages inside it and without links; 0 if it is not installed. */
function sizeOf(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return 0;
  if (!found.isDirectory()) return found.size;
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return names.reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

describe('the Chromium of the browser tests', () => {
  const WORKING = 'exit 0';
  const BROKEN = 'exit 127'; // as without a system library

  function find(environment) {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/chromium.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM: '', ...environment },
    });
    return { found: stdout.trim(), stderr };
  }

  test('is the next installed one if one does not start', () => {
    const [first, second] = [join(folder, 'first/chromium'), join(folder, 'second/chromium')];
    writeProgram(first, BROKEN);
    writeProgram(second, WORKING);
    const { found, stderr } = find({ PATH: [dirname(first), dirname(second)].join(delimiter) });
    expect(found).toBe(second);
    expect(stderr).toContain(`${first} does not start`);
  });

  test.runIf(process.platform === 'linux')('is Debian’s if the downloaded one does not start', () => {
    const bin = join(folder, 'bin');
    const environment = { PATH: bin, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers') };
    const path = spawnSync(
      process.execPath,
      ['-p', 'require("@playwright/test").chromium.executablePath()'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } },
    ).stdout.trim();
    writeProgram(path, BROKEN);
    writeProgram(
      join(bin, 'apt-get'),
      `printf '#!/bin/sh\\nexit 0\\n' > ${join(bin, 'chromium')}`,
      `/bin/chmod +x ${join(bin, 'chromium')}`,
    );
    writeProgram(join(bin, 'sudo'), 'shift', 'exec "$@"'); // without -n
    const { found, stderr } = find(environment);
    expect(stderr).toContain(`${path} does not start`);
    expect(found).toBe(join(bin, 'chromium'));
  });
});
