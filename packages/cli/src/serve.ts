import { fileURLToPath } from 'node:url';
import {
  type AdminAnswer,
  type AdminCommand,
  administer,
  backupSqlite,
  openSqliteStore,
  parseSettings,
  ratingsOf,
  restoreSqlite,
  type SettingFlags,
  startServer,
} from '@rubicon/server';

/** The part of the command line that needs the server. It is loaded only for these commands, since it is large. */

const botScript = fileURLToPath(new URL('./bot-worker.js', import.meta.url));

/** Runs a server until it is told to stop. Returns the exit code. */
export async function serve(flags: SettingFlags, print: (text: string) => void): Promise<number> {
  const settings = parseSettings(flags, process.env);
  if ('error' in settings) {
    process.stderr.write(`${settings.error}\n`);
    return 2;
  }
  const store = await openSqliteStore(settings.data);
  const server = await startServer(settings, { store, botScript });
  print(
    `Rubicon serves ${settings.publicUrl ?? server.url}. Its data is in ${settings.data}. Ctrl+C stops it.`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}

/** Runs a command of the operator on a data folder, through its server if one runs. */
export async function admin(data: string, command: AdminCommand): Promise<AdminAnswer> {
  const settings = parseSettings({ data, logLevel: 'silent' }, {});
  if ('error' in settings) throw new Error(settings.error);
  return administer(settings, command, botScript);
}

export { backupSqlite as backup, ratingsOf, restoreSqlite as restore };
