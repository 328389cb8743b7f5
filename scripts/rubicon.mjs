import { launch } from './setup.mjs';

await launch('packages/cli/dist/main.js', process.argv.slice(2));
