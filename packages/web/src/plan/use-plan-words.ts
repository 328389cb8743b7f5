import type { PlanWords } from '../words/en/plan.ts';
import { lazyWords } from '../words/lazy-words.ts';

/** The texts of planned turns. */
export const usePlanWords = lazyWords<PlanWords>({
  en: async () => (await import('../words/en/plan.ts')).plan,
  de: async () => (await import('../words/de/plan.ts')).plan,
});
