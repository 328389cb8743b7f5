import type { ReplayWords } from '../words/en/replay.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of replays. */
export const useReplayWords = lazyWords<ReplayWords>({
  en: async () => (await import('../words/en/replay.ts')).replay,
  de: async () => (await import('../words/de/replay.ts')).replay,
});
