import { ask } from '../host/client.ts';
import type { LobbyError } from '../host/lobby.ts';

/** Gives the person the record of a game as a file, or says why it cannot be had. */
export async function downloadRecord(id: string): Promise<LobbyError | undefined> {
  const record = await ask((host) => host.export(id));
  if (record.error !== undefined) return record.error;
  const { name, text } = record.value;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return undefined;
}
