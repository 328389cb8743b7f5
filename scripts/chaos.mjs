import { launch } from './setup.mjs';

await launch('bench/dist/chaos.js', process.argv.slice(2));
