import { memo, useMemo } from 'react';
import { badgeRadius, type Level, pixels } from '../camera/level.ts';
import type { Drag } from '../input/use-pointer.ts';
import styles from '../layers/badges.module.css';
import { DECORATION } from '../layers/decoration.ts';
import type { BoardArrow } from '../state.ts';
import { drawArrow, drawArrowTo } from './arrows.ts';
import { placePlates, plateWidth } from './plates.ts';

/** Arrows of recent actions or orders, drawn between the land and the badges. */
export const Arrows = memo(function Arrows({
  arrows,
  drag,
  level,
}: {
  arrows: readonly BoardArrow[];
  drag: Drag | undefined;
  level: Level;
}) {
  const radius = badgeRadius(level);
  const width = pixels(level, 4);
  return (
    <g {...DECORATION} className={styles.arrows} strokeWidth={width}>
      {arrows.map((arrow, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows have no state, so their elements can be reused
        <Arrow key={i} arrow={arrow} radius={radius} width={width} />
      ))}
      {drag && (
        <g className={styles.arrow} data-kind="order">
          <path d={drawArrowTo(drag.from, drag.to, radius).parts.join('')} />
          <circle cx={drag.to[0]} cy={drag.to[1]} r={radius / 3} />
        </g>
      )}
    </g>
  );
});

const Arrow = memo(function Arrow({
  arrow,
  radius,
  width,
}: {
  arrow: BoardArrow;
  radius: number;
  width: number;
}) {
  const { parts, tip } = drawArrow(arrow.from, arrow.to, radius);
  return (
    <g className={styles.arrow} data-kind={arrow.kind} data-faded={arrow.isFaded || undefined}>
      <path className={styles.casing} strokeWidth={width * 1.8} d={parts.join('')} />
      <path d={parts.join('')} />
      <path className={styles.tip} d={tip} />
    </g>
  );
});

/** The numbers on arrows, drawn above everything else. */
export const Plates = memo(function Plates({
  arrows,
  level,
}: {
  arrows: readonly BoardArrow[];
  level: Level;
}) {
  const radius = badgeRadius(level);
  const plates = useMemo(() => placePlates(arrows, radius), [arrows, radius]);
  return (
    <g {...DECORATION} className={styles.arrows}>
      {plates.map(({ at, arrow: { kind, label = '', isFaded } }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows have no state, so their elements can be reused
          key={i}
          className={styles.plate}
          data-plate={kind}
          data-faded={isFaded || undefined}
          transform={`translate(${at[0]} ${at[1]}) scale(${radius})`}
        >
          <rect x={-plateWidth(label)} y={-0.55} width={2 * plateWidth(label)} height={1.1} rx={0.55} />
          <text y={0.3} fontSize={0.84}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
});
