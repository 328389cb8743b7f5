import type { Speech } from '../words/en/speech.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The bots' lines, by bot. */
export const useSpeech: () => Speech = lazyWords<Speech>({
  en: async () => (await import('../words/en/speech.ts')).speech,
  de: async () => (await import('../words/de/speech.ts')).speech,
});
