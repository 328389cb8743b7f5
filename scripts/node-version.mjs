import { readFileSync } from 'node:fs';

/** Imported before anything else: on an older Node the rest would fail with obscure messages. */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  process.stderr.write(
    `Rubicon needs Node ${wantedMajor}.${wantedMinor} or newer; this is ${process.versions.node}. Install a newer one: https://nodejs.org\n`,
  );
  process.exit(1);
}
