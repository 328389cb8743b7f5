import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

/** With `node --import`, lets Node load TypeScript files: registers this module, which then runs in the loader thread. */
if (isMainThread) register(import.meta.url);

/** Removes the types of TypeScript files. */
export async function load(url, context, nextLoad) {
  const path = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (!path.endsWith('.ts')) return nextLoad(url, context);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: 'ts',
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
