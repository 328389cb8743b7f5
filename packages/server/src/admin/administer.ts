import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { createServices } from '../server.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { DATABASE_FILE } from '../store/sqlite/sqlite.ts';
import { StoreError, StoreLocked } from '../store/store-error.ts';
import { Admin } from './admin.ts';
import type { AdminAnswer, AdminCommand } from './commands.ts';
import { readAdminKey } from './route.ts';

/**
 * Runs a command of the operator. A shared database is opened here: the servers that use it notice the changes. The lock
 * of a data folder shows whether a server is running. If so, the server runs the command, so that it closes the sockets of
 * banned players at once; otherwise the folder is opened here. Throws an `ApiError` if the command is not possible.
 */
export async function administer(
  settings: Settings,
  command: AdminCommand,
  botScript: URL | string,
): Promise<AdminAnswer> {
  const { data, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(join(data, DATABASE_FILE)))
    throw new StoreError('unavailable', `The folder ${data} has no server data.`);
  try {
    const store = await openStore(settings);
    const services = await createServices(settings, { store, botScript, failed: () => {} });
    try {
      return await new Admin(services).run(command);
    } finally {
      await services.close();
    }
  } catch (error) {
    if (error instanceof StoreLocked) return askServer(data, command);
    throw error;
  }
}

async function askServer(folder: string, command: AdminCommand): Promise<AdminAnswer> {
  const { url, token } = readAdminKey(folder);
  const response = await fetch(`${url}/admin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  const answer = (await response.json()) as AdminAnswer & { error?: { code: string } };
  if (!response.ok) throw new ApiError(answer.error?.code ?? 'internal', response.status);
  return answer;
}
