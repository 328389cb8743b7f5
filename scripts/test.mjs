import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { setUp } from './setup.mjs';

const [wanted, filters] = splitArguments(process.argv.slice(2));
const temporary = mkdtempSync(join(tmpdir(), 'rubicon-test-'));
const results = join(temporary, 'results.json');
const browserResults = join(temporary, 'browser.json');

const steps = {
  types: ['node_modules/ts7/bin/tsc', '-b'],
  lint: [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=200',
    '.',
  ],
  architecture: ['scripts/architecture.mjs'],
  'dead-code': ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  api: ['scripts/api.mjs'],
  unit: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...filters,
  ],
  browser: ['scripts/browser.mjs', ...filters],
};

const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}\n`);
  process.exit(2);
}

/** Steps that are many tests. */
const counters = {
  unit: (code) =>
    count(code, results, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    })),
  browser: (code) =>
    count(code, browserResults, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    })),
};

let passed = 0;
let failed = 0;

await report('set-up', async () => {
  try {
    await setUp({ page: true });
    return { passed: 0, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error.message}\n` };
  }
});
for (const name of wanted.length > 0 ? wanted : Object.keys(steps)) await report(name, () => run(name));

rmSync(temporary, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function report(name, step) {
  const start = performance.now();
  const result = await step();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(14)}${result.failed > 0 ? 'FAILED' : 'ok    '}${seconds.padStart(8)} s`);
  if (result.failed > 0) console.log(result.output);
}

async function run(name) {
  const { code, output } = await execute(steps[name]);
  const check = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { ...check, ...counters[name]?.(code), output };
}

/** A run that broke without a failing test, say in an import, counts as one failure. */
function count(code, file, numbersOf) {
  try {
    const numbers = numbersOf(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: numbers.passed, failed: code === 0 ? 0 : Math.max(1, numbers.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function execute(args) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RUBICON_RESULTS: browserResults },
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

function splitArguments(args) {
  const split = args.indexOf('--');
  return split < 0 ? [args, []] : [args.slice(0, split), args.slice(split + 1)];
}
