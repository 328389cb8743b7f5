import type { Replay } from '@rubicon/protocol/wire';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../look/Button.tsx';
import { Graphs } from '../../story/Graphs.tsx';
import { LuckReport } from '../../story/LuckReport.tsx';
import { useEndingWords } from '../../story/use-ending-words.ts';
import type { Naming } from '../facts/names.ts';
import styles from './ending.module.css';

interface DetailsProps {
  readonly naming: Naming;
  readonly replay: Replay;
  readonly path: string; // of the replay
  readonly onDownload: () => void;
}

type Tab = 'graphs' | 'luck';

/** Tabs with the graphs and the luck of the game, its record, and a link to its replay. */
export function Details({ naming, replay, path, onDownload }: DetailsProps) {
  const texts = useEndingWords();
  const { rules, seats, view, words } = naming;
  const tabs: readonly Tab[] = rules.family === 'turns' ? ['graphs', 'luck'] : ['graphs'];
  const [opened, setOpened] = useState<Tab>('graphs');
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  function press(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (tabs.indexOf(opened) + step + tabs.length) % tabs.length;
    setOpened(tabs[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  const game = { rules, beginning: replay.beginning, end: view, lines: replay.entries, seats };
  return (
    <section className={styles.details} aria-label={texts.details}>
      <div className={styles.tabs}>
        <div ref={list} role="tablist" aria-label={texts.details} onKeyDown={press}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${base}-${tab}`}
              aria-selected={tab === opened}
              aria-controls={`${base}-panel`}
              tabIndex={tab === opened ? 0 : -1}
              onClick={() => setOpened(tab)}
            >
              {texts[tab]}
            </button>
          ))}
        </div>
        <span className={styles.links}>
          <Button look="quiet" onClick={onDownload}>
            {words.game.record}
          </Button>
          <Link href={path}>{words.story.replay} →</Link>
        </span>
      </div>
      <div
        id={`${base}-panel`}
        className={opened === 'graphs' ? styles.graphs : undefined}
        role="tabpanel"
        aria-labelledby={`${base}-${opened}`}
      >
        {opened === 'graphs' ? <Graphs {...game} /> : <LuckReport {...game} />}
      </div>
    </section>
  );
}
