import type { AdviceWords } from '../../words/en/advice.ts';
import { lazyWords } from '../../words/lazy-words.ts';

/** The texts of chances and hints. */
export const useAdviceWords = lazyWords<AdviceWords>({
  en: async () => (await import('../../words/en/advice.ts')).advice,
  de: async () => (await import('../../words/de/advice.ts')).advice,
});
