import type { CompanyWords } from '../../words/en/company.ts';
import { lazyWords } from '../../words/lazy-words.ts';

/** The texts of a game with people elsewhere. */
export const useCompanyWords = lazyWords<CompanyWords>({
  en: async () => (await import('../../words/en/company.ts')).company,
  de: async () => (await import('../../words/de/company.ts')).company,
});
