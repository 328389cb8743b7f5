import { startServer } from '../src/server.ts';
import { parseSettings } from '../src/settings.ts';
import { openStore } from '../src/store/open.ts';
import { answerParent } from './child.ts';

/** Runs a server on the folder or database of the first argument, as `rubicon serve` does, for the benchmarks. */

const [place = ''] = process.argv.slice(2);
const data = place.startsWith('postgres:') ? { databaseUrl: place } : { data: place };
const settings = parseSettings({ ...data, port: '0', trustProxy: '1', logLevel: 'error' }, {});
if ('error' in settings) throw new Error(settings.error);
const scripts = new URL('../../packages/cli/dist/', import.meta.url);
const server = await startServer(settings, {
  store: await openStore(settings, new URL('store-worker.js', scripts)),
  botScript: new URL('bot-worker.js', scripts),
  messagesPerSecond: 1e6,
});
answerParent(server.url);
