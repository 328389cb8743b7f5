import { launch } from './setup.mjs';

await launch('bench/dist/main.js', process.argv.slice(2));
