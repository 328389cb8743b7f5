import { DEFAULT_COLOURS } from '@rubicon/engine';
import { useEffect, useMemo, useState } from 'react';
import { useMatch, useMatchState } from '../game/match/use-match.ts';
import { Playing } from '../game/Playing.tsx';
import { lastChoice, PERSON } from '../home/choice.ts';
import { useStartGame } from '../home/use-start-game.ts';
import type { Practice } from '../host/lobby.ts';
import { useTitle } from '../look/behaviour/use-title.ts';
import { PageFrame } from '../look/PageFrame.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { Coach } from './Coach.tsx';
import { indexOf, isMissed, isReached } from './goal.ts';
import { rememberTutorial } from './progress.ts';
import { SCENES, type Scene } from './scenes.ts';
import { useMarch } from './use-march.ts';
import { useTutorialWords } from './use-tutorial-words.ts';

/** The tutorial: one scene after the other on the real board, then a first game with the guide. */
export function TutorialPage() {
  const words = useWords();
  const texts = useTutorialWords();
  const [at, setAt] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const scene = SCENES[at]!;
  const { match, error } = useMatch(practiceOf(scene, words.home.botNames), attempt);
  const state = useMatchState(match);
  const { game, rules, view, failure } = state;
  const { startGame, isBusy } = useStartGame();
  useTitle(texts.title);
  useEffect(rememberTutorial, []);
  const isStarted = game?.id === idOf(scene) && rules !== undefined && view !== undefined;
  const isDone = isStarted && isReached(scene.goal, rules, view);
  const isOver = isDone || (isStarted && isMissed(scene.task, view, state.offers));
  useMarch(match, isDone && view.phase === 'occupy');
  const points = useMemo(
    () => (rules === undefined ? [] : scene.points.map((id) => indexOf(rules, id))),
    [rules, scene],
  );
  const hasFailed = failure !== undefined || error !== undefined;
  if (hasFailed || game === undefined || rules === undefined || view === undefined)
    return (
      <PageFrame title={texts.title}>
        <p role="status">{hasFailed ? texts.failed : words.common.loading}</p>
      </PageFrame>
    );

  async function playFirst(): Promise<void> {
    const [{ fromPreset, PRESETS }, { toNewGame }] = await Promise.all([
      import('../home/presets.ts'),
      import('../home/new-game.ts'),
    ]);
    useSettings.getState().change({ guide: true });
    const first = PRESETS.find(({ id }) => id === 'first')!;
    await startGame(toNewGame(fromPreset(lastChoice(words.home.botNames), first, words)));
  }

  const coach = (
    <Coach
      scene={scene}
      outcome={isDone ? 'won' : isOver ? 'missed' : undefined}
      isBusy={isBusy}
      onAgain={() => setAttempt(attempt + 1)}
      onNext={() => (at + 1 < SCENES.length ? setAt(at + 1) : void playFirst())}
    />
  );
  return (
    <Playing
      key={`${scene.id} ${attempt}`}
      id={game.id}
      match={match}
      state={{ ...state, ...(isOver && NOTHING_ASKED), game, rules, view }}
      lesson={{ coach, points, isDone: isOver, task: scene.task }}
    />
  );
}

/** Once a scene is won or missed, only the coach has a button. */
const NOTHING_ASKED = { offers: [], isSending: true };

const idOf = ({ id }: Scene): string => `tutorial-${id}`;

/** The game of a scene: against two bots that do not move. */
function practiceOf(scene: Scene, botNames: readonly string[]): Practice {
  const seats = [PERSON, ...botNames.slice(0, 2)].map((name, s) => ({
    colour: DEFAULT_COLOURS[s]!,
    name,
    ...(s > 0 && { bot: 'easy' }),
  }));
  return { id: idOf(scene), edition: 'world-domination', seats, position: scene.position, seed: scene.seed };
}
