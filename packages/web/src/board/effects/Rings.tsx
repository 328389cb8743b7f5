import { memo } from 'react';
import { badgeRadius, type Level } from '../camera/level.ts';
import { fillOf } from '../colours.ts';
import { FLAG } from '../glyphs.ts';
import { DECORATION } from '../layers/decoration.ts';
import { worldMap } from '../map/map.ts';
import type { BoardRing } from '../state.ts';
import styles from './rings.module.css';

/** Rings around badges, with the flag of the seat that broke a continent there. */
export const Rings = memo(function Rings({ rings, level }: { rings: readonly BoardRing[]; level: Level }) {
  const radius = badgeRadius(level);
  return (
    <g {...DECORATION} className={styles.rings}>
      {rings.map(({ territory, flag }) => {
        const [x, y] = worldMap.territories[territory]!.badge;
        return (
          <g key={territory} transform={`translate(${x} ${y}) scale(${radius})`}>
            <circle className={styles.casing} r={1.6} />
            <circle className={styles.ring} r={1.6} />
            {flag && (
              <path
                className={styles.flag}
                d={FLAG}
                transform="translate(1.5 -1.6) scale(.62)"
                style={{ fill: fillOf(flag) }}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});
