import {
  type Challenge,
  findChallengeFault,
  gradeLine,
  type LocalDate,
  makeDate,
  makeLine,
  targetsOf,
} from '@rubicon/analysis';
import { useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { useBoardTexts } from '../game/scene/use-board-texts.ts';
import { Button } from '../look/Button.tsx';
import { useTitle } from '../look/behaviour/use-title.ts';
import { useWords } from '../words/words.ts';
import styles from './challenge.module.css';
import { GoalHeader } from './GoalHeader.tsx';
import { GradePanel } from './GradePanel.tsx';
import { LineEditor } from './line/LineEditor.tsx';
import { addStrike, EMPTY_STAGING, type LineStaging, lineOf, pick } from './line/line-staging.ts';
import { gradeText, playoutText, promptText } from './line/prompt-text.ts';
import { PlayoutPanel } from './playout/PlayoutPanel.tsx';
import { usePlayout } from './playout/use-playout.ts';
import { keepResult, loadResults, streakOf } from './results.ts';
import { frameScene, lineScene, stagingScene } from './scene.ts';
import { faultText, namingOf } from './texts.ts';
import { type GradedLine, gradedToday } from './today.ts';
import { useChallengeWords } from './use-challenge-words.ts';
import { useStageFocus } from './use-stage-focus.ts';

interface ChallengeViewProps {
  readonly challenge: Challenge;
  readonly date: LocalDate;
}

/** A challenge: its line is entered on the board, graded, and played out. */
export function ChallengeView({ challenge, date }: ChallengeViewProps) {
  const words = useWords();
  const texts = useChallengeWords();
  useTitle(words.challenge.title);
  const naming = useMemo(() => namingOf(challenge, words, texts), [challenge, words, texts]);
  const [results, setResults] = useState(loadResults);
  const [staging, setStaging] = useState(EMPTY_STAGING);
  const [graded, setGraded] = useState(() => gradedToday(challenge, results[makeDate(date)]));
  const [isBestShown, setBestShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [running, playOut] = usePlayout(challenge);

  function change(next: LineStaging): void {
    setStaging(next);
    setProblem(undefined);
  }

  function grade(): void {
    const line = lineOf(staging);
    const fault = findChallengeFault(challenge, line);
    const isOnlyPlaced = fault?.code === 'out-of-reach' && line.strikes.length === 0;
    if (fault !== undefined) return setProblem(isOnlyPlaced ? texts.noStrike : faultText(naming, fault));
    const { chance, stars } = gradeLine(challenge, line);
    const isPractice = Object.hasOwn(results, makeDate(date));
    setGraded({ line, grade: { chance, stars }, isPractice });
    setBestShown(false);
    if (isPractice) return;
    const text = makeLine(challenge.rules.board, line);
    setResults(keepResult(date, { stars, chance, best: challenge.chance, line: text }));
  }

  function tryAnother(): void {
    playOut(undefined);
    setGraded(undefined);
    change(EMPTY_STAGING);
  }

  const line = useMemo(() => lineOf(staging), [staging]);
  const frame = running?.frame;
  const scene = useMemo(() => {
    if (running !== undefined && frame !== undefined) return frameScene(challenge, running.line, frame);
    if (graded !== undefined) return lineScene(challenge, isBestShown ? challenge.best : graded.line);
    return stagingScene(challenge, staging, line);
  }, [challenge, staging, line, graded, isBestShown, running, frame]);
  const view = frame?.position ?? challenge.position;
  const boardTexts = useBoardTexts({ ...naming, view }, scene);
  const follow = useMemo(() => {
    const [arrow] = running === undefined ? [] : scene.arrows;
    const { rules, position, goal } = challenge;
    return arrow === undefined ? targetsOf(rules.board, goal, position) : [arrow.from, arrow.to];
  }, [challenge, running, scene]);
  const isEditing = graded === undefined;
  const prompt = problem ?? promptText(challenge, naming, staging);
  const status =
    running !== undefined
      ? playoutText(naming, running)
      : graded === undefined
        ? prompt
        : gradeText(naming, graded);
  const content = useStageFocus(
    running?.isOver ? 'over' : running ? 'playing' : isEditing ? 'editing' : 'graded',
  );

  return (
    <div className={styles.page}>
      <main className={styles.board} id="board">
        <Board
          state={scene}
          {...boardTexts}
          onPick={(territory, { more }) => isEditing && change(pick(challenge, staging, territory, more))}
          follow={follow}
          onSea={() => change({ ...staging, from: undefined })}
          onDrag={isEditing ? (from, to) => change(addStrike(challenge, staging, from, to)) : undefined}
        />
      </main>
      <aside className={styles.panel}>
        <p className="hidden-visually" role="status">
          {status}
        </p>
        <div className={styles.content} ref={content} tabIndex={-1}>
          <GoalHeader challenge={challenge} naming={naming} date={date} streak={streakOf(results, date)} />
          {isEditing && <p className={styles.prompt}>{prompt}</p>}
          {isEditing && (
            <LineEditor setting={challenge} naming={naming} staging={staging} onStaging={change} />
          )}
          {isEditing && staging.strikes.length === 0 && <p className={styles.soft}>{texts.how}</p>}
          {running !== undefined && <PlayoutPanel running={running} naming={naming} />}
          {graded !== undefined && running === undefined && (
            <GradePanel
              {...{ challenge, naming, date, results, isBestShown }}
              {...graded}
              onShowBest={setBestShown}
            />
          )}
        </div>
        <footer className={styles.buttons}>
          {isEditing ? (
            <Button look="primary" onClick={grade}>
              {texts.grade}
            </Button>
          ) : (
            <GradedButtons {...{ graded, running, playOut, tryAnother }} />
          )}
        </footer>
      </aside>
    </div>
  );
}

interface GradedButtonsProps {
  readonly graded: GradedLine;
  readonly running: ReturnType<typeof usePlayout>[0];
  readonly playOut: ReturnType<typeof usePlayout>[1];
  readonly tryAnother: () => void;
}

function GradedButtons({ graded, running, playOut, tryAnother }: GradedButtonsProps) {
  const texts = useChallengeWords();
  if (running !== undefined && !running.isOver)
    return (
      <Button look="primary" onClick={running.skip}>
        {texts.skip}
      </Button>
    );
  return (
    <>
      <Button look="primary" onClick={() => playOut(graded.line)}>
        {running === undefined ? texts.playOut : texts.again}
      </Button>
      {running !== undefined && <Button onClick={() => playOut(undefined)}>{texts.back}</Button>}
      <Button onClick={tryAnother}>{texts.another}</Button>
    </>
  );
}
