import { fileURLToPath } from 'node:url';
import {
  type AdminAnswer,
  type AdminCommand,
  administer,
  backupPostgres,
  backupSqlite,
  importData,
  isPage,
  openStore,
  openUrls,
  ownAddresses,
  parseSettings,
  type RunningServer,
  ratingsOf,
  readAdminKey,
  restorePostgres,
  restoreSqlite,
  type SettingFlags,
  type Settings,
  startPage,
  startServer,
} from '@rubicon/server';

/** The part of the command line that needs the server. It is loaded only for these commands, since it is large. */

const botScript = fileURLToPath(new URL('./bot-worker.js', import.meta.url));
const storeScript = fileURLToPath(new URL('./store-worker.js', import.meta.url));

/** The page that was built with this program. */
const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A running server and its settings. */
export interface OpenServer extends RunningServer {
  readonly settings: Settings;
}

/** Starts a server; an error in the settings is returned as text. */
export async function openServer(flags: SettingFlags): Promise<OpenServer | { readonly error: string }> {
  const given = parseSettings(flags, process.env);
  if ('error' in given) return given;
  const settings = { ...given, page: given.page ?? (isPage(builtPage) ? builtPage : undefined) };
  const store = await openStore(settings, storeScript);
  return { ...(await startServer(settings, { store, botScript })), settings };
}

/** Runs a server until it is told to stop; calls `ready` once it is serving. Returns the exit code. */
export async function serve(flags: SettingFlags, ready: (server: OpenServer) => void): Promise<number> {
  const server = await openServer(flags);
  if ('error' in server) {
    process.stderr.write(`${server.error}\n`);
    return 2;
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  ready(server);
  await stopped;
  await server.close();
  return 0;
}

/** The address of the server that uses a data folder; undefined if none is running. */
export function runningAddress(data: string): string | undefined {
  try {
    return readAdminKey(data).url;
  } catch {
    return undefined;
  }
}

/** Runs a command of the operator on a shared database, or on a data folder, through its server if one is running. */
export async function admin(place: DataPlace, command: AdminCommand): Promise<AdminAnswer> {
  return administer(placeOf(place), command, botScript);
}

/** Where a server keeps its data: a database that servers share, or a folder. */
interface DataPlace {
  readonly data?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

/** Writes the data of a server, which may be running, to a new file. Returns the name of the place. */
export async function backup(
  place: DataPlace,
  file: string,
  report: (text: string) => void,
): Promise<string> {
  const { data, databaseUrl } = placeOf(place);
  if (databaseUrl === undefined) await backupSqlite(data, file);
  else await backupPostgres(databaseUrl, file, report);
  return databaseUrl === undefined ? data : 'the database';
}

/** Restores a backup into an empty place. Returns the name of the place. */
export async function restore(
  place: DataPlace,
  file: string,
  report: (text: string) => void,
): Promise<string> {
  const { data, databaseUrl } = placeOf(place);
  if (databaseUrl === undefined) await restoreSqlite(file, data);
  else await restorePostgres(file, databaseUrl, report);
  return databaseUrl === undefined ? data : 'the database';
}

/** Of the environment, only a database counts. */
function placeOf({ data, databaseUrl }: DataPlace): Settings {
  const { DATABASE_URL, RUBICON_DATABASE_URL } = process.env;
  const settings = parseSettings(
    { data, databaseUrl, logLevel: 'silent' },
    { DATABASE_URL, RUBICON_DATABASE_URL },
  );
  if ('error' in settings) throw new Error(settings.error);
  return settings;
}

export { importData, openUrls, ownAddresses, ratingsOf, startPage };
