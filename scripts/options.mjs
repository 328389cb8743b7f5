import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

const { withOptionTable } = await load('packages/cli/test/option-table.ts');
const page = join(root, 'README.md');
writeFileSync(page, withOptionTable(readFileSync(page, 'utf8')));
