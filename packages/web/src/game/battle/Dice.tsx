import type { CSSProperties } from 'react';
import { fillOf, inkOf } from '../../board/colours.ts';
import type { BoardOwner } from '../../board/state.ts';
import type { Die } from './battle.ts';
import styles from './dice.module.css';
import { PIPS } from './pips.ts';

/** The dice of one side, in its colour, highest first. */
export function Dice({
  dice,
  owner,
  side,
}: {
  readonly dice: readonly Die[];
  readonly owner: BoardOwner;
  readonly side: 'attack' | 'defence';
}) {
  const colours = { '--die': fillOf(owner), '--pip': inkOf(owner) } as CSSProperties;
  return (
    <p
      className={styles.dice}
      data-side={side}
      style={colours}
      role="img"
      aria-label={dice.map(({ face }) => face).join(' ')}
    >
      {dice.map(({ face, isBeaten }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no id other than their place
        <span key={i} className={styles.place} style={{ '--i': i } as CSSProperties}>
          <svg
            viewBox="0 0 40 40"
            className={styles.die}
            data-beaten={isBeaten || undefined}
            aria-hidden="true"
          >
            <rect x="1.250" y="1.250" width="37.500" height="37.500" rx="8" />
            {isBeaten && <path className={styles.strike} d={STRIKE} pathLength={1} />}
            {PIPS[face]?.map(([column, row]) => (
              <circle key={`${column} ${row}`} cx={20 + 9 * column} cy={20 + 9 * row} r="3.600" />
            ))}
          </svg>
        </span>
      ))}
    </p>
  );
}

const STRIKE = 'M4 36L36 4';
