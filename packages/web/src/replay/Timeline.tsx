import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillOf } from '../board/colours.ts';
import type { BoardOwner } from '../board/state.ts';
import { type Paint, usePaint } from '../board/use-paint.ts';
import type { Milestone } from './milestones.ts';
import styles from './replay.module.css';
import { useReplayWords } from './use-replay-words.ts';

interface TimelineProps {
  readonly at: number;
  readonly end: number;
  readonly marks: readonly Milestone[];
  readonly colours: readonly BoardOwner[]; // by seat
  readonly band: ReactNode; // above the marks
  readonly onGo: (at: number) => void;
}

/** A slider over all moves, with a mark for each eliminated seat and captured continent. Future marks have no colour. */
export function Timeline({ at, end, marks, colours, band, onGo }: TimelineProps) {
  const texts = useReplayWords();
  const svg = useRef<SVGSVGElement>(null);
  const paints = useMemo(
    () => marks.map((mark) => ({ fill: mark.at <= at ? fillOf(colours[mark.seat]) : undefined })),
    [marks, colours, at],
  );
  usePaint(svg, styles.mark, paints, marks);
  return (
    <div className={styles.timeline}>
      {band}
      <div className={styles.track}>
        <svg
          ref={svg}
          className={styles.marks}
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Marks marks={marks} end={end} paints={paints} />
        </svg>
        <Slider at={at} end={end} label={texts.timeline} onGo={onGo} />
      </div>
    </div>
  );
}

interface SliderProps extends Pick<TimelineProps, 'at' | 'end' | 'onGo'> {
  readonly label: string;
}

/** Uncontrolled: for a controlled input, React also rewrites other attributes at every move. */
function Slider({ at, end, label, onGo }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [start] = useState(at);
  useLayoutEffect(() => {
    const { current } = input;
    if (current !== null && current.valueAsNumber !== at) current.value = String(at);
  });
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      min={0}
      max={end}
      defaultValue={start}
      onChange={(event) => onGo(event.target.valueAsNumber)}
    />
  );
}

interface MarksProps {
  readonly marks: readonly Milestone[];
  readonly end: number;
  readonly paints: readonly Paint[];
}

/** Rendered once, then painted. */
const Marks = memo(
  function Marks({ marks, end, paints }: MarksProps) {
    return marks.map((mark, i) => (
      <rect
        key={`${mark.type} ${mark.at} ${mark.type === 'continent' ? mark.continent : mark.seat}`}
        className={styles.mark}
        data-mark={mark.type}
        x={(100 * mark.at) / Math.max(1, end) - 0.25}
        width={0.5}
        y={mark.type === 'eliminated' ? 0 : 5}
        height={mark.type === 'eliminated' ? 10 : 5}
        {...paints[i]}
      />
    ));
  },
  (before, after) => before.marks === after.marks && before.end === after.end,
);
