import { join } from 'node:path';
import { root } from './bundles.mjs';

/** Makes a program for Node of a TypeScript file and all of ours that it imports; gives its path. */
export async function bundle(entry, outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: Object.fromEntries(
      ['engine', 'odds', 'bots', 'protocol', 'table'].map((name) => [
        `@rubicon/${name}`,
        join(root, `packages/${name}/src/index.ts`),
      ]),
    ),
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'silent',
  });
  return join(process.cwd(), Object.keys(metafile.outputs)[0]);
}
