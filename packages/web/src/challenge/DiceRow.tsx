import { fillOf, inkOf } from '../board/colours.ts';
import type { BoardOwner } from '../board/state.ts';
import styles from './challenge.module.css';

/** The places of the pips, from left to right and top to bottom. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface DiceRowProps {
  readonly faces: readonly number[];
  readonly colour: BoardOwner;
}

/** The dice of one side, in its colour. */
export function DiceRow({ faces, colour }: DiceRowProps) {
  return (
    <span className={styles.faces}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no id other than their place
        <svg key={i} viewBox="0 0 30 30" aria-hidden="true">
          <rect x="1" y="1" width="28" height="28" rx="6" style={{ fill: fillOf(colour) }} />
          {PIPS[face]?.map((pip) => (
            <circle
              key={pip}
              cx={8 + 7 * (pip % 3)}
              cy={8 + 7 * Math.floor(pip / 3)}
              r="2.700"
              style={{ fill: inkOf(colour) }}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}
