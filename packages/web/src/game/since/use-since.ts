import type { Position } from '@rubicon/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import { pauseOf, stepsOf } from './steps.ts';
import { type Summary, summaryOf } from './summary.ts';

/** The events since the player's last turn, and their replay. */
export interface Since {
  readonly summary: Summary;
  readonly replay: { readonly view: Position; readonly shown: number } | undefined; // while it runs
  start(): void;
  stop(): void;
  close(): void;
}

/** Undefined if nothing happened, or the player has closed the summary. */
export function useSince(match: Match, state: OpenMatch): Since | undefined {
  const { rules, view, history, shown, seat, isBehind } = state;
  const [closed, setClosed] = useState(0); // the end of the last summary that was closed
  const [step, setStep] = useState<number | undefined>(undefined); // of the replay
  const summary = useMemo(() => {
    if (typeof seat !== 'number' || isBehind) return undefined;
    return summaryOf({ rules, view, history, shown }, seat);
  }, [rules, view, history, shown, seat, isBehind]);
  const steps = useMemo(() => (summary === undefined ? [] : stepsOf(history, summary)), [history, summary]);
  const at = step === undefined ? undefined : steps[step];
  const replayed = useMemo(() => {
    const past = at === undefined ? undefined : match.viewAfter(at);
    return past && at !== undefined ? { view: past, shown: at } : undefined;
  }, [match, at]);
  const isRunning = replayed !== undefined;
  useEffect(() => {
    if (step === undefined) return;
    if (!isRunning) return setStep(undefined); // the replay is over
    const timer = setTimeout(() => setStep(step + 1), pauseOf(steps.length));
    return () => clearTimeout(timer);
  }, [step, steps, isRunning]);
  useEffect(() => {
    if (!isRunning) return;
    const stop = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
      setStep(undefined);
      if (event.key !== 'Escape') return; // other keys keep their usual effect
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', stop, { capture: true });
    return () => removeEventListener('keydown', stop, { capture: true });
  }, [isRunning]);
  if (summary === undefined || summary.end === closed) return undefined;
  return {
    summary,
    replay: replayed,
    start: () => setStep(0),
    stop: () => setStep(undefined),
    close: () => setClosed(summary.end),
  };
}
