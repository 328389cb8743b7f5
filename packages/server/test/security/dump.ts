import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { DATABASE_FILE } from '../../src/store/sqlite.ts';

type Rows = Readonly<Record<string, unknown>>[];

export interface Dump {
  readonly all: string; // every row of every table
  readonly rest: string; // without players and sessions
  readonly identities: number; // the number of players and sessions
}

/** Reads everything a server keeps, over a connection of its own. */
export class StoreReader {
  private readonly database: DatabaseSyncInstance;
  private last: { readonly version: unknown; readonly dump: Dump } | undefined;

  constructor(folder: string) {
    this.database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  }

  /** Returns all rows but the heartbeat, which the server writes each second. Without a new commit it is the last dump. */
  dump(): Dump {
    const version = this.database.prepare('pragma data_version').get()?.data_version;
    if (this.last !== undefined && this.last.version === version) return this.last.dump;
    const dump = this.read();
    this.last = { version, dump };
    return dump;
  }

  close(): void {
    this.database.close();
  }

  private read(): Dump {
    const names = this.database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name));
    const {
      players = [],
      sessions = [],
      ...others
    } = Object.fromEntries(names.map((name) => [name, this.rowsOf(name)]));
    const rest = JSON.stringify(others);
    const all = JSON.stringify([players, sessions, rest]);
    return { all, rest, identities: players.length + sessions.length };
  }

  private rowsOf(table: string): Rows {
    const rows = this.database.prepare(`select * from "${table}" order by rowid`).all() as Rows;
    return table === 'meta' ? rows.filter(({ key }) => key !== 'beat') : rows;
  }
}
