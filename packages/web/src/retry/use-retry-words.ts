import type { RetryWords } from '../words/en/retry.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts for retrying mistakes. */
export const useRetryWords = lazyWords<RetryWords>({
  en: async () => (await import('../words/en/retry.ts')).retry,
  de: async () => (await import('../words/de/retry.ts')).retry,
});
