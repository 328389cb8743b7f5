import { launch } from './setup.mjs';

await launch('bench/dist/races.js', process.argv.slice(2));
