import {
  clonePosition,
  type Event,
  evolve,
  isIn,
  type Position,
  type Seat,
  SPECTATOR,
} from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';

/** The entry that reveals the secret sheets, with all their effects. */
export interface Reveal {
  readonly entry: HistoryEntry;
  readonly before: Position; // the view before it
}

/** One event of a reveal, or a run of placements, and the view after it. */
export interface Step {
  readonly events: readonly Event[];
  readonly view: Position;
}

const STEPS: readonly Event['type'][] = [
  'cashed',
  'deployed',
  'moved',
  'fought',
  'supply-cut',
  'scored',
  'lot-won',
  'lot-left',
  'converted',
];

const isStep = ({ type }: Event): boolean => STEPS.includes(type);

/** Whether an entry holds events that are reviewed step by step. */
export const hasSteps = ({ events }: HistoryEntry): boolean => events.some(isStep);

/** Whether the viewer reviews reveals: seats that are still playing do, spectators and seats that are out do not. */
export const isReviewedBy = (viewer: Seat, view: Position): boolean =>
  viewer !== SPECTATOR && isIn(view, viewer);

/** The steps of a review, in order. Placements are revealed together. */
export function stepsOf({ entry, before }: Reveal): Step[] {
  const position = clonePosition(before);
  const steps: Step[] = [];
  for (const event of entry.events) {
    evolve(position, event);
    if (!isStep(event)) continue;
    const last = steps.at(-1);
    const isTogether = event.type === 'deployed' && last?.events[0]?.type === 'deployed';
    const step = { events: isTogether ? [...last.events, event] : [event], view: clonePosition(position) };
    if (isTogether) steps[steps.length - 1] = step;
    else steps.push(step);
  }
  return steps;
}

/** Milliseconds it takes to read a step, at normal speed. */
export const readingTime = (text: string): number => 1000 + 30 * text.length;
