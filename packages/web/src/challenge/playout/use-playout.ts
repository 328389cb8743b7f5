import type { Challenge, Line } from '@rubicon/analysis';
import { seededDice } from '@rubicon/engine';
import { useEffect, useState } from 'react';
import { type Speed, useSettings } from '../../settings/settings.ts';
import { type Frame, type Playout, playOut } from './playout.ts';

/** A line that is being played out, or has been. */
export interface RunningPlayout {
  readonly line: Line;
  readonly playout: Playout;
  readonly frame: Frame;
  readonly shown: readonly Frame[]; // up to and including the current one
  readonly isOver: boolean;
  skip(): void;
}

/** How long each frame is shown, in ms. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 1100, normal: 600, fast: 250, off: 0 };

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays out lines with real dice, frame by frame; all at once with reduced motion. */
export function usePlayout(
  challenge: Challenge,
): [RunningPlayout | undefined, (line: Line | undefined) => void] {
  const speed = useSettings((settings) => settings.speed);
  const [running, setRunning] = useState<{ line: Line; playout: Playout; at: number }>();
  const end = (running?.playout.frames.length ?? 1) - 1;
  const isOver = running !== undefined && running.at >= end;
  useEffect(() => {
    if (running === undefined || isOver) return;
    const timer = setTimeout(() => setRunning({ ...running, at: running.at + 1 }), PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [running, isOver, speed]);

  function start(line: Line | undefined): void {
    if (line === undefined) return setRunning(undefined);
    const playout = playOut(challenge, line, seededDice(crypto.getRandomValues(new Uint32Array(4)).join()));
    const isAtOnce = speed === 'off' || isStill();
    setRunning({ line, playout, at: isAtOnce ? playout.frames.length - 1 : 0 });
  }
  if (running === undefined) return [undefined, start];
  const { line, playout, at } = running;
  const skip = (): void => setRunning({ ...running, at: end });
  const shown = playout.frames.slice(0, at + 1);
  return [{ line, playout, frame: shown.at(-1)!, shown, isOver, skip }, start];
}
