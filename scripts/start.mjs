import './node-version.mjs';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { servePage } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Builds Rubicon if need be, serves it to this machine only, and prints the address.

  npm start                      on port 3000
  npm start -- --port 8080       on another port; PORT=8080 npm start does the same
  npm start -- --port 0          on any free port
  npm start -- --host            also to other devices on your network; HOST=0.0.0.0 npm start does the same
  npm start -- --host 10.0.0.5   only at this address of your machine
`;

const THIS_MACHINE = '127.0.0.1';
const ALL_ADDRESSES = '0.0.0.0';

const { port, host, problem, isHelp } = readArguments();
if (isHelp) {
  process.stdout.write(HELP);
} else if (problem !== undefined) {
  fail(`${problem}\n${HELP}`, 2);
} else {
  try {
    await setUp({ page: true });
    const page = await servePage(port, { host });
    process.stdout.write(`Rubicon is ready: ${page.address}\n${networkText(page)}Ctrl+C stops it.\n`);
  } catch (error) {
    fail(errorText(error), 1);
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      args: withHostValue(process.argv.slice(2)),
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } },
    });
    const text = values.port ?? (process.env.PORT || '3000');
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (values.help) return { isHelp: true };
    return number <= 65535
      ? { port: number, host: values.host ?? (process.env.HOST || THIS_MACHINE) }
      : { problem: `A port is a number from 0 to 65535, not “${text}”.` };
  } catch (error) {
    return { problem: error.message };
  }
}

/** `--host` without an address means all addresses of this machine. */
function withHostValue(args) {
  return args.map((arg, i) =>
    arg === '--host' && (args[i + 1] ?? '-').startsWith('-') ? `--host=${ALL_ADDRESSES}` : arg,
  );
}

/** Tells which addresses other devices can open, and what that means. */
function networkText({ port }) {
  if (host === THIS_MACHINE || host === 'localhost') return '';
  const addresses = host === ALL_ADDRESSES ? ownAddresses() : [host];
  if (addresses.length === 0) return 'This machine is in no network, so that no other device can open it.\n';
  const links = addresses.map((address) => `  http://${address}:${port}/\n`).join('');
  return `Other devices on your network can open:
${links}Everyone on this network can open the page. Each device plays and saves its own games: nothing is shared. Without
https, other devices cannot install the page or play it offline.
`;
}

function ownAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function errorText(error) {
  switch (error.syscall === 'listen' || error.syscall === 'getaddrinfo' ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one: npm start -- --port ${port + 1}`;
    case 'EACCES':
      return `Port ${port} may not be used here. Choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `“${host}” is not an address of this machine. Use --host without an address, or one of: ${[THIS_MACHINE, ...ownAddresses()].join(', ')}`;
    default:
      return error.message;
  }
}

function fail(text, code) {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
