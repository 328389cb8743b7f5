#!/usr/bin/env node
import '../../../scripts/node-version.mjs';
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('rubicon is not built yet: run npm run build\n');
  process.exitCode = 2;
}
