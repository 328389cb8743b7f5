import { parseSettings, type RunningServer, type Settings, startServer } from '../../src/index.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';

const BOT_SCRIPT = new URL('../../../cli/dist/bot-worker.js', import.meta.url);

/** The settings of a test server: any port, quick bots, no log. */
export function testSettings(folder: string, changes: Partial<Settings> = {}): Settings {
  const settings = parseSettings({ data: folder, port: '0', logLevel: 'error' }, {});
  if ('error' in settings) throw new Error(settings.error);
  return { ...settings, botPace: 0, botMilliseconds: 5, botThreads: 2, ...changes };
}

export async function startTestServer(
  folder: string,
  changes: Partial<Settings> = {},
): Promise<RunningServer> {
  return startServer(testSettings(folder, changes), {
    store: await openSqliteStore(folder),
    botScript: BOT_SCRIPT,
    messagesPerSecond: 10_000,
  });
}
