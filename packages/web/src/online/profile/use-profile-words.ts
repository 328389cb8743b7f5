import type { ProfileWords } from '../../words/en/profile.ts';
import { lazyWords } from '../../words/lazy-words.ts';

/** The texts of profiles and the leaderboard. */
export const useProfileWords = lazyWords<ProfileWords>({
  en: async () => (await import('../../words/en/profile.ts')).profile,
  de: async () => (await import('../../words/de/profile.ts')).profile,
});
