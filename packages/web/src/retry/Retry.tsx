import type { Replay } from '@rubicon/protocol/wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mistakeDrawing } from '../analysis/mistake-drawing.ts';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import { useAnalysisWords } from '../analysis/use-analysis-words.ts';
import type { ReplayData } from '../host/lobby.ts';
import { useWords } from '../words/words.ts';
import { RetryBoard } from './RetryBoard.tsx';
import { RetryCoach } from './RetryCoach.tsx';
import { advance, begin, decide, judge, type Session, type Step, showSolution, tryAgain } from './session.ts';
import { useJudge } from './use-judge.ts';
import { useRetryWords } from './use-retry-words.ts';

const STEPS: Readonly<Record<Exclude<Step, 'back'>, (session: Session) => Session>> = {
  again: tryAgain,
  solution: showSolution,
  next: advance,
  skip: advance,
};

interface RetryProps {
  readonly data: ReplayData;
  readonly replay: Replay;
  readonly mistakes: readonly Mistake[]; // at least one
  readonly onBack: () => void; // to the summary
}

/** Lets the player retry mistakes of a finished game, one by one. No dice are rolled: the decision itself is judged. */
export function Retry({ data, replay, mistakes, onBack }: RetryProps) {
  const words = useWords();
  const texts = useAnalysisWords();
  const [session, setSession] = useState(() => begin(mistakes.length));
  const judgment = useJudge(data);
  const panel = useRef<HTMLElement>(null);
  const { at, attempts, stage } = session;
  const mistake = mistakes[at]!;
  const { title } = useRetryWords();
  useEffect(() => judgment?.choose(mistake), [judgment, mistake]);
  useEffect(() => {
    if (judgment === undefined || stage.type !== 'judging') return;
    let isGone = false;
    judgment.judge(stage.command).then(
      (attempt) => isGone || setSession((now) => judge(now, attempt)),
      () => isGone || setSession((now) => judge(now, undefined)),
    );
    return () => {
      isGone = true;
    };
  }, [judgment, stage]);
  const solution = useMemo(
    () => (stage.type === 'solution' ? mistakeDrawing(mistake) : undefined),
    [stage, mistake],
  );
  const coach = (
    <RetryCoach
      session={session}
      mistake={mistake}
      naming={{ rules: replay.rules, seats: data.game.seats, words, texts }}
      panel={panel}
      onStep={(step) => (step === 'back' ? onBack() : setSession(STEPS[step]))}
    />
  );
  return (
    <RetryBoard
      key={attempts}
      data={data}
      replay={replay}
      mistake={mistake}
      lesson={{ title, coach, isDone: stage.type !== 'asked', points: [], task: undefined, solution }}
      panel={panel}
      onDecide={(command) => setSession((now) => decide(now, command))}
    />
  );
}
