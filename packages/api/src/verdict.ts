import {
  type Contradiction,
  contradictions,
  type KeptKey,
  type RecordError,
  verifyRecord,
} from '@rubicon/protocol';
import { Replica, type Viewpoint, type WireGame, type WireLine } from '@rubicon/protocol/wire';
import type { ApiClient } from './api-client.ts';
import { downloadRecord } from './requests/tables.ts';

/** Everything a client kept from a game: plain data, so that a worker can judge the record. */
export interface KeptSeat {
  readonly game: WireGame;
  readonly viewpoint: Viewpoint;
  readonly lines: readonly WireLine[]; // as they were shown
  readonly keys: readonly KeptKey[];
  readonly voided: readonly string[]; // commitments of attempts to start that failed
  readonly earlier: readonly string[]; // commitments of the player's earlier games
}

/** The verdict on a record. */
export interface Verdict {
  readonly error?: RecordError | undefined; // a fault in the record itself
  readonly contradictions: readonly Contradiction[]; // between the record and what this client saw
  readonly lines: number; // the number of lines that this client saw
  readonly hasOwnSeed: boolean; // whether this client contributed to the dice
  readonly replayed: number; // lines under older rules: replayed, not decided again
}

/** Verifies a record from any source: by itself, and against everything a client kept from the game. */
export function judgeRecord(record: string, kept: KeptSeat): Verdict {
  const { game: shown, viewpoint, keys, voided, earlier } = kept;
  const facts = { lines: kept.lines.length, hasOwnSeed: keys.length > 0 };
  const found = verifyRecord(record);
  if (found.error !== undefined) return { ...facts, error: found.error, contradictions: [], replayed: 0 };
  const seen = new Replica(shown, viewpoint);
  for (const line of kept.lines) seen.take(line);
  const { viewer, entries } = seen;
  // a client that took no part in the start cannot tell which keys are right
  const isTold = ({ code }: Contradiction): boolean => facts.hasOwnSeed || code !== 'key-added';
  const { replayed, game } = found;
  const all = contradictions(game, { game: shown.id, viewer, keys, voided, earlier, entries });
  return { ...facts, contradictions: all.filter(isTold), replayed };
}

/** Verifies the record of a client's finished game. The page does without this function, because it judges in a worker. */
export async function verifyGame(client: {
  readonly api: ApiClient;
  readonly id: string;
  readonly kept: KeptSeat;
}): Promise<Verdict> {
  return judgeRecord(await downloadRecord(client.api, client.id), client.kept);
}
