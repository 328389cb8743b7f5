import pg from 'pg';
import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** Turns an error of PostgreSQL or of its connection into a `StoreError`; returns other errors as they are. */
export function translatePostgresError(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof StoreError || cause instanceof TypeError) return cause;
  const code = cause instanceof pg.DatabaseError ? codeOf(cause.code ?? '') : 'unavailable';
  return code === undefined ? cause : new StoreError(code, messageOf(cause), cause);
}

/** Returns the message of an error. If a host has several addresses, the message of each is separate. */
function messageOf(cause: Error): string {
  if (cause.message !== '' || !(cause instanceof AggregateError)) return cause.message;
  return cause.errors.map((error: Error) => error.message).join(', ');
}

/** A read-only server, a transaction that was idle for too long, a serialization failure, a deadlock. */
const UNAVAILABLE = ['25006', '25P03', '40001', '40P01'];

/** Returns the meaning of an SQLSTATE for callers. */
function codeOf(state: string): StoreErrorCode | undefined {
  if (state === '23505') return 'duplicate'; // a unique index
  if (state === '53100') return 'full'; // the disk
  if (UNAVAILABLE.includes(state)) return 'unavailable';
  const group = state.slice(0, 2);
  if (group === 'XX') return 'damaged'; // internal error, corrupted data
  // Connections, logins, unknown databases, resources, operators, failures of the system.
  if (['08', '28', '3D', '53', '57', '58'].includes(group)) return 'unavailable';
  return undefined;
}
