import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import type { BoardView } from '../board/state.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { boardWords } from './board-words.ts';
import styles from './game.module.css';
import type { Match } from './match.ts';
import type { OpenMatch } from './open-match.ts';
import { GameMenu } from './panels/GameMenu.tsx';
import { GuidePanel } from './panels/GuidePanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { PhaseBar } from './panels/PhaseBar.tsx';
import { PlayersPanel } from './panels/PlayersPanel.tsx';
import { PromptBar } from './panels/PromptBar.tsx';
import { ReviewPanel } from './panels/ReviewPanel.tsx';
import { boardState } from './scene.ts';
import { useActs } from './use-acts.ts';
import { useKeys } from './use-keys.ts';
import { useNotice } from './use-notice.ts';
import { useReview } from './use-review.ts';
import type { GameWindow } from './windows.ts';

// Not needed before they are opened; the result, with its graphs, not before the end.
const CardsDialog = lazy(async () => ({
  default: (await import('./panels/later.ts')).CardsDialog,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./panels/later.ts')).KeysDialog }));
const ResultDialog = lazy(async () => ({
  default: (await import('./panels/ResultDialog.tsx')).ResultDialog,
}));

interface PlayingProps {
  readonly id: string;
  readonly match: Match;
  readonly state: OpenMatch;
}

export function Playing({ id, match, state }: PlayingProps) {
  const words = useWords();
  const { rules, view, game, history, shown, isSending } = state;
  const [mapView, setMapView] = useState<BoardView>('owners');
  const [opened, setOpened] = useState<GameWindow | undefined>(undefined);
  const [marked, setMarked] = useState<readonly number[]>([]); // what an entry of the log points at
  const [isResultSeen, setResultSeen] = useState(false);
  const acts = useActs(match, state, words);
  const { prompt, draft, act } = acts; // nothing is asked during a review
  const review = useReview(match, state);
  useKeys({ acts, review, onOpen: setOpened });
  useNotice(state, prompt !== undefined || review !== undefined);

  const shownView = review?.view ?? prompt?.shows ?? view;
  const last = review?.last ?? history[shown - 1];
  const reviewed = review === undefined ? state : { ...state, view: review.view };
  const scene = useMemo(
    () => boardState({ rules, view: shownView, draft, prompt, last, mapView }),
    [rules, shownView, draft, prompt, last, mapView],
  );
  const names = useMemo(
    () => boardWords({ rules, view: shownView, seats: game.seats, words }, scene),
    [rules, shownView, game.seats, words, scene],
  );
  const follow = useMemo(() => {
    if (marked.length > 0) return marked;
    if (review?.entry !== undefined) return review.entry.territories;
    const [arrow] = scene.arrows.slice(-1);
    if (scene.selected !== undefined)
      return [scene.selected, ...(scene.target === undefined ? [] : [scene.target])];
    return arrow === undefined || isSending ? [] : [arrow.from, arrow.to]; // what was before is not gone back to
  }, [marked, review, scene, isSending]);

  const onPick = useCallback(
    (territory: number, { more }: { more: boolean }) => {
      setMarked([]);
      act(prompt?.pick?.(territory, more));
    },
    [act, prompt],
  );
  const onDrag = prompt?.drag;
  const isAllDue = useDeferredValue(true, false); // board and log are much to draw: everything around them comes first
  const speed = useSettings((settings) => settings.speed);

  return (
    <div className={styles.page} data-speed={speed}>
      <a className={styles.skip} href="#board">
        {words.common.skip}
      </a>
      <header className={styles.header}>
        <h1 className="hidden-visually">
          {words.common.title}: {words.editions.names[game.edition] ?? game.edition}
        </h1>
        <PhaseBar state={reviewed} />
        <GameMenu state={state} match={match} mapView={mapView} onMapView={setMapView} onOpen={setOpened} />
      </header>
      <main className={styles.board} id="board">
        {isAllDue && (
          <Board
            state={scene}
            words={names}
            onPick={onPick}
            onSea={acts.cancel}
            onDrag={onDrag === undefined ? undefined : (from, to) => act(onDrag(from, to))}
            follow={follow}
          />
        )}
      </main>
      <aside className={styles.side}>
        <PlayersPanel state={reviewed} />
        {isAllDue && <LogPanel state={state} onShow={setMarked} />}
      </aside>
      <footer className={styles.prompt}>
        <GuidePanel state={state} prompt={prompt} />
        {review === undefined ? (
          <PromptBar state={state} acts={acts} match={match} onCards={() => setOpened('cards')} />
        ) : (
          <ReviewPanel review={review} />
        )}
      </footer>
      <Announcer state={state} prompt={prompt} />
      <Suspense>
        {opened === 'cards' && (
          <CardsDialog state={state} match={match} onClose={() => setOpened(undefined)} />
        )}
        {opened === 'keys' && <KeysDialog onClose={() => setOpened(undefined)} />}
      </Suspense>
      {opened === 'settings' && <SettingsDialog onClose={() => setOpened(undefined)} />}
      {view.phase === 'over' && review === undefined && !isResultSeen && (
        <Suspense>
          <ResultDialog id={id} state={state} onClose={() => setResultSeen(true)} />
        </Suspense>
      )}
    </div>
  );
}
