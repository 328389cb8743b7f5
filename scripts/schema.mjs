import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

const { recordSchema } = await load('packages/protocol/src/index.ts');
writeFileSync(join(root, 'docs/record.schema.json'), `${JSON.stringify(recordSchema(), undefined, 2)}\n`);
