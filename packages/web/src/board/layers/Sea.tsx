import { memo } from 'react';
import { drawCurve } from '../map/curves.ts';
import { type MapLane, worldMap } from '../map/map.ts';
import type { BoardProps } from '../state.ts';
import styles from './land.module.css';

/** The layers below the land: graticule, shallows, lanes. */
export const Sea = memo(function Sea({ lanes }: { lanes: readonly MapLane[] }) {
  return (
    <g className={styles.sea}>
      <path className={styles.graticule} d={worldMap.graticule} />
      <path className={styles.shelf} d={worldMap.shore} />
      <path className={styles.surf} d={worldMap.shore} />
      {lanes.map(({ between, lines }) => (
        <path key={between.join()} className={styles.lane} d={lines.map(drawCurve).join('')} />
      ))}
      <path className={styles.ground} d={worldMap.land} />
    </g>
  );
});

/** The lines above the land: lakes, borders, coast and lane ends. */
export const Lines = memo(function Lines({ lanes }: { lanes: readonly MapLane[] }) {
  return (
    <g className={styles.lines}>
      <path className={styles.lakes} d={worldMap.lakes} />
      <path className={styles.innerBorders} d={worldMap.innerBorders} />
      <path className={styles.outerBorders} d={worldMap.outerBorders} />
      <path className={styles.coast} d={worldMap.coast} />
      {lanes.flatMap(({ between, lines }) =>
        (lines.length > 1 ? lines.map((line) => line[0]!) : [lines[0]![0]!, lines[0]!.at(-1)!]).map(
          ([x, y]) => <circle key={`${between} ${x}`} className={styles.laneEnd} cx={x} cy={y} r={2.6} />,
        ),
      )}
    </g>
  );
});

/** Returns the lanes between territories that are neighbours in this game. */
export function linkedLanes(links: BoardProps['state']['links']): MapLane[] {
  const linked = new Set(links.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
  return worldMap.lanes.filter(({ between }) => linked.has(between.join()));
}
