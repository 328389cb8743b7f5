import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATABASE_ADDRESS, isDatabaseUrl } from '../settings.ts';
import { openPostgresStore } from './postgres/postgres.ts';
import type { SqlStore } from './sql-store.ts';
import { DATABASE_FILE, openSqliteStore } from './sqlite/sqlite.ts';
import { backupSqlite, restoreSqlite } from './sqlite/sqlite-backup.ts';
import { StoreError } from './store-error.ts';
import { type Transfer, transfer } from './transfer.ts';

const isDatabase = (place: string): boolean => place.includes('://');

/** Opens the store at a place: the address of a database, or a data folder. */
function openPlace(place: string): Promise<SqlStore> {
  return isDatabase(place) ? openPostgresStore(place, { notify: false }) : openSqliteStore(place);
}

function requirePlace(place: string): void {
  if (!isDatabase(place) || isDatabaseUrl(place)) return;
  throw new StoreError('unavailable', `This is neither a folder nor ${DATABASE_ADDRESS}.`);
}

/** Copies all data from one place to another, empty one. Throws if a server runs at either. */
export async function importData(
  from: string,
  to: string,
  report?: (text: string) => void,
): Promise<Transfer> {
  requirePlace(from);
  requirePlace(to);
  if (!isDatabase(from) && !existsSync(join(from, DATABASE_FILE)))
    throw new StoreError('unavailable', `The folder ${from} has no server data.`);
  return withStores(from, to, async (source, target) => {
    if ((await source.countNodes()) + (await target.countNodes()) > 0)
      throw new StoreError('locked', 'A server is using the database. Stop all servers first.');
    return transfer(source, target, report);
  });
}

async function withStores<T>(
  from: string,
  to: string,
  work: (source: SqlStore, target: SqlStore) => Promise<T>,
): Promise<T> {
  const source = await openPlace(from);
  try {
    const target = await openPlace(to);
    try {
      return await work(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/**
 * Writes the current data of a database to a new file, in the same format as a backup of a data folder. Servers may be
 * running.
 */
export async function backupPostgres(url: string, file: string, report?: (text: string) => void) {
  return withFolder(file, async (folder) => {
    const copied = await withStores(url, folder, (source, target) => transfer(source, target, report));
    await backupSqlite(folder, file);
    return copied;
  });
}

/** Restores a backup into an empty database. Dice await new keys, as after every restored backup. */
export async function restorePostgres(file: string, url: string, report?: (text: string) => void) {
  return withFolder(file, async (folder) => {
    await restoreSqlite(file, folder);
    return importData(folder, url, report);
  });
}

/** Works in a temporary folder next to a file, where there is space. */
async function withFolder<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(dirname(file), '.rubicon-copy-'));
  try {
    return await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
