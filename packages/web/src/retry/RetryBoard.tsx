import type { SeatCommand } from '@rubicon/engine';
import type { Replay } from '@rubicon/protocol/wire';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import type { Lesson } from '../game/lesson.ts';
import { useMatchState } from '../game/match/use-match.ts';
import { Playing } from '../game/Playing.tsx';
import type { ReplayData } from '../host/lobby.ts';
import { answersTo } from './answers.ts';
import { openRetry } from './retry-match.ts';

interface RetryBoardProps {
  readonly data: ReplayData;
  readonly replay: Replay;
  readonly mistake: Mistake;
  readonly lesson: Lesson;
  readonly panel: RefObject<HTMLElement | null>; // of the coach
  readonly onDecide: (command: SeatCommand) => void;
}

/** The board at the moment of a mistake, for one attempt. The focus starts at the question. */
export function RetryBoard({ data, replay, mistake, lesson, panel, onDecide }: RetryBoardProps) {
  const { kind } = mistake;
  const { isDone } = lesson;
  const [match] = useState(() => openRetry(data, replay, mistake, onDecide));
  const shown = useMatchState(match);
  const state = useMemo(() => {
    const { game, rules, view, offers } = shown;
    if (game === undefined || rules === undefined || view === undefined) return undefined;
    return { ...shown, game, rules, view, offers: isDone ? [] : answersTo(kind, offers), isSending: isDone };
  }, [shown, kind, isDone]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  if (state === undefined) return lesson.coach; // this page cannot read the game, but the player can go back
  return <Playing id={state.game.id} match={match} state={state} lesson={lesson} />;
}
