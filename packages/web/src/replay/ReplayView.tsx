import type { Replay, WireSeat } from '@rubicon/protocol/wire';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Chances } from '../analysis/analysis-worker.ts';
import { ChanceBand } from '../analysis/ChanceBand.tsx';
import { mistakeDrawing } from '../analysis/mistake-drawing.ts';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { useMistakes } from '../analysis/use-mistakes.ts';
import { Board } from '../board/Board.tsx';
import { colourOf } from '../game/facts/names.ts';
import styles from '../game/game.module.css';
import { LogPanel } from '../game/log/LogPanel.tsx';
import { pauseAfter } from '../game/match/pace.ts';
import { NOTHING_STAGED } from '../game/prompts/staging.ts';
import { boardState } from '../game/scene/scene.ts';
import { useBoardTexts } from '../game/scene/use-board-texts.ts';
import { PlayersPanel } from '../game/status/PlayersPanel.tsx';
import { SheetButtons, Side } from '../game/status/Side.tsx';
import { useStripHeight } from '../game/use-strip-height.ts';
import type { ReplayData } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { Story } from '../story/Story.tsx';
import { useWords, type Words } from '../words/words.ts';
import { auctionText } from './auction-text.ts';
import { milestonesOf } from './milestones.ts';
import { hashOf, momentAt } from './moments.ts';
import { ReplayControls, type Tempo } from './ReplayControls.tsx';
import own from './replay.module.css';
import { Snapshots } from './snapshots.ts';
import { useReplayWords } from './use-replay-words.ts';

const loadPanels = () => import('../analysis/lazy-panels.ts');
const AnalysisReport = lazy(async () => ({ default: (await loadPanels()).AnalysisReport }));
const MistakeNote = lazy(async () => ({ default: (await loadPanels()).MistakeNote }));

const Retry = lazy(async () => ({ default: (await import('../retry/Retry.tsx')).Retry }));

/** The shortest pause between moves while the replay runs, in ms. */
const MIN_PAUSE = 120;

interface ReplayViewProps {
  readonly data: ReplayData;
  readonly replay: Replay;
  readonly start?: string; // the hash of the moment to begin with
  readonly tools?: (hash: string) => ReactNode; // for the moment that is shown
}

/** A replay from the beginning that can run, pause and jump to any move or turn. */
export function ReplayView({ data, replay, start = '', tools }: ReplayViewProps) {
  const words = useWords();
  const texts = useReplayWords();
  const speed = useSettings((settings) => settings.speed);
  const { rules, entries } = replay;
  const milestones = useMemo(() => milestonesOf(replay), [replay]);
  const [at, setAt] = useState(() => momentAt(start, milestones, entries.length));
  const [isRunning, setRunning] = useState(false);
  const [tempo, setTempo] = useState<Tempo>(1);
  const [isStoryOpen, setStoryOpen] = useState(false);
  const analysis = useAnalysis(data);
  const [wasStoryOpen, setWasStoryOpen] = useState(false);
  const mistakes = useMistakes(data, wasStoryOpen);
  const [mistake, setMistake] = useState<Mistake>();
  const [retried, setRetried] = useState<readonly Mistake[]>();
  const [lastRetried, setLastRetried] = useState<Mistake>(); // until the summary is opened again
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const snapshots = useMemo(() => new Snapshots(replay), [replay]);
  const moment = useMemo(() => ({ view: snapshots.after(at), shown: at }), [snapshots, at]);
  const { view } = moment;
  const end = useMemo(() => snapshots.after(entries.length), [snapshots, entries.length]);
  const last = entries[at - 1];
  useEffect(() => {
    if (!isRunning) return;
    if (at >= entries.length) return setRunning(false);
    const wait = Math.max(MIN_PAUSE, pauseAfter(last?.events ?? [], speed)) / tempo;
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [isRunning, at, entries.length, last, speed, tempo]);

  const { seats } = data.game;
  const auction = useMemo(
    () => auctionText({ rules, view, seats, words }, entries.slice(0, at), view),
    [rules, seats, words, entries, at, view],
  );
  const scene = useMemo(
    () => boardState({ rules, view, staging: NOTHING_STAGED, prompt: undefined, last, mapView: 'owners' }),
    [rules, view, last],
  );
  const isAtMistake = mistake !== undefined && entries[at]?.seq === mistake.seq;
  const board = useMemo(() => {
    if (!isAtMistake) return scene;
    const { arrows, territories } = mistakeDrawing(mistake);
    return { ...scene, arrows, rings: territories.map((territory) => ({ territory })) };
  }, [scene, isAtMistake, mistake]);
  const boardTexts = useBoardTexts({ rules, view, seats, words }, scene);
  const panelsMoment = useDeferredValue(moment); // the board is updated first
  const state = useMemo(
    () => ({ game: data.game, rules, history: entries, seat: 'watch' as const, ...panelsMoment }),
    [data.game, rules, entries, panelsMoment],
  );
  const run = useCallback(() => {
    if (!isRunning) setAt((at) => (at === entries.length ? 0 : at));
    setRunning(!isRunning);
  }, [isRunning, entries.length]);
  const step = useCallback(
    (next: (at: number) => number) => {
      setRunning(false);
      setAt((at) => Math.min(entries.length, Math.max(0, next(at))));
    },
    [entries.length],
  );
  const go = useCallback((to: number) => step(() => to), [step]);
  function showBefore(seq: number): void {
    go(entries.findIndex((entry) => entry.seq === seq));
    setStoryOpen(false);
  }
  function showMistake(found: Mistake): void {
    setMistake(found);
    showBefore(found.seq);
  }
  function retry(mistakes: readonly Mistake[]): void {
    setRunning(false);
    setRetried(mistakes);
    setLastRetried(mistakes[0]);
    history.pushState(null, ''); // so that Back returns to the summary
  }
  useEffect(() => {
    if (retried === undefined) return;
    const leave = (): void => setRetried(undefined);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [retried]);
  const openStory = useCallback(() => {
    setLastRetried(undefined);
    setStoryOpen(true);
    setWasStoryOpen(true);
  }, []);
  const colours = useMemo(() => seats.map((_, seat) => colourOf(end, seat)), [seats, end]);
  const { page, strip } = useStripHeight<HTMLDivElement, HTMLElement>();
  const players = useMemo(() => <PlayersPanel state={state} />, [state]); // changes less often than the board
  const log = useMemo(() => <LogPanel state={state} onShow={setMarked} onPoint={setPointed} />, [state]);
  const { shown } = panelsMoment;
  const band = useMemo(
    () =>
      analysis && (
        <ChanceBand
          chances={analysis.chances}
          at={shown}
          colours={colours}
          label={texts.chances(chancesText(analysis.chances[shown] ?? [], seats, words))}
          onGo={go}
        />
      ),
    [analysis, shown, colours, seats, words, texts, go],
  );
  const [arrow] = board.arrows;
  const follow = marked.length > 0 ? marked : arrow === undefined ? [] : [arrow.from, arrow.to];
  if (retried !== undefined)
    return (
      <Suspense fallback={<p role="status">{words.common.loading}</p>}>
        <Retry data={data} replay={replay} mistakes={retried} onBack={() => history.back()} />
      </Suspense>
    );
  return (
    <div ref={page} className={styles.page}>
      <ReplayHeader edition={data.game.edition} players={players} log={log} onStory={openStory} />
      <main className={styles.board}>
        <Board
          state={board}
          {...boardTexts}
          onPick={ignore}
          onSea={ignore}
          marked={pointed}
          follow={follow}
        />
      </main>
      <Side players={players} log={log} />
      <footer ref={strip} className={`${styles.prompt} ${own.strip}`}>
        <div className={styles.card}>
          <ReplayControls
            at={at}
            end={entries.length}
            milestones={milestones}
            colours={colours}
            band={band}
            isRunning={isRunning}
            tempo={tempo}
            onRun={run}
            onStep={step}
            onGo={go}
            onTempo={setTempo}
          />
          {isAtMistake ? (
            <Suspense>
              <MistakeNote mistake={mistake} rules={rules} seats={seats} />
            </Suspense>
          ) : (
            <p className={own.status}>{auction ?? texts[data.status]}</p>
          )}
        </div>
      </footer>
      {isStoryOpen && (
        <Dialog title={words.story.title} onClose={() => setStoryOpen(false)} isWide>
          {tools !== undefined && <p className={own.tools}>{tools(hashOf(at, milestones))}</p>}
          {analysis && (
            <Suspense>
              <AnalysisReport
                analysis={analysis}
                edition={data.game.edition}
                rules={rules}
                seats={seats}
                rounds={milestones.rounds}
                mistakes={mistakes}
                onMistake={showMistake}
                onRetry={retry}
                retried={lastRetried}
                onShow={showBefore}
              />
            </Suspense>
          )}
          <Story rules={rules} beginning={replay.beginning} end={end} lines={entries} seats={seats} />
        </Dialog>
      )}
    </div>
  );
}

interface ReplayHeaderProps {
  readonly edition: string;
  readonly players: ReactNode;
  readonly log: ReactNode;
  readonly onStory: () => void;
}

/** Memoised: it changes less often than the board. */
const ReplayHeader = memo(function ReplayHeader({ edition, players, log, onStory }: ReplayHeaderProps) {
  const words = useWords();
  const texts = useReplayWords();
  return (
    <header className={styles.header}>
      <h1 className={own.title}>{texts.replayOf(words.editions.names[edition] ?? edition)}</h1>
      <nav className={own.nav}>
        <SheetButtons players={players} log={log} />
        <Button onClick={onStory}>{words.story.title}</Button>
        <a href="/">{words.common.home}</a>
      </nav>
    </header>
  );
});

const chancesText = (chances: Chances, seats: readonly WireSeat[], { common }: Words): string =>
  chances.map((chance, seat) => `${seats[seat]?.name} ${common.percent(chance)}`).join(', ');

function ignore(): void {
  // nothing can be picked in a replay
}
