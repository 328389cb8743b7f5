import type { Event } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { Summary } from './summary.ts';

const SHOWN: readonly Event['type'][] = [
  'rolled',
  'captured',
  'occupied',
  'fortified',
  'placed',
  'eliminated',
];

/** The longest replay, and the longest pause after one of its steps, in milliseconds. */
const LONGEST = 9000;
const PAUSE = 700;

/** The steps of a replay, as numbers of entries shown; the rolls of one battle are one step. */
export function stepsOf(history: readonly HistoryEntry[], { first, end }: Summary): number[] {
  const steps: number[] = [];
  for (let i = first; i < end; i++) {
    if (!history[i]!.events.some(({ type }) => SHOWN.includes(type))) continue;
    if (steps.at(-1) === i && isSameBattle(history[i - 1]!, history[i]!)) steps.pop();
    steps.push(i + 1);
  }
  return steps;
}

function isSameBattle(before: HistoryEntry, after: HistoryEntry): boolean {
  const [one] = before.events.filter((event) => event.type === 'rolled');
  const [other] = after.events.filter((event) => event.type === 'rolled');
  return one !== undefined && other !== undefined && one.from === other.from && one.to === other.to;
}

/** The pause after each step. */
export const pauseOf = (steps: number): number => Math.min(PAUSE, LONGEST / Math.max(1, steps));
