import { bytesToHex } from '@noble/hashes/utils.js';
import { type Derivation, deriveOutcome, fairKey } from '../chance/fair.ts';
import type { FairKey } from '../chance/fair-declaration.ts';
import { commandLineShape, tableLineSchema } from './format.ts';
import { parseJson } from './lines.ts';
import { verifyRecord } from './verify.ts';

/** A key of fair dice, with everything it is made of. */
export interface RollKey extends FairKey {
  readonly secret: string; // of the server
  readonly key: string; // HMAC-SHA-256 of the secret over game and seeds, in hex
}

/** An outcome of fair dice, and how it follows from its key. */
export interface Roll extends Derivation {
  readonly seq: number; // of the line
  readonly key: number; // the index of its key in the list
  readonly index: number;
  readonly below: number;
  readonly value: number;
}

export interface Rolls {
  readonly keys: readonly RollKey[];
  readonly rolls: readonly Roll[];
}

/** Returns every key and roll of a finished game; undefined if the record is faulty, unfinished, or has other dice. */
export function rollsOf(record: string): Rolls | undefined {
  const found = verifyRecord(record);
  if (found.error !== undefined || !found.isFinished) return undefined;
  const { chance, game } = found.game.header;
  if (chance.type !== 'fair' || game === undefined) return undefined;
  const lines = record.trimEnd().split('\n').slice(1).map(parseJson);
  const { secret: secrets } = lines.at(-1) as { readonly secret: string };
  const keys: RollKey[] = [];
  const rolls: Roll[] = [];
  let bytes = addKey(chance);
  for (const line of lines) {
    const table = tableLineSchema.safeParse(line).data?.table;
    if (table?.type === 'rekeyed') bytes = addKey(table);
    const { seq = 0, chance: outcomes = [] } = commandLineShape.safeParse(line).data ?? {};
    for (const [index, below, value] of outcomes)
      rolls.push({ seq, key: keys.length - 1, index, below, value, ...deriveOutcome(bytes, index, below) });
  }
  return { keys, rolls };

  function addKey({ commitment, seeds }: FairKey): Uint8Array {
    const secret = secrets.slice(64 * keys.length, 64 * (keys.length + 1));
    const key = fairKey(secret, game ?? '', seeds);
    keys.push({ commitment, seeds, secret, key: bytesToHex(key) });
    return key;
  }
}
