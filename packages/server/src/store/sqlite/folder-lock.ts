import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreLocked } from '../store-error.ts';
import { createPrivateFile } from './private-file.ts';
import { isBusy } from './sqlite-error.ts';

/** The name of the lock in a data folder. */
export const LOCK_FILE = 'lock.db';

/** The locks that are held. An unreferenced lock would be garbage-collected, and so released. */
const held = new Set<FolderLock>();

/** Keeps other servers away from a data folder until `close`, or until the process ends in any way. */
export class FolderLock {
  private readonly database: DatabaseSyncInstance;

  /** Takes the lock of a folder. Throws `StoreLocked` if another server has it. */
  constructor(folder: string) {
    const file = join(folder, LOCK_FILE);
    createPrivateFile(file);
    this.database = new DatabaseSync(file, { timeout: 0 });
    try {
      this.database.exec('pragma journal_mode = memory; begin exclusive');
    } catch (cause) {
      this.database.close();
      throw isBusy(cause) ? new StoreLocked(folder, cause) : cause;
    }
    held.add(this);
  }

  close(): void {
    held.delete(this);
    if (this.database.isOpen) this.database.close();
  }
}
