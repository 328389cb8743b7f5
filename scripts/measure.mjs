import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';
import { bundle } from './program.mjs';
import { serveGame } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Measures the page in a real Chromium, prints the results and fails if one misses its target.

  npm run measure                  all of them
  npm run measure -- size          what a first visit loads, packed: a game in this browser, a game on a server
  npm run measure -- lighthouse    home and a six-player game, mobile
  npm run measure -- smooth        long tasks and slow frames while playing, by trace
  npm run measure -- replay        how long a jump in a replay takes
  npm run measure -- together      how long a move takes to the opponent's screen, next to a bare relay; the return of a killed server

Tasks and jumps are measured in CPU time of the page's main thread and divided by that of a fixed script loop. A frame is
slow compared with the frames of a fixed drawing. Both run in the same browser before and after, so that the ratios depend
less on the machine and its load than milliseconds do; single runs still differ by a third. Targets are half of the ratios
of an earlier version. Lighthouse has no baseline: run it on a quiet machine.
`;

const PARTS = ['size', 'lighthouse', 'smooth', 'replay', 'together'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !PARTS.includes(part));

if (wanted.includes('--help') || unknown.length > 0) {
  process.stdout.write(HELP);
  process.exitCode = wanted.includes('--help') ? 0 : 2;
} else {
  await setUp({ page: true, tools: true });
  const chromium = await findChromium();
  const { address, stop } = await serveGame();
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-measure-'));
  try {
    for (const part of wanted.length > 0 ? wanted : PARTS) {
      const program = await bundle(
        join(root, `packages/web/measurements/${part}.ts`),
        join(root, 'packages/web/temp/measurements'),
      );
      const { measure } = await import(pathToFileURL(program).href);
      for (const { text, target } of await measure({ address, chromium, folder })) {
        console.log(
          target ? `${text} (${target.text}: ${target.isReached ? 'reached' : 'NOT reached'})` : text,
        );
        if (target?.isReached === false) process.exitCode = 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  }
}
