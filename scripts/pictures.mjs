import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundles.mjs';
import { findChromium } from './chromium.mjs';
import { bundle } from './program.mjs';
import { serveGame } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Takes the pictures of the page in docs/pictures.

  npm run pictures                 takes them again
  npm run pictures -- --compare    compares the page with them, and fails where it looks different
`;

/** The share of pixels that may differ: machines render fonts slightly differently. */
const MOST = 0.005;

const pictures = join(root, 'docs/pictures');
const wanted = process.argv.slice(2);

if (wanted.some((word) => word !== '--compare')) {
  process.stdout.write(HELP);
  process.exitCode = wanted.includes('--help') ? 0 : 2;
} else {
  await setUp({ page: true, tools: true });
  const chromium = await findChromium();
  const { address, stop } = await serveGame();
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-pictures-'));
  try {
    const program = await bundle(
      join(root, 'packages/web/measurements/pictures.ts'),
      join(root, 'packages/web/temp/measurements'),
    );
    const { take, compare } = await import(pathToFileURL(program).href);
    const place = { address, chromium, folder };
    const names = await take(place);
    if (wanted.length > 0) process.exitCode = (await report(compare, place, names)) ? 0 : 1;
    else keep(folder, names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  }
}

function keep(folder, names) {
  mkdirSync(pictures, { recursive: true });
  for (const name of names) {
    copyFileSync(join(folder, name), join(pictures, name));
    console.log(`docs/pictures/${name}`);
  }
}

/** Whether all pictures look the same. */
async function report(compare, place, names) {
  const known = names.filter((name) => existsSync(join(pictures, name)));
  const shares = await compare(place, pictures, known);
  for (const [i, name] of known.entries()) {
    const isFar = shares[i] > MOST;
    console.log(`${name.padEnd(18)}${(100 * shares[i]).toFixed(2)} % different${isFar ? ': too much' : ''}`);
  }
  for (const name of names.filter((one) => !known.includes(one))) console.log(`${name.padEnd(18)}missing`);
  return known.length === names.length && shares.every((share) => share <= MOST);
}
