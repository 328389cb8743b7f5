import type { ProofWords } from '../../words/en/proof.ts';
import { lazyWords } from '../../words/lazy-words.ts';

/** The texts of the dice proof. */
export const useProofWords = lazyWords<ProofWords>({
  en: async () => (await import('../../words/en/proof.ts')).proof,
  de: async () => (await import('../../words/de/proof.ts')).proof,
});
