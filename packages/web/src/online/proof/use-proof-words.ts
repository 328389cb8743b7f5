import type { ProofWords } from '../../words/en/proof.ts';
import { lazyWords } from '../../words/lazy-words.ts';

/** The texts about the proof of the dice. */
export const useProofWords = lazyWords<ProofWords>({
  en: async () => (await import('../../words/en/proof.ts')).proof,
  de: async () => (await import('../../words/de/proof.ts')).proof,
});
