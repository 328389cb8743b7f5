import { launch } from './setup.mjs';

if (process.stdin.isTTY && process.stdout.isTTY) {
  await launch('packages/cli/dist/main.js', ['play']);
} else {
  process.stdout.write(`Rubicon is played in a terminal: run \`npm start\` there.
Without one, \`npm run --silent rubicon -- --help\` lists the commands.
`);
}
