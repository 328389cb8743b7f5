import { ask } from '../../host/client.ts';
import type { LobbyError } from '../../host/lobby.ts';

/** Downloads the record of a game; returns an error if that fails. */
export async function downloadRecord(id: string): Promise<LobbyError | undefined> {
  const record = await ask((host) => host.export(id));
  if (record.error !== undefined) return record.error;
  const { name, text } = record.value;
  downloadFile(name, new Blob([text], { type: 'application/x-ndjson' }));
  return undefined;
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
