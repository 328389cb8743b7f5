import { type MouseEvent, useMemo } from 'react';
import { fillOf } from '../board/colours.ts';
import type { BoardOwner } from '../board/state.ts';
import styles from './analysis.module.css';
import type { Chances } from './analysis-worker.ts';

interface ChanceBandProps {
  readonly chances: readonly Chances[]; // before the first entry, and after each
  readonly at: number; // entries shown
  readonly colours: readonly BoardOwner[]; // by seat
  readonly label: string; // the chances at this moment, in words
  readonly onGo: (at: number) => void;
}

/** The chances of all seats over the game, as coloured bands. Entries not shown yet stay empty; a click jumps there. */
export function ChanceBand({ chances, at, colours, label, onGo }: ChanceBandProps) {
  const end = Math.max(1, chances.length - 1);
  const bands = useMemo(() => bandsOf(chances), [chances]);
  const jump = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(Math.round((end * (clientX - left)) / width));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard
    <svg
      className={styles.band}
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      style={{ clipPath: `inset(0 ${100 - (100 * at) / end}% 0 0)` }}
      onClick={jump}
    >
      {bands.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <polygon key={seat} points={points} style={{ fill: fillOf(colours[seat]) }} />
      ))}
    </svg>
  );
}

/** The outline of each seat's band, on top of the bands of the seats before it. */
function bandsOf(chances: readonly Chances[]): string[] {
  const seats = chances[0]?.length ?? 0;
  const below = chances.map(() => 0);
  return Array.from({ length: seats }, (_, seat) => {
    const lower = below.map((height, i) => pointAt(i, height));
    for (const [i, values] of chances.entries()) below[i]! += values[seat]!;
    const upper = below.map((height, i) => pointAt(i, height));
    return [...upper, ...lower.reverse()].join(' ');
  });
}

const pointAt = (x: number, height: number): string => `${x},${(1 - height).toFixed(3)}`;
