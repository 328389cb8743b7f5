import type { Colour } from '@rubicon/engine';
import styles from './seat-mark.module.css';

/** Owners differ by shape as well as by colour, here as on the board. */
const SHAPES: Readonly<Record<Colour | 'neutral', string>> = {
  black: 'M12 2 22 12 12 22 2 12Z',
  blue: 'M3 3H21V21H3Z',
  green: 'M7 3H17L22 12 17 21H7L2 12Z',
  pink: 'M12 22C5 17 2 13 2 8.500 2 5 5 3 7.500 3 9.500 3 11 4 12 6 13 4 14.500 3 16.500 3 19 3 22 5 22 8.500 22 13 19 17 12 22Z',
  red: 'M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2Z',
  yellow: 'M12 2 23 21H1Z',
  neutral: 'M5 5H19V19H5Z',
};

export function SeatMark({
  colour,
  size = 20,
}: {
  readonly colour: Colour | 'neutral' | undefined;
  readonly size?: number;
}) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {colour !== undefined && (
        <path d={SHAPES[colour]} style={{ fill: `var(--seat-${colour})`, stroke: 'var(--ink)' }} />
      )}
    </svg>
  );
}
