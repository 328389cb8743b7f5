import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** Runs a TypeScript file without relative imports on any Node: node scripts/run.mjs FILE [ARGUMENTS] */
const [, , file, ...args] = process.argv;
const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm', target: 'node20' });
process.argv = [process.execPath, file, ...args];
await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
