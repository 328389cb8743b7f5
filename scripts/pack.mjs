import { join } from 'node:path';
import { root } from './bundles.mjs';
import { packPackages } from './packages.mjs';

/** Packs the packages that any project can install into tarballs. */
for (const tarball of await packPackages(join(root, 'dist'))) console.log(tarball);
