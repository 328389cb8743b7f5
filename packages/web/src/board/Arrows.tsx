import { memo } from 'react';
import { drawArrow, drawArrowTo } from './arrows.ts';
import styles from './badges.module.css';
import { DECORATION } from './decoration.ts';
import { badgeRadius, type Level, pixels } from './level.ts';
import type { BoardArrow } from './state.ts';
import type { Drag } from './use-pointer.ts';

/** Last actions or orders, between the land and the badges. */
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
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.kind} ${arrow.from} ${arrow.to}`} arrow={arrow} radius={radius} width={width} />
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
  const { parts, tip, middle } = drawArrow(arrow.from, arrow.to, radius);
  return (
    <g className={styles.arrow} data-kind={arrow.kind} data-faded={arrow.isFaded || undefined}>
      <path className={styles.casing} strokeWidth={width * 1.8} d={parts.join('')} />
      <path d={parts.join('')} />
      <path className={styles.tip} d={tip} />
      {arrow.label !== undefined && (
        <g transform={`translate(${middle[0]} ${middle[1]}) scale(${radius})`} className={styles.load}>
          <rect
            x={-0.35 - arrow.label.length * 0.24}
            y={-0.55}
            width={0.7 + arrow.label.length * 0.48}
            height={1.1}
            rx={0.55}
          />
          <text y={0.3} fontSize={0.84}>
            {arrow.label}
          </text>
        </g>
      )}
    </g>
  );
});
