import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { boardWords } from '../game/board-words.ts';
import { NO_DRAFT } from '../game/draft.ts';
import styles from '../game/game.module.css';
import { pauseAfter } from '../game/pace.ts';
import { LogPanel } from '../game/panels/LogPanel.tsx';
import { PlayersPanel } from '../game/panels/PlayersPanel.tsx';
import { boardState } from '../game/scene.ts';
import type { Tape } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { useSettings } from '../settings/settings.ts';
import { Story } from '../story/Story.tsx';
import { useWords } from '../words/words.ts';
import { type Film, positionAt } from './film.ts';
import own from './replay.module.css';

/** The shortest time a move is shown while the film runs. */
const LEAST = 120;

/** A game that runs, stops, and goes to any of its moves. */
export function Projector({ tape, film }: { readonly tape: Tape; readonly film: Film }) {
  const words = useWords();
  const speed = useSettings((settings) => settings.speed);
  const { rules, lines } = film;
  const [at, setAt] = useState(lines.length);
  const [isRunning, setRunning] = useState(false);
  const [isStory, setStory] = useState(false);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const view = useMemo(() => positionAt(film, at), [film, at]);
  const end = useMemo(() => positionAt(film, lines.length), [film, lines.length]);
  const last = lines[at - 1];
  useEffect(() => {
    if (!isRunning) return;
    if (at >= lines.length) return setRunning(false);
    const wait = Math.max(LEAST, pauseAfter(last?.events ?? [], speed));
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [isRunning, at, lines.length, last, speed]);

  const { seats } = tape.game;
  const scene = useMemo(
    () => boardState({ rules, view, draft: NO_DRAFT, prompt: undefined, last, mapView: 'owners' }),
    [rules, view, last],
  );
  const names = useMemo(
    () => boardWords({ rules, view, seats, words }, scene),
    [rules, view, seats, words, scene],
  );
  const panelsAt = useDeferredValue(at); // the board comes first
  const state = useMemo(
    () => ({
      game: tape.game,
      rules,
      view: positionAt(film, panelsAt),
      history: lines,
      shown: panelsAt,
      seat: 'watch' as const,
    }),
    [tape.game, rules, film, lines, panelsAt],
  );
  function run(): void {
    if (!isRunning && at === lines.length) setAt(0);
    setRunning(!isRunning);
  }
  const go = (to: number) => () => {
    setRunning(false);
    setAt(Math.min(lines.length, Math.max(0, to)));
  };
  const [arrow] = scene.arrows;
  const follow = marked.length > 0 ? marked : arrow === undefined ? [] : [arrow.from, arrow.to];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={own.title}>
          {words.story.replayOf(words.editions.names[tape.game.edition] ?? tape.game.edition)}
        </h1>
        <nav className={own.nav}>
          <Button onClick={() => setStory(true)}>{words.story.title}</Button>
          <a href="/">{words.common.home}</a>
        </nav>
      </header>
      <main className={styles.board}>
        <Board state={scene} words={names} onPick={ignore} onSea={ignore} follow={follow} />
      </main>
      <aside className={styles.side}>
        <SidePanels state={state} onShow={setMarked} />
      </aside>
      <footer className={styles.prompt}>
        <div className={own.controls}>
          <Button aria-label={words.story.first} onClick={go(0)}>
            |◀
          </Button>
          <Button aria-label={words.story.previous} onClick={go(at - 1)}>
            ◀
          </Button>
          <Button look="primary" onClick={run}>
            {isRunning ? words.story.pause : words.story.play}
          </Button>
          <Button aria-label={words.story.next} onClick={go(at + 1)}>
            ▶
          </Button>
          <Button aria-label={words.story.last} onClick={go(lines.length)}>
            ▶|
          </Button>
          <input
            type="range"
            aria-label={words.story.timeline}
            min={0}
            max={lines.length}
            value={at}
            onChange={(event) => go(event.target.valueAsNumber)()}
          />
          <output>{words.story.at(at, lines.length)}</output>
        </div>
        <p className={own.status}>{words.story[tape.status]}</p>
      </footer>
      {isStory && (
        <Dialog title={words.story.title} onClose={() => setStory(false)} isWide>
          <Story rules={rules} beginning={film.beginning} end={end} lines={lines} seats={seats} />
        </Dialog>
      )}
    </div>
  );
}

/** Drawn anew only when they show something else. */
const SidePanels = memo(function SidePanels({ state, onShow }: Parameters<typeof LogPanel>[0]) {
  return (
    <>
      <PlayersPanel state={state} />
      <LogPanel state={state} onShow={onShow} />
    </>
  );
});

function ignore(): void {
  // a replay is looked at
}
