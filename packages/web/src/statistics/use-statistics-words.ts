import type { StatisticsWords } from '../words/en/statistics-page.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of the page. */
export const useStatisticsWords = lazyWords<StatisticsWords>({
  en: async () => (await import('../words/en/statistics-page.ts')).statisticsPage,
  de: async () => (await import('../words/de/statistics-page.ts')).statisticsPage,
});
