import { fillOf, inkOf } from '../../board/colours.ts';
import type { BoardOwner } from '../../board/state.ts';
import { PIPS } from '../../game/battle/pips.ts';
import styles from '../challenge.module.css';

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
          {PIPS[face]?.map(([column, row]) => (
            <circle
              key={`${column} ${row}`}
              cx={15 + 7 * column}
              cy={15 + 7 * row}
              r="2.700"
              style={{ fill: inkOf(colour) }}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}
