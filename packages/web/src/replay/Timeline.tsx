import type { ReactNode } from 'react';
import { fillOf } from '../board/colours.ts';
import type { BoardOwner } from '../board/state.ts';
import { useWords } from '../words/words.ts';
import type { Milestone } from './milestones.ts';
import styles from './replay.module.css';

interface TimelineProps {
  readonly at: number;
  readonly end: number;
  readonly marks: readonly Milestone[];
  readonly colours: readonly BoardOwner[]; // by seat
  readonly band: ReactNode; // above the marks
  readonly onGo: (at: number) => void;
}

/** A slider over all moves, with a mark for each eliminated seat and captured continent. Marks ahead have no colour yet. */
export function Timeline({ at, end, marks, colours, band, onGo }: TimelineProps) {
  const { story } = useWords();
  return (
    <div className={styles.timeline}>
      {band}
      <div className={styles.track}>
        <svg className={styles.marks} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {marks.map((mark) => (
            <rect
              key={`${mark.type} ${mark.at} ${mark.type === 'continent' ? mark.continent : mark.seat}`}
              data-mark={mark.type}
              style={mark.at <= at ? { fill: fillOf(colours[mark.seat]) } : undefined}
              x={(100 * mark.at) / Math.max(1, end) - 0.25}
              width={0.5}
              y={mark.type === 'eliminated' ? 0 : 5}
              height={mark.type === 'eliminated' ? 10 : 5}
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label={story.timeline}
          min={0}
          max={end}
          value={at}
          onChange={(event) => onGo(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
