import { load } from './typescript.mjs';

/** Prints a seed for each scene of the tutorial, with which its battle is short and goes well. */
const { findSeed } = await load('packages/web/test/tutorial/play-scene.ts');
const { SCENES } = await load('packages/web/src/tutorial/scenes.ts');
for (const scene of SCENES) console.log(`${scene.id}: seed '${findSeed(scene)}'`);
