import { hashHex } from '@rubicon/protocol';

/** Returns a seed for the fair dice: 32 random bytes, or those of a phrase of the player. */
export const newSeed = (phrase?: string): string =>
  phrase === undefined ? randomHex(32) : seedOf(phrase).seed;

/** Returns a seed that contains a phrase, and the 16 random bytes that make it unpredictable. */
export function seedOf(phrase: string): { readonly seed: string; readonly bytes: string } {
  const bytes = randomHex(16);
  return { seed: hashHex(hexOf(new TextEncoder().encode(phrase)) + bytes), bytes };
}

const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
