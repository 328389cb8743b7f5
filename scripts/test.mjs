import './node-version.mjs';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { listFiles, root } from './bundles.mjs';
import { countFiles, countTests, Progress } from './progress.mjs';
import { runStage } from './stage.mjs';

const [wanted, filters] = splitArguments(process.argv.slice(2));
const temporary = mkdtempSync(join(tmpdir(), 'rubicon-test-'));
const resultsOf = (stage) => join(temporary, `${stage}.json`);

const stages = {
  page: ['scripts/build.mjs', '--page', '--tools'],
  chromium: ['scripts/chromium.mjs'],
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
  packages: vitest('packages', '--project=packed'),
  unit: vitest('unit', '--project=shared', '--project=web', '--project=alone', ...filters),
  browser: ['scripts/browser.mjs', ...filters],
};

/** Stages of different lanes run at the same time: most checks use only one core, and a download uses none. */
const lanes = [
  ['chromium', 'types', 'lint', 'architecture', 'dead-code', 'api', 'packages'],
  ['page', 'unit'],
];

/** Preparations are not tests: they count only when they fail. */
const PREPARATIONS = ['set-up', 'page', 'chromium'];

/** Stages that run after the lanes: unit tests and browser tests, each on all cores, would only slow each other down. */
const last = ['browser'];

/** Functions that read the progress of a stage from its output. */
const counters = {
  'set-up': () => (chunk) => chunk.trim().split('\n').at(-1),
  unit: () => countFiles(filters.length > 0 ? undefined : countTestFiles()),
  browser: countTests,
};

/** Functions that read the results of stages with many tests. */
const readers = {
  packages: (code) => readUnit(code, 'packages'),
  unit: (code) => readUnit(code, 'unit'),
  browser: (code) =>
    readResults(code, 'browser', ({ stats, suites }) => ({
      passed: stats.expected,
      failures: suites.flatMap(browserFailures),
    })),
};

const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  process.stderr.write(`No such stage: ${unknown.join(', ')}. Stages: ${Object.keys(stages).join(', ')}\n`);
  process.exit(2);
}

const progress = new Progress(process.stdout);
const total = { passed: 0, failures: [], cpu: 0 };
const start = performance.now();

await run('set-up', ['scripts/build.mjs', '--tools']);
await Promise.all(lanes.map(runLane));
await runLane(last);

rmSync(temporary, { recursive: true, force: true });
printTimes('total', '', (performance.now() - start) / 1000, total.cpu);
for (const failure of total.failures) console.log(failure);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

function vitest(stage, ...args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(stage)}`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
}

async function runLane(names) {
  for (const name of names) if (isWanted(name)) await run(name, stages[name]);
}

/** The unit tests need the page too, because they serve it. */
function isWanted(name) {
  return wanted.length === 0 || wanted.includes(name === 'page' ? 'unit' : name);
}

async function run(name, args) {
  const count = counters[name]?.();
  progress.begin(name);
  const { code, output, wall, cpu } = await runStage(args, {
    cwd: root,
    env: { RUBICON_RESULTS: resultsOf('browser') },
    onOutput: (chunk) => count !== undefined && progress.update(name, count(chunk)),
  });
  progress.end(name);
  const { passed, failures } = readers[name]?.(code) ?? readExit(name, code);
  total.passed += passed;
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  total.cpu += cpu;
  printTimes(name, failures.length > 0 ? 'FAILED' : 'ok', wall, cpu);
  if (failures.length > 0) console.log(output);
}

function printTimes(name, result, wall, cpu) {
  const seconds = (value) => `${value.toFixed(1).padStart(7)} s`;
  console.log(`${name.padEnd(14)}${result.padEnd(8)}${seconds(wall)} wall${seconds(cpu)} CPU`);
}

/** A check counts as one test. */
function readExit(name, code) {
  if (code !== 0) return { passed: 0, failures: [exitFailure(code)] };
  return { passed: PREPARATIONS.includes(name) ? 0 : 1, failures: [] };
}

/** A run that failed without a failing test, for example in an import, counts as one failure. */
function readResults(code, stage, read) {
  try {
    const { passed, failures } = read(JSON.parse(readFileSync(resultsOf(stage), 'utf8')));
    return { passed, failures: code === 0 || failures.length > 0 ? failures : [exitFailure(code)] };
  } catch {
    return { passed: 0, failures: [exitFailure(code)] };
  }
}

function exitFailure(code) {
  return `exit code ${code}`;
}

function readUnit(code, stage) {
  return readResults(code, stage, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(unitFailures),
  }));
}

function unitFailures({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`,
    );
}

function browserFailures({ file, suites = [], specs }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(browserFailures)];
}

function countTestFiles() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'test'));
  const folders = [...packages, join(root, 'scripts/test')].filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => listFiles(folder)).filter((file) => /\.test\.m?[jt]s$/.test(file))
    .length;
}

function splitArguments(args) {
  const split = args.indexOf('--');
  return split < 0 ? [args, []] : [args.slice(0, split), args.slice(split + 1)];
}
