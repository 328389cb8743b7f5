import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** The primary result codes of SQLite that have a meaning for callers. */
const CODES: { readonly [result: number]: StoreErrorCode } = {
  5: 'unavailable', // busy
  6: 'unavailable', // locked
  8: 'unavailable', // read only
  10: 'unavailable', // input or output error
  11: 'damaged', // corrupt
  13: 'full',
  14: 'unavailable', // cannot open
  26: 'damaged', // not a database
};

const UNIQUE = [1555, 2067]; // extended codes: a primary key, a unique index

/** Whether another connection holds the requested lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** Turns an error of SQLite into a `StoreError`; returns errors of other kinds as they are. */
export function translateSqliteError(cause: unknown): unknown {
  if (!(cause instanceof Error) || !('errcode' in cause) || typeof cause.errcode !== 'number') return cause;
  const code = UNIQUE.includes(cause.errcode) ? 'duplicate' : CODES[cause.errcode & 0xff];
  return code === undefined ? cause : new StoreError(code, cause.message, cause);
}
