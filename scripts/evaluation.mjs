import { launch } from './setup.mjs';

await launch('bench/dist/evaluation.js', process.argv.slice(2));
