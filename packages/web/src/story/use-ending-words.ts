import type { EndingWords } from '../words/en/ending.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of the end of a game. */
export const useEndingWords = lazyWords<EndingWords>({
  en: async () => (await import('../words/en/ending.ts')).ending,
  de: async () => (await import('../words/de/ending.ts')).ending,
});
