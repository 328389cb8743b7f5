import { parseArgs } from 'node:util';
import { servePage } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Builds Rubicon if need be, serves it to this machine only, and prints the address.

  npm start                      on port 3000
  npm start -- --port 8080       on another port; PORT=8080 npm start does the same
  npm start -- --port 0          on any free port
`;

const { port, problem, isHelp } = readArguments();
if (isHelp) {
  process.stdout.write(HELP);
} else if (problem !== undefined) {
  fail(`${problem}\n${HELP}`, 2);
} else {
  try {
    await setUp({ page: true });
    const { address } = await servePage(port);
    process.stdout.write(`Rubicon is ready: ${address}\nCtrl+C stops it.\n`);
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      fail(
        `Port ${port} is in use by another program. Choose another one: npm start -- --port ${port + 1}`,
        1,
      );
    else if (error.code === 'EACCES') fail(`Port ${port} may not be used here. Choose one above 1023.`, 1);
    else fail(error.message, 1);
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean' } } });
    const text = values.port ?? process.env.PORT ?? '3000';
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (values.help) return { isHelp: true };
    return number <= 65535
      ? { port: number }
      : { problem: `A port is a number from 0 to 65535, not “${text}”.` };
  } catch (error) {
    return { problem: error.message };
  }
}

function fail(text, code) {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
