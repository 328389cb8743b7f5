import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, sql } from 'kysely';
import { changeCopy, refuseNewer } from '../migration.ts';
import { readMeta } from '../queries/meta.ts';
import type { Schema } from '../schema.ts';
import { StoreError } from '../store-error.ts';
import { FolderLock, LOCK_FILE } from './folder-lock.ts';
import { createPrivateFile, createPrivateFolder } from './private-file.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { translateSqliteError } from './sqlite-error.ts';

/**
 * Writes the current data of a data folder to a new file. A server may be running on the folder, in this process or
 * another one. The backup contains the secrets of running games.
 */
export async function backupSqlite(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, DATABASE_FILE)))
    throw new StoreError('unavailable', `The folder ${folder} has no server data.`);
  const database = openForReading(join(folder, DATABASE_FILE));
  try {
    if (!createPrivateFile(file)) throw new StoreError('duplicate', `The file ${file} exists already.`);
    try {
      database.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
      flush(file);
      flush(dirname(file));
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
  } catch (error) {
    throw translateSqliteError(error);
  } finally {
    database.close();
  }
}

/**
 * Restores a backup into an empty data folder. The data becomes a new copy, and the dice of lobbies and running games await
 * a new key: what the original has drawn since the backup must not be drawn again.
 */
export async function restoreSqlite(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError('unavailable', `There is no backup ${file}.`);
  createPrivateFolder(folder);
  if (readdirSync(folder).some((name) => name !== LOCK_FILE)) {
    throw new StoreError('duplicate', `The folder ${folder} is not empty.`);
  }
  const lock = new FolderLock(folder);
  const restored = join(folder, `${DATABASE_FILE}.restored`);
  try {
    copyFileSync(file, restored);
    chmodSync(restored, 0o600);
    await makeNewCopy(restored);
    renameSync(restored, join(folder, DATABASE_FILE));
    flush(folder);
  } catch (error) {
    for (const suffix of ['', '-journal']) rmSync(restored + suffix, { force: true });
    throw backupError(error, file);
  } finally {
    lock.close();
  }
}

/** Checks a restored database, and changes what must not be the same as in the original. */
async function makeNewCopy(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect(database) });
  try {
    database.exec('pragma journal_mode = delete; pragma synchronous = full');
    checkIntegrity(database);
    refuseNewer(Number(await readMeta(db, 'schema')));
    await db.transaction().execute(async (transaction) => {
      await changeCopy(transaction);
      await awaitKeys(transaction);
      await transaction.updateTable('tables').set({ claimed_until: null }).execute();
    });
  } finally {
    database.close();
  }
}

/** Makes the dice of all tables await a new key, and notes in their lobbies since when: the last sign of life of the original. */
async function awaitKeys(db: Kysely<Schema>): Promise<void> {
  const beat = Number((await readMeta(db, 'beat')) ?? Date.now());
  const waitsSince = sql`coalesce(json_extract(lobby, '$.waitsSince'), ${beat})`;
  await db
    .updateTable('tables')
    .set({ awaits_key: 1, lobby: sql<string>`json_set(lobby, '$.waitsSince', ${waitsSince})` })
    .where('stage', '!=', 'over')
    .execute();
}

/** Throws if a file is damaged, or not a database of this program. */
function checkIntegrity(database: DatabaseSyncInstance): void {
  const found = Object.values(database.prepare('pragma integrity_check(1)').get())[0];
  if (found !== 'ok') throw new StoreError('damaged', `damaged: ${found}`);
  const tables = database.prepare("select count(*) as n from sqlite_schema where name in ('meta', 'tables')");
  if (tables.get().n !== 2) throw new StoreError('damaged', 'not a database of this program');
}

function openForReading(file: string): DatabaseSyncInstance {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw translateSqliteError(error);
  }
}

/** Names the file in an error about its content. */
function backupError(cause: unknown, file: string): unknown {
  const error = translateSqliteError(cause);
  if (!(error instanceof StoreError) || error.code !== 'damaged') return error;
  return new StoreError('damaged', `${file} is not a backup that can be restored: ${error.message}.`, error);
}

/** Waits until a file or folder is on the disk. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
