import { fillOf, SHAPES } from '../board/colours.ts';
import type { BoardOwner } from '../board/state.ts';
import styles from './seat-mark.module.css';

interface SeatMarkProps {
  readonly colour: BoardOwner;
  readonly size?: number;
}

/** The badge shape and colour of a seat, as on the board. */
export function SeatMark({ colour, size = 20 }: SeatMarkProps) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="-1.400 -1.400 2.800 2.800"
      aria-hidden="true"
    >
      {colour !== undefined && <path d={SHAPES[colour]} style={{ fill: fillOf(colour) }} />}
    </svg>
  );
}
