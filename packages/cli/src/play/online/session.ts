import type { ApiClient, Me, TableView } from '@rubicon/api';
import type { Terminal } from '../terminal.ts';
import type { DataFolder } from './data-folder.ts';

/** A person at a terminal who is connected to a server. */
export interface ServerSession {
  readonly terminal: Terminal;
  readonly api: ApiClient;
  readonly url: string;
  readonly folder: DataFolder;
  readonly file: string | undefined; // for the record; the default is a new file in the current folder
  me: Me | undefined;
  visited: TableView | undefined; // the table where the person is now and has a seat
  finished: string | undefined; // the table of the last game
}
