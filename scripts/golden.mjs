import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

/** Adds missing golden records; existing ones are never changed. */
const { makeGolden } = await load('packages/protocol/test/make-golden.ts');
makeGolden(join(root, 'packages/protocol/testdata/golden'), console.log);
