import type { AnalysisWords } from '../words/en/analysis.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of the analysis of a game. */
export const useAnalysisWords = lazyWords<AnalysisWords>({
  en: async () => (await import('../words/en/analysis.ts')).analysis,
  de: async () => (await import('../words/de/analysis.ts')).analysis,
});
