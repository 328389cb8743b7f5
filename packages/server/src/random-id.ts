import { randomBytes } from 'node:crypto';

const LENGTH = 16;

/** A new id of letters and digits. A dash in front would be a flag on the command line of the operator. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH)
    id += randomBytes(LENGTH)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '');
  return id.slice(0, LENGTH);
}
