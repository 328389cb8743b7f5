import { randomBytes } from 'node:crypto';

const LENGTH = 16;

/** Returns a new id of letters and digits. An id with a leading dash would look like a flag on the command line. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH)
    id += randomBytes(LENGTH)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '');
  return id.slice(0, LENGTH);
}
