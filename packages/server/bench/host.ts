import { startServer } from '../src/server.ts';
import { parseSettings } from '../src/settings.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { answerParent } from './child.ts';

/** Runs a server on the folder of the first argument, as `rubicon serve` does, for the benchmarks. */

const [data = ''] = process.argv.slice(2);
const settings = parseSettings({ data, port: '0', trustProxy: '1', logLevel: 'error' }, {});
if ('error' in settings) throw new Error(settings.error);
const botScript = new URL('../../packages/cli/dist/bot-worker.js', import.meta.url);
const server = await startServer(settings, {
  store: await openSqliteStore(data),
  botScript,
  messagesPerSecond: 1e6,
});
answerParent(server.url);
