import { type RecordError, type Recovered, recoverRecord } from '@rubicon/protocol';
import type { Answer } from './lobby.ts';

type WholeRecord = Extract<Recovered, { error?: undefined }>;

/** Checks every line of a record. */
export function recordOf(text: string): Answer<WholeRecord> {
  const record = recoverRecord(text);
  if (record.error === undefined) return { value: record };
  const { line, code } = record.error;
  if (line === 1) return { error: 'not-a-record' }; // the first line identifies the format
  return { error: DICE.includes(code) ? 'changed-dice' : 'damaged', move: line - 1 };
}

const DICE: readonly RecordError['code'][] = ['changed-die', 'changed-outcome'];
