import type { TutorialWords } from '../words/en/tutorial.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of the tutorial. */
export const useTutorialWords = lazyWords<TutorialWords>({
  en: async () => (await import('../words/en/tutorial.ts')).tutorial,
  de: async () => (await import('../words/de/tutorial.ts')).tutorial,
});
