import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

const { botsSchema, recordSchema, wireSchema } = await load('packages/protocol/src/index.ts');
for (const [file, schema] of [
  ['docs/record.schema.json', recordSchema()],
  ['docs/bots.schema.json', botsSchema()],
  ['docs/wire.schema.json', wireSchema()],
])
  writeFileSync(join(root, file), `${JSON.stringify(schema, undefined, 2)}\n`);
