import { load } from './typescript.mjs';

/** Prints the seed for each scene of the tutorial: with its dice, the battle that is taught is short and goes well. */
const { findSeed } = await load('packages/web/test/tutorial/play-scene.ts');
const { SCENES } = await load('packages/web/src/tutorial/scenes.ts');
for (const scene of SCENES) console.log(`${scene.id}: seed '${findSeed(scene)}'`);
