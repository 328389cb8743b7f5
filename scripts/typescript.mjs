import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { root } from './bundles.mjs';

let loaded = 0; // Node would not load a file of the same name again

/** Runs a TypeScript file of this repository and returns its exports. */
export async function load(file) {
  const bundle = join(root, `temp/load-${process.pid}-${loaded++}.mjs`);
  mkdirSync(join(root, 'temp'), { recursive: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(bundle).href);
  } finally {
    rmSync(bundle);
  }
}
