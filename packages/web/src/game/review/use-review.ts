import type { Position } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../look/behaviour/use-media.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import { FACTORS } from '../battle/timeline.ts';
import type { Narration } from '../log/narration.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { readingTime, stepsOf } from './review.ts';
import { stepNarration } from './step-text.ts';

/** A review in progress: a reveal, step by step. */
export interface Review {
  readonly steps: number;
  readonly at: number;
  readonly narration: Narration | undefined; // of this step
  readonly view: Position; // after it
  readonly last: HistoryEntry; // for the arrows of the board
  readonly isRunning: boolean; // advances automatically
  go(at: number): void; // also pauses; a step beyond the last ends the review
  run(isRunning: boolean): void;
}

/** The current review. It advances automatically, except with reduced motion or no animations, and waits at its end. */
export function useReview(match: Match, state: OpenMatch): Review | undefined {
  const words = useWords();
  const { reveal, rules, view, game } = state;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const factor = FACTORS[useSettings(({ speed }) => speed)];
  const [seen, setSeen] = useState({ seq: 0, at: 0, isRunning: true });
  const steps = useMemo(() => (reveal === undefined ? [] : stepsOf(reveal)), [reveal]);
  const seq = reveal?.entry.seq ?? 0;
  const { at, isRunning } = seen.seq === seq ? seen : { at: 0, isRunning: !isStill && factor > 0 };
  const step = steps[at];
  const narration = useMemo(
    () => step && reveal && stepNarration({ rules, view, seats: game.seats, words }, step, reveal),
    [step, reveal, rules, view, game.seats, words],
  );
  const isWaiting = isRunning && at < steps.length - 1;
  const pause = readingTime(narration?.text ?? '') * (factor || 1);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSeen({ seq, at: at + 1, isRunning: true }), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, seq, at, pause]);
  if (reveal === undefined || step === undefined) return undefined;
  return {
    steps: steps.length,
    at,
    narration,
    view: step.view,
    last: { ...reveal.entry, events: step.events },
    isRunning: isWaiting,
    go(to) {
      if (to < steps.length) setSeen({ seq, at: Math.max(0, to), isRunning: false });
      else match.endReview();
    },
    run: (runs) => setSeen({ seq, at, isRunning: runs }),
  };
}
