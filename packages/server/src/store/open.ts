import type { Settings } from '../settings.ts';
import { openPostgresStore } from './postgres/postgres.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import { openThreadedStore } from './sqlite/threaded-store.ts';
import type { Store } from './store.ts';

/**
 * Opens the store that the settings name: the shared database, or the data folder. With the script of its worker, the
 * store of a folder runs in a thread of its own.
 */
export function openStore(settings: Settings, storeScript?: URL | string): Promise<Store> {
  const { data, databaseUrl, databaseConnections, notify } = settings;
  if (databaseUrl !== undefined)
    return openPostgresStore(databaseUrl, { connections: databaseConnections, notify });
  return storeScript === undefined ? openSqliteStore(data) : openThreadedStore(data, storeScript);
}
