import type { Position } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import { useMemo, useState } from 'react';
import { useWords } from '../words/words.ts';
import type { Match } from './match.ts';
import { type Entry, entryOf } from './narration.ts';
import type { OpenMatch } from './open-match.ts';
import { stepsOf } from './review.ts';

/** A round that has been opened, while it is being looked at step by step. */
export interface Review {
  readonly steps: number;
  readonly at: number;
  readonly entry: Entry | undefined; // what is told of this step
  readonly view: Position; // after it
  readonly last: Happening; // for the arrows of the board
  go(at: number): void; // beyond the last one ends it
}

export function useReview(match: Match, state: OpenMatch): Review | undefined {
  const words = useWords();
  const { opening, rules, view, game } = state;
  const [seen, setSeen] = useState({ seq: 0, at: 0 });
  const steps = useMemo(() => (opening === undefined ? [] : stepsOf(opening)), [opening]);
  if (opening === undefined) return undefined;
  const { line } = opening;
  const at = seen.seq === line.seq ? seen.at : 0;
  const step = steps[at];
  if (step === undefined) return undefined;
  return {
    steps: steps.length,
    at,
    entry: entryOf({ rules, view, seats: game.seats, words }, step.event),
    view: step.view,
    last: { ...line, events: [step.event] },
    go: (to) => (to < steps.length ? setSeen({ seq: line.seq, at: Math.max(0, to) }) : match.endReview()),
  };
}
