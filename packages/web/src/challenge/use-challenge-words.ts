import type { ChallengeWords } from '../words/en/challenge-page.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of the challenge page. */
export const useChallengeWords = lazyWords<ChallengeWords>({
  en: async () => (await import('../words/en/challenge-page.ts')).challengePage,
  de: async () => (await import('../words/de/challenge-page.ts')).challengePage,
});
