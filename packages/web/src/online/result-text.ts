import type { TableView } from '@rubicon/api';
import type { TablesWords } from '../words/en/tables.ts';
import type { Words } from '../words/words.ts';

/** Says how the game of a table ended. */
export function resultText(words: Words, texts: TablesWords, { result, seats }: TableView): string {
  if (result === undefined) return texts.finished;
  const { outcome } = result;
  if (outcome.type === 'abandoned') return texts.abandoned;
  if (outcome.type === 'drawn') return texts.drawn;
  const winner = seats[outcome.seat];
  const bot = winner?.bot;
  return texts.wonBy(bot === undefined ? (winner?.name ?? '?') : (words.common.bots[bot]?.name ?? bot));
}
