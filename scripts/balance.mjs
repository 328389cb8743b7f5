import { launch } from './setup.mjs';

await launch('bench/dist/balance.js', process.argv.slice(2));
