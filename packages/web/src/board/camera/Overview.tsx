import { memo, type PointerEvent, type RefCallback } from 'react';
import styles from '../board.module.css';
import { fillOf } from '../colours.ts';
import { type Point, worldMap } from '../map/map.ts';
import type { BoardOwner } from '../state.ts';

/** A small map of the whole board that marks the visible part; a click or drag moves the view. */
export const Overview = memo(function Overview({
  owners,
  label,
  frame,
  onGo,
}: {
  owners: readonly BoardOwner[];
  label: string;
  frame: RefCallback<SVGRectElement>;
  onGo: (point: Point) => void;
}) {
  const { width, height, territories } = worldMap;
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onGo([
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ]);
  };
  return (
    <svg
      className={styles.overview}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={go}
      onPointerMove={go}
    >
      {territories.map(({ id, path }, t) => (
        <path key={id} d={path} style={{ fill: fillOf(owners[t]) }} />
      ))}
      <rect ref={frame} className={styles.frame} rx={8} />
    </svg>
  );
});
