import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairDeclaration, FairKey } from './fair-declaration.ts';
import type { ChanceSource } from './source.ts';

/** Separates these keys from those of any other use of HMAC. 16 bytes. */
const DOMAIN = utf8ToBytes('rubicon-fair-1\0\0');
const UINT32 = 2 ** 32;

/** Returns the commitment to a secret, or the hash of a seed: SHA-256 of its 32 bytes, all in hex. */
export const hashHex = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

/**
 * Returns the key of a game: HMAC-SHA-256 under the secret, over the domain, the hash of the game id, and the number and
 * the seed of each seat that contributed. Every part has a fixed length, so no two games share a message.
 */
export function fairKey(secret: string, game: string, seeds: FairKey['seeds']): Uint8Array {
  const parts = seeds.map(({ seat, seed }) => concatBytes(Uint8Array.of(seat), hexToBytes(seed)));
  const message = concatBytes(DOMAIN, sha256(utf8ToBytes(game)), Uint8Array.of(seeds.length), ...parts);
  return hmac(sha256, hexToBytes(secret), message);
}

/** How an outcome was computed: the attempt that counted, and the number it gave. */
export interface Derivation {
  readonly attempt: number; // attempts before it were rejected
  readonly number: number; // of 32 bits; the outcome is its remainder
}

/** Returns outcome `index` of a key, uniform below `n`. Rejected attempts do not change the index of later outcomes. */
export function fairOutcome(key: Uint8Array, index: number, n: number): number {
  return deriveOutcome(key, index, n).number % n;
}

export function deriveOutcome(key: Uint8Array, index: number, n: number): Derivation {
  const limit = UINT32 - (UINT32 % n);
  const message = new DataView(new ArrayBuffer(8));
  message.setUint32(0, index);
  for (let attempt = 0; ; attempt++) {
    message.setUint32(4, attempt);
    const block = hmac(sha256, key, new Uint8Array(message.buffer));
    const number = new DataView(block.buffer, block.byteOffset).getUint32(0);
    if (number < limit) return { attempt, number };
  }
}

/** Finds the secret of a key, by its commitment or by its number in the game; undefined if it is not known. */
export type SecretFinder = (commitment: string, number: number) => string | undefined;

/**
 * Outcomes from a secret of the server and seeds of the players: nobody can choose them, and everybody can check them
 * once the secret is revealed. A reader of a game in progress has no secrets, and can fold it but not draw.
 */
export function fairChance(
  declaration: FairDeclaration,
  game: string,
  findSecret: SecretFinder,
): ChanceSource {
  const secrets: (string | undefined)[] = [];
  let key: Uint8Array | undefined;
  let index = 0;
  const takeKey = ({ commitment, seeds }: FairKey): void => {
    const secret = findSecret(commitment, secrets.length);
    secrets.push(secret);
    key = secret === undefined ? undefined : fairKey(secret, game, seeds);
  };
  takeKey(declaration);
  return {
    declaration,
    get secret() {
      return secrets.includes(undefined) ? null : secrets.join('');
    },
    below(n) {
      if (key === undefined) throw new Error('the secret of these dice is not known');
      return fairOutcome(key, index++, n);
    },
    skip([stored]) {
      index = stored + 1;
    },
    rekey: takeKey,
  };
}
