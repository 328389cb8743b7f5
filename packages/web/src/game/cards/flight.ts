import type { HistoryEntry } from '@rubicon/protocol/wire';

/** Cards that a seat has just drawn or traded in. */
export interface Flight {
  readonly seq: number; // of the entry
  readonly isDrawn: boolean;
  readonly cards: readonly number[];
}

/** The last draw or trade of a seat among entries `from` to `shown`. */
export function lastFlight(
  history: readonly HistoryEntry[],
  from: number,
  shown: number,
  seat: number | undefined,
): Flight | undefined {
  for (let i = shown - 1; i >= from; i--) {
    const { seq, events } = history[i]!;
    for (const event of events.toReversed()) {
      if (event.type === 'drew' && event.seat === seat) return { seq, isDrawn: true, cards: [event.card] };
      if (event.type === 'traded' && event.seat === seat) return { seq, isDrawn: false, cards: event.cards };
    }
  }
  return undefined;
}
