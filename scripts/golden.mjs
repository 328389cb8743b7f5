import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

/** Adds the golden records that are missing; one that is there is never made anew. */
const { makeGolden } = await load('packages/protocol/test/make-golden.ts');
makeGolden(join(root, 'packages/protocol/testdata/golden'), console.log);
