import { fileURLToPath } from 'node:url';
import { openStore, parseSettings, type RunningServer, startServer } from '@rubicon/server';
import { newPath } from './person.ts';

/** A server in this process: any port, quick bots, no log; with the built page of a folder, if one is given. */
export async function startTestServer(page?: string): Promise<RunningServer> {
  const data = newPath();
  const settings = parseSettings({ data, port: '0', logLevel: 'error' }, {});
  if ('error' in settings) throw new Error(settings.error);
  return startServer(
    { ...settings, page, botPace: 0, botMilliseconds: 5, botThreads: 1 },
    {
      store: await openStore(settings),
      botScript: fileURLToPath(new URL('../../dist/bot-worker.js', import.meta.url)),
      messagesPerSecond: 10_000,
    },
  );
}
