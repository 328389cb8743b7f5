import { downloadRecord, findTable, type TableView } from '@rubicon/api';
import { api } from '../api.ts';

/** The game has no record yet, as far as the person at the page may know. */
export class NotOver extends Error {}

interface FinishedGame {
  readonly record: string;
  readonly table: TableView;
}

/** Returns the record of a game and its table. Throws `NotOver` without asking for a record that nobody may have yet. */
export async function findFinishedGame(id: string, invite: string | undefined): Promise<FinishedGame> {
  const table = await findTable(api, id, invite);
  if (table.stage !== 'over') throw new NotOver();
  return { record: await downloadRecord(api, id, invite), table };
}
