import type { Settings } from '../settings.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store that the settings name: the shared database, or the data folder. */
export function openStore({ data, databaseUrl, databaseConnections, notify }: Settings): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(data);
  return openPostgresStore(databaseUrl, { connections: databaseConnections, notify });
}
