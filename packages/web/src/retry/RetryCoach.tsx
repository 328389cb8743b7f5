import { type Ref, useEffect, useState } from 'react';
import { movesText } from '../analysis/mistake-text.ts';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import { isPerson } from '../analysis/persons.ts';
import { type AnalysisNaming, pointsText } from '../analysis/report-text.ts';
import { ownerName } from '../game/facts/names.ts';
import { Button } from '../look/Button.tsx';
import { afterDoubleTap } from '../look/behaviour/double-tap.ts';
import { CoachPanel } from '../tutorial/CoachPanel.tsx';
import type { RetryWords } from '../words/en/retry.ts';
import { type Session, type Step, stepsOf } from './session.ts';
import { useRetryWords } from './use-retry-words.ts';

interface RetryCoachProps {
  readonly session: Session;
  readonly mistake: Mistake;
  readonly naming: AnalysisNaming;
  readonly panel: Ref<HTMLElement>;
  readonly onStep: (step: Step) => void;
}

/**
 * The question about a mistake, the verdict on an attempt, the solution, and at the end how many were found. A double tap
 * does not press a button that its first tap uncovers.
 */
export function RetryCoach({ session, mistake, naming, panel, onStep }: RetryCoachProps) {
  const texts = useRetryWords();
  const { stage, at, attempts, mistakes } = session;
  const { main, others } = stepsOf(session);
  const isOver = stage.type === 'over';
  const [readyFor, setReadyFor] = useState('');
  const moment = `${at} ${attempts} ${stage.type === 'asked'}`;
  const isReady = readyFor === moment;
  useEffect(() => afterDoubleTap(() => setReadyFor(moment)), [moment]);
  const press = (step: Step) => (): void => {
    if (isReady) onStep(step);
  };
  return (
    <CoachPanel
      title={texts.title}
      step={mistakes > 1 && !isOver ? texts.step(at + 1, mistakes) : undefined}
      text={textOf(texts, naming, session, mistake)}
      isDone={isOver || (stage.type === 'judged' && stage.attempt.isPassed)}
      isLong
      panel={panel}
    >
      {main !== undefined && (
        <Button
          key={`${stage.type} ${main}`}
          look="primary"
          autoFocus
          aria-disabled={!isReady}
          onClick={press(main)}
        >
          {texts.steps[main]}
        </Button>
      )}
      {others.map((step) => (
        <Button
          key={step}
          look={step === 'back' ? 'quiet' : 'plain'}
          aria-disabled={!isReady}
          onClick={press(step)}
        >
          {texts.steps[step]}
        </Button>
      ))}
    </CoachPanel>
  );
}

function textOf(texts: RetryWords, naming: AnalysisNaming, session: Session, mistake: Mistake): string {
  const { kind, round, seat, lost, played, better } = mistake;
  const { stage, found, mistakes } = session;
  switch (stage.type) {
    case 'asked': {
      const isShared = naming.seats.filter(isPerson).length > 1;
      const name = isShared ? ownerName(naming, seat) : '';
      return texts.question(round, name, pointsText(naming, lost, 'never'), movesText(naming, kind, played));
    }
    case 'judging':
      return texts.judging;
    case 'judged': {
      const { attempt } = stage;
      const tried = movesText(naming, kind, attempt.played);
      const { percent } = naming.words.common;
      const [chance, best] = [percent(attempt.best - attempt.lost), percent(attempt.best)];
      if (!attempt.isPassed)
        return texts.wrong(tried, pointsText(naming, attempt.lost, 'never'), chance, best);
      return attempt.lost === 0 ? texts.best(tried) : texts.good(tried, chance, best);
    }
    case 'failed':
      return texts.failed;
    case 'solution':
      return texts.solution(movesText(naming, kind, better));
    case 'over':
      return texts.found(found.size, mistakes);
  }
}
