import type { Event, Position } from '@rubicon/engine';
import { countRounds, type HistoryEntry } from '@rubicon/protocol/wire';

const rounds = new WeakMap<Event, number>(); // by the event that began a turn

/** The round of a turn, by the event of the history that began it. */
export function roundOfTurn(history: readonly HistoryEntry[], began: Event): number {
  if (!rounds.has(began)) {
    const count = countRounds();
    for (const { events } of history)
      for (const event of events) {
        const round = count(event);
        if (event.type === 'turn-began') rounds.set(event, round);
      }
  }
  return rounds.get(began) ?? 1;
}

/** The round of a view that shows the first entries of its history; 0 in the set-up. */
export function roundOf(view: Position, history: readonly HistoryEntry[], shown: number): number {
  if (view.family === 'orders') return view.round;
  if (view.turn === 0) return 0;
  for (let i = shown - 1; i >= 0; i--) {
    const began = history[i]!.events.findLast(({ type }) => type === 'turn-began');
    if (began !== undefined) return roundOfTurn(history, began);
  }
  return 1; // the history begins within a turn
}
