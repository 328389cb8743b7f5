import { type Board, type Event, makeEvent, redact, type Seat } from '@rubicon/engine';
import type { FairKey } from '../chance/fair-declaration.ts';
import type { HistoryEntry, TableEvent } from '../history.ts';
import { sortedJson } from '../sorted-json.ts';
import type { RecordedGame } from './recorded-game.ts';

/** A key as a client saw it published, and the seed it contributed itself. */
export interface KeptKey {
  readonly commitment: string;
  readonly hashes: readonly { readonly seat: Seat; readonly hash: string }[];
  readonly own?: { readonly seat: Seat; readonly seed: string } | undefined;
}

/** Everything a client kept from a game with fair dice, to compare with its record. */
export interface KeptGame {
  readonly game: string;
  readonly viewer: Seat;
  readonly keys: readonly KeptKey[]; // the first, and one for each time the dice were re-keyed
  readonly voided: readonly string[]; // commitments of attempts to start that it saw fail
  readonly earlier?: readonly string[]; // commitments of all its earlier games
  readonly entries: readonly HistoryEntry[]; // from the first line on
}

/** A way in which a record contradicts what a client saw. */
export type Contradiction =
  | { readonly code: 'other-game' }
  | { readonly code: 'not-fair' }
  /** The server's secret was replaced after its commitment was published. */
  | { readonly code: 'commitment-changed'; readonly key: number }
  /** A seed that nobody committed to in time. */
  | { readonly code: 'seed-added'; readonly key: number; readonly seat: Seat }
  | { readonly code: 'seed-dropped'; readonly key: number; readonly seat: Seat }
  | { readonly code: 'seed-changed'; readonly key: number; readonly seat: Seat }
  | { readonly code: 'key-added'; readonly key: number }
  | { readonly code: 'attempt-hidden'; readonly commitment: string }
  /** The commitment was used in an earlier game: its secret is known. */
  | { readonly code: 'secret-reused'; readonly key: number }
  | { readonly code: 'line-changed'; readonly seq: number }
  | { readonly code: 'line-missing'; readonly seq: number };

/**
 * Compares a verified record with what a client kept: the keys it saw published, its own seeds, and the events it was
 * sent. Returns every contradiction about the start, and the first changed line.
 */
export function contradictions(game: RecordedGame, kept: KeptGame): Contradiction[] {
  const { header, entries } = game;
  if (header.game !== kept.game) return [{ code: 'other-game' }];
  if (header.chance.type !== 'fair') return [{ code: 'not-fair' }];
  const { chance } = header;
  const recorded: FairKey[] = [chance, ...entries.flatMap(({ table }) => laterKey(table))];
  const hidden = kept.voided.filter((seen) => !chance.void.some(({ commitment }) => commitment === seen));
  return [
    ...hidden.map((commitment): Contradiction => ({ code: 'attempt-hidden', commitment })),
    ...recorded.flatMap((key, i) => compareKey(key, kept.keys[i], i)),
    ...recorded.flatMap(({ commitment }, key): Contradiction[] =>
      kept.earlier?.includes(commitment) ? [{ code: 'secret-reused', key }] : [],
    ),
    ...compareLines(game, kept),
  ];
}

const laterKey = (table: TableEvent | undefined): FairKey[] => (table?.type === 'rekeyed' ? [table] : []);

function compareKey({ commitment, seeds }: FairKey, kept: KeptKey | undefined, key: number): Contradiction[] {
  if (kept === undefined) return [{ code: 'key-added', key }];
  const found: Contradiction[] = [];
  if (commitment !== kept.commitment) found.push({ code: 'commitment-changed', key });
  for (const { seat, hash } of seeds) {
    const published = kept.hashes.find((entry) => entry.seat === seat);
    if (published === undefined) found.push({ code: 'seed-added', key, seat });
    else if (published.hash !== hash) found.push({ code: 'seed-changed', key, seat });
  }
  for (const { seat } of kept.hashes)
    if (!seeds.some((entry) => entry.seat === seat)) found.push({ code: 'seed-dropped', key, seat });
  const { own } = kept;
  const isChanged = own && seeds.some(({ seat, seed }) => seat === own.seat && seed !== own.seed);
  if (isChanged) found.push({ code: 'seed-changed', key, seat: own.seat });
  return found;
}

function compareLines(
  { rules, entries }: RecordedGame,
  { viewer, entries: seen }: KeptGame,
): Contradiction[] {
  for (const [i, entry] of seen.entries()) {
    const recorded = entries[i];
    if (recorded === undefined) return [{ code: 'line-missing', seq: entry.seq }];
    const shown = { ...recorded, events: recorded.events.map((event) => redact(rules, event, viewer)) };
    if (textOf(rules.board, shown) !== textOf(rules.board, entry))
      return [{ code: 'line-changed', seq: entry.seq }];
  }
  return [];
}

/** Returns the same text for entries that mean the same, whatever the order of their keys was on the wire. */
function textOf(board: Board, { seq, seat, events, table }: HistoryEntry): string {
  return sortedJson([seq, seat, table, events.map((event: Event) => makeEvent(board, event))]);
}
