import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { apiError, invalidInput } from '../http/errors.ts';
import { hasToken, isForwarded } from '../http/operator.ts';
import type { Admin } from './admin.ts';
import { adminCommandSchema } from './commands.ts';

/** The file in the data folder that says how the operator can reach the running server. Only its owner may read it. */
const ADMIN_FILE = 'admin.json';

const keySchema = z.strictObject({ url: z.string(), token: z.string() });
export type AdminKey = z.infer<typeof keySchema>;

/** Adds the route of `rubicon admin`. Its token is known only to people who can read the data folder. */
export function addAdminRoute(app: FastifyInstance, admin: Admin): { readonly token: string } {
  const token = randomBytes(32).toString('base64url');
  app.post('/admin', async ({ headers, body }) => {
    if (isForwarded(headers) || !hasToken(headers, token)) throw apiError('not-found');
    const { data, error } = adminCommandSchema.safeParse(body);
    if (error !== undefined) throw invalidInput(error);
    return admin.run(data);
  });
  return { token };
}

/** Writes the file, and replaces one that a killed server left behind. */
export function writeAdminKey(folder: string, key: AdminKey): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, ADMIN_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(key), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function readAdminKey(folder: string): AdminKey {
  return keySchema.parse(JSON.parse(readFileSync(join(folder, ADMIN_FILE), 'utf8')));
}

export function removeAdminKey(folder: string): void {
  rmSync(join(folder, ADMIN_FILE), { force: true });
}
