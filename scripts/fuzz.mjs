import { launch } from './setup.mjs';

await launch('bench/dist/fuzz.js', process.argv.slice(2));
