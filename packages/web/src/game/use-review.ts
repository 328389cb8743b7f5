import { clonePosition, type Event, evolve, type Position } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { OpenMatch } from './open-match.ts';

/** A round that has been opened, while it is being looked at step by step. */
export interface Review {
  readonly events: readonly Event[]; // each is a step
  readonly at: number;
  readonly view: Position; // after that event
  readonly last: Happening; // for the arrows of the board
  go(at: number): void; // beyond the last one ends it
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

/** With written orders everything happens in one line: it is shown event by event, if anything is to be shown slowly. */
export function useReview({ history, shown, before, view }: OpenMatch): Review | undefined {
  const speed = useSettings((settings) => settings.speed);
  const [seen, setSeen] = useState({ seq: 0, at: 0 });
  const last = history[shown - 1];
  const steps = useMemo(() => {
    if (view.family !== 'orders' || last === undefined || before === undefined) return [];
    const position = clonePosition(before);
    return last.events.flatMap((event) => {
      evolve(position, event);
      return STEPS.includes(event.type) ? [{ event, view: clonePosition(position) }] : [];
    });
  }, [view, last, before]);
  if (last === undefined || speed === 'off') return undefined;
  const at = seen.seq === last.seq ? seen.at : 0;
  const step = steps[at];
  if (step === undefined) return undefined;
  return {
    events: steps.map(({ event }) => event),
    at,
    view: step.view,
    last: { ...last, events: [step.event] },
    go: (to) => setSeen({ seq: last.seq, at: Math.max(0, to) }),
  };
}
