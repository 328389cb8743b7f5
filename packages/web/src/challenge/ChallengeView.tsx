import {
  type Challenge,
  findLineFault,
  gradeLine,
  type LocalDate,
  makeDate,
  makeLine,
  targetsOf,
} from '@rubicon/analysis';
import { useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { boardWords } from '../game/scene/board-words.ts';
import { Button } from '../look/Button.tsx';
import { useTitle } from '../look/use-title.ts';
import { useWords } from '../words/words.ts';
import styles from './challenge.module.css';
import { addStrike, type Draft, EMPTY_DRAFT, lineOf, pick } from './draft.ts';
import { GoalHeader } from './GoalHeader.tsx';
import { GradePanel } from './GradePanel.tsx';
import { LineEditor } from './LineEditor.tsx';
import { PlayoutPanel } from './PlayoutPanel.tsx';
import { gradeText, playoutText, promptText } from './prompt-text.ts';
import { keepResult, loadResults, streakOf } from './results.ts';
import { draftScene, frameScene, lineScene } from './scene.ts';
import { faultText, namingOf } from './texts.ts';
import { type GradedLine, gradedToday } from './today.ts';
import { useChallengeWords } from './use-challenge-words.ts';
import { usePlayout } from './use-playout.ts';
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
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [graded, setGraded] = useState(() => gradedToday(challenge, results[makeDate(date)]));
  const [isBestShown, setBestShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [running, playOut] = usePlayout(challenge);

  function change(next: Draft): void {
    setDraft(next);
    setProblem(undefined);
  }

  function grade(): void {
    const line = lineOf(draft);
    const fault = findLineFault(challenge.rules, challenge.position, line);
    if (fault !== undefined) return setProblem(faultText(naming, fault));
    if (line.strikes.length === 0) return setProblem(texts.noStrike);
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
    change(EMPTY_DRAFT);
  }

  const line = useMemo(() => lineOf(draft), [draft]);
  const frame = running?.frame;
  const scene = useMemo(() => {
    if (running !== undefined && frame !== undefined) return frameScene(challenge, running.line, frame);
    if (graded !== undefined) return lineScene(challenge, isBestShown ? challenge.best : graded.line);
    return draftScene(challenge, draft, line);
  }, [challenge, draft, line, graded, isBestShown, running, frame]);
  const view = frame?.position ?? challenge.position;
  const names = useMemo(() => boardWords({ ...naming, view }, scene), [naming, view, scene]);
  const follow = useMemo(() => {
    const [arrow] = running === undefined ? [] : scene.arrows;
    const { rules, position, goal } = challenge;
    return arrow === undefined ? targetsOf(rules.board, goal, position) : [arrow.from, arrow.to];
  }, [challenge, running, scene]);
  const isEditing = graded === undefined;
  const prompt = problem ?? promptText(challenge, naming, draft);
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
          words={names}
          onPick={(territory, { more }) => isEditing && change(pick(challenge, draft, territory, more))}
          follow={follow}
          onSea={() => change({ ...draft, from: undefined })}
          onDrag={isEditing ? (from, to) => change(addStrike(challenge, draft, from, to)) : undefined}
        />
      </main>
      <aside className={styles.panel}>
        <p className="hidden-visually" role="status">
          {status}
        </p>
        <div className={styles.content} ref={content} tabIndex={-1}>
          <GoalHeader challenge={challenge} naming={naming} date={date} streak={streakOf(results, date)} />
          {isEditing && <p className={styles.prompt}>{prompt}</p>}
          {isEditing && <LineEditor challenge={challenge} naming={naming} draft={draft} onDraft={change} />}
          {isEditing && draft.strikes.length === 0 && <p className={styles.soft}>{texts.how}</p>}
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
