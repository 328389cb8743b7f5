import { hashHex } from '../chance/fair.ts';
import type { FairKey } from '../chance/fair-declaration.ts';
import type { ChanceDeclaration } from '../chance/source.ts';
import type { RecordError } from './errors.ts';
import { closingSchema, tableLineSchema } from './format.ts';
import { parseJson } from './lines.ts';

/** Returns the secret that the closing line reveals; null if there is none. */
export function secretOf(lines: readonly string[]): string | null {
  return closingSchema.safeParse(parseJson(lines.at(-1) ?? '')).data?.secret ?? null;
}

/**
 * Checks the keys of fair dice before any outcome is recomputed: each secret against its commitment, each seed against its
 * hash, and every attempt to start that failed. Returns the first fault.
 */
export function checkKeys(
  chance: ChanceDeclaration,
  lines: readonly string[],
  secret: string | null,
): RecordError | undefined {
  if (chance.type !== 'fair') return undefined;
  const last = lines.length;
  if (secret === null) return { line: last, code: 'no-secret' };
  for (const [attempt, { commitment, secret, hashes, seeds }] of chance.void.entries()) {
    const isKnown = ({ player, seed }: (typeof seeds)[number]): boolean =>
      hashes.some((entry) => entry.player === player && entry.hash === hashHex(seed));
    if (hashHex(secret) !== commitment || !seeds.every(isKnown))
      return { line: 1, code: 'wrong-attempt', attempt };
  }
  const keys = [{ line: 1, key: chance as FairKey }, ...laterKeys(lines)];
  for (const [i, { line, key }] of keys.entries()) {
    const wrong = key.seeds.find(({ hash, seed }) => hashHex(seed) !== hash);
    if (wrong !== undefined) return { line, code: 'wrong-seed', key: i, seat: wrong.seat };
    const found = secret.slice(64 * i, 64 * (i + 1));
    if (!/^[0-9a-f]{64}$/.test(found) || hashHex(found) !== key.commitment)
      return { line: last, code: 'wrong-secret', key: i };
  }
  return secret.length === 64 * keys.length
    ? undefined
    : { line: last, code: 'wrong-secret', key: keys.length };
}

/** The keys that replaced the first one after a backup was restored. */
function laterKeys(lines: readonly string[]): { readonly line: number; readonly key: FairKey }[] {
  return lines.flatMap((text, i) => {
    if (!text.includes('"rekeyed"')) return []; // most lines need not be parsed
    const table = tableLineSchema.safeParse(parseJson(text)).data?.table;
    return table?.type === 'rekeyed' ? [{ line: i + 1, key: table }] : [];
  });
}
