import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { DATABASE_FILE } from '../../src/store/sqlite/sqlite.ts';

type Rows = Readonly<Record<string, unknown>>[];

/** Reads everything a server keeps, over a connection of its own. */
export class StoreReader {
  private readonly database: DatabaseSyncInstance;
  private last: { readonly version: unknown; readonly dump: string } | undefined;

  constructor(folder: string) {
    this.database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  }

  /** Returns all rows except the heartbeat, which the server writes each second. Without a new commit it is the last dump. */
  dump(): string {
    const version = this.database.prepare('pragma data_version').get()?.data_version;
    if (this.last !== undefined && this.last.version === version) return this.last.dump;
    const dump = this.read();
    this.last = { version, dump };
    return dump;
  }

  close(): void {
    this.database.close();
  }

  private read(): string {
    const names = this.database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name));
    return JSON.stringify(names.map((name) => [name, this.rowsOf(name)]));
  }

  private rowsOf(table: string): Rows {
    const rows = this.database.prepare(`select * from "${table}" order by rowid`).all() as Rows;
    return table === 'meta' ? rows.filter(({ key }) => key !== 'beat') : rows;
  }
}
