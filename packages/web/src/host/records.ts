import { type Recovered, recoverRecord } from '@rubicon/protocol';
import type { Answer } from './lobby.ts';

type WholeRecord = Extract<Recovered, { error?: undefined }>;

/** A record in which every line has been checked, or why a file is none. */
export function recordOf(text: string): Answer<WholeRecord> {
  const record = recoverRecord(text);
  if (record.error === undefined) return { value: record };
  return { error: record.error.line === 1 ? 'not-a-record' : 'damaged' }; // its first line says what it is
}
