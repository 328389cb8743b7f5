import type { TablesWords } from '../words/en/tables.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts about tables of a server. */
export const useTablesWords = lazyWords<TablesWords>({
  en: async () => (await import('../words/en/tables.ts')).tables,
  de: async () => (await import('../words/de/tables.ts')).tables,
});
