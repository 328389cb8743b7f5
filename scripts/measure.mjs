import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';
import { bundle } from './program.mjs';
import { servePage } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Measures the page in a real Chromium and prints the numbers.

  npm run measure                  all of them
  npm run measure -- size          what a first visit loads, packed
  npm run measure -- lighthouse    home and a six-player game, mobile
  npm run measure -- smooth        long tasks and frames while playing, by trace
  npm run measure -- replay        how long a jump in a replay takes
`;

const PARTS = ['size', 'lighthouse', 'smooth', 'replay'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !PARTS.includes(part));

if (wanted.includes('--help') || unknown.length > 0) {
  process.stdout.write(HELP);
  process.exitCode = wanted.includes('--help') ? 0 : 2;
} else {
  await setUp({ page: true, tools: true });
  const chromium = await findChromium();
  const { address, stop } = await servePage(0);
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-measure-'));
  try {
    for (const part of wanted.length > 0 ? wanted : PARTS) {
      const program = await bundle(
        join(root, `packages/web/measurements/${part}.ts`),
        join(root, 'packages/web/temp/measurements'),
      );
      const { measure } = await import(pathToFileURL(program).href);
      for (const line of await measure({ address, chromium, folder })) console.log(line);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  }
}
