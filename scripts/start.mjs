import './node-version.mjs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bundles.mjs';
import { loadServer } from './serve.mjs';
import { setUp } from './setup.mjs';

const HELP = `Builds Rubicon if need be, serves page and games to this machine only, and prints the address.

  npm start                      on port 3000, with its data in rubicon-data
  npm start -- --port 8080       on another port; PORT=8080 npm start does the same
  npm start -- --port 0          on any free port
  npm start -- --host            also to other devices on your network; HOST=0.0.0.0 npm start does the same
  npm start -- --host 10.0.0.5   only at this address of your machine
  npm start -- --data FOLDER     with its data (players, tables, games) in another folder

rubicon serve has all settings of a server.
`;

const THIS_MACHINE = '127.0.0.1';
const ALL_ADDRESSES = '0.0.0.0';

const { port, host, data, problem, isHelp } = readArguments();
if (isHelp) {
  process.stdout.write(HELP);
} else if (problem !== undefined) {
  fail(`${problem}\n${HELP}`, 2);
} else {
  try {
    await setUp({ page: true });
    const { serve, openUrls } = await loadServer();
    const logLevel = process.env.RUBICON_LOG_LEVEL || 'warn';
    process.exitCode = await serve({ port: String(port), host, data, logLevel }, ({ url }) =>
      tell(openUrls(url)),
    );
  } catch (error) {
    fail(await errorText(error), 1);
  }
}

function tell(urls) {
  const [here] = urls;
  process.stdout.write(
    `Rubicon is ready: ${here.replace(THIS_MACHINE, 'localhost')}/\n${networkText(urls)}Ctrl+C stops it.\n`,
  );
}

function readArguments() {
  try {
    const { values } = parseArgs({
      args: withHostValue(process.argv.slice(2)),
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const text = values.port ?? (process.env.PORT || '3000');
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (values.help) return { isHelp: true };
    return number <= 65535
      ? {
          port: number,
          host: values.host ?? (process.env.HOST || THIS_MACHINE),
          data: values.data ?? (process.env.RUBICON_DATA || join(root, 'rubicon-data')),
        }
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

/** Lists the addresses that other devices can open, and explains what that means. */
function networkText(urls) {
  if (isOnlyHere(host)) return '';
  const links = urls.filter((url) => !isOnlyHere(new URL(url).hostname)).map((url) => `  ${url}/\n`);
  if (links.length === 0) return 'This machine is not on a network, so no other device can open the page.\n';
  return `Other devices on your network can open:
${links.join('')}Everyone on this network can open the page and play with you. Without https, other devices cannot install the page
or play it offline.
`;
}

/** Whether other machines cannot open an address. */
function isOnlyHere(address) {
  return /^(localhost$|127\.|\[?::1\]?$)/.test(address);
}

async function errorText(error) {
  if (error.code === 'locked') return lockedText();
  if (isAboutData(error)) return dataText(error);
  switch (error.syscall === 'listen' || error.syscall === 'getaddrinfo' ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one: npm start -- --port ${otherPort()}`;
    case 'EACCES':
      return `Port ${port} may not be used here. Choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `“${host}” is not an address of this machine. Use --host without an address, or one of: ${[THIS_MACHINE, ...(await loadServer()).ownAddresses()].join(', ')}`;
    default:
      return error.message;
  }
}

/** Whether the data folder, one of its parents or a file in it was refused, by the system or by the database. */
function isAboutData({ name, path }) {
  if (path === undefined) return name === 'StoreError';
  const [refused, folder] = [resolve(path), resolve(data)];
  return refused.startsWith(folder) || folder.startsWith(refused);
}

/** Explains why the data folder cannot be used, and what to do. */
function dataText({ code, message }) {
  const reasons = {
    EEXIST: 'a file is in the way',
    ENOTDIR: 'a file is in the way',
    ENOENT: 'it cannot be created',
    EACCES: 'you may not write there',
    EPERM: 'you may not write there',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    full: 'the disk is full',
    damaged: 'its database is damaged',
    newer: 'a newer version of Rubicon wrote it',
  };
  return `The data folder ${data} cannot be used: ${reasons[code] ?? message}. Choose another one: npm start -- --data FOLDER`;
}

/** Explains that another server uses the data folder: where that server is, and how to run a second one. */
async function lockedText() {
  const { runningAddress } = await loadServer();
  const address = runningAddress(data);
  const where = address === undefined ? '' : ` at ${address}/`;
  return `Rubicon is already running${where}, with the data in ${data}. Use that one, stop it with Ctrl+C, or start a second one with
data of its own: npm start -- --port ${otherPort()} --data FOLDER`;
}

/** A port to try instead; 0 means any free one. */
function otherPort() {
  return port === 0 || port === 65535 ? 0 : port + 1;
}

function fail(text, code) {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
