import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

/** Chooses a challenge for every day from a file of `rubicon challenge --mine`, and writes a file for each month. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: npm run challenges -- FILE');
const { scheduleYear } = await load('packages/analysis/src/mining.ts');
const games = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .sort((a, b) => a.game - b.game);
const year = scheduleYear(
  games.flatMap(({ challenges }) => challenges),
  games[0].seed,
);
if (year === undefined) throw new Error(`${file} has too few different challenges for a year: mine more`);
for (const [i, days] of year.entries()) {
  const path = join(root, `packages/analysis/src/challenge/data/${String(i + 1).padStart(2, '0')}.json`);
  writeFileSync(path, `[\n${days.map((day) => `  ${JSON.stringify(day)}`).join(',\n')}\n]\n`);
}
