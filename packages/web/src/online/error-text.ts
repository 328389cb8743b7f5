import { ForeignAnswer, ServerError } from '@rubicon/api';
import type { TablesWords } from '../words/en/tables.ts';

/** Returns the text of a request that failed. */
export function errorText(texts: TablesWords, error: unknown): string {
  if (error instanceof ServerError) return texts.errors[error.code] ?? texts.failed;
  if (error instanceof ForeignAnswer) return texts.none;
  return error instanceof TypeError ? texts.unreachable : texts.failed;
}
