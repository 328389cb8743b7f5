import { spawnSync } from 'node:child_process';

const { stdout, stderr } = spawnSync(
  'node_modules/.bin/depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'bench'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!stdout) throw new Error(stderr);

const { totalCruised, violations } = JSON.parse(stdout).summary;
for (const { rule, from, to, cycle } of violations) {
  console.log(`${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}`);
}
console.log(`${totalCruised} modules, ${violations.length} violations`);
if (totalCruised === 0 || violations.length > 0) process.exitCode = 1;
