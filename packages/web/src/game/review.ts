import {
  clonePosition,
  type Event,
  evolve,
  isIn,
  type Position,
  type Seat,
  SPECTATOR,
} from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';

/** Sheets that were opened together: everything they did is in one line. */
export interface Opening {
  readonly line: Happening;
  readonly before: Position; // the view before it
}

/** One thing that came of the sheets, and the view after it. */
interface Step {
  readonly event: Event;
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

/** Whether there is something in a line that is gone through step by step. */
export const hasSteps = ({ events }: Happening): boolean => events.some(isStep);

/** Whoever plays goes through it; those who watch or gave up see it pass. */
export const isReviewedBy = (viewer: Seat, view: Position): boolean =>
  viewer !== SPECTATOR && isIn(view, viewer);

export function stepsOf({ line, before }: Opening): Step[] {
  const position = clonePosition(before);
  return line.events.flatMap((event) => {
    evolve(position, event);
    return isStep(event) ? [{ event, view: clonePosition(position) }] : [];
  });
}
