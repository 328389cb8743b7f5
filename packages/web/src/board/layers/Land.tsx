import { type CSSProperties, memo } from 'react';
import { worldMap } from '../map/map.ts';
import { type BoardOwner, type BoardState, type BoardView, isDimmed } from '../state.ts';
import styles from './land.module.css';

/** The coloured areas, one component each so that they change independently. */
export const Land = memo(function Land({ state, id }: { state: BoardState; id: string }) {
  return (
    <g className={styles.land}>
      {worldMap.territories.map(({ id: key }, t) => (
        <Area
          key={key}
          territory={t}
          owner={state.owners[t]}
          view={state.view}
          heat={state.heat[t] ?? 0}
          isLit={state.lit.has(t)}
          isDimmed={isDimmed(state, t)}
          patterns={id}
        />
      ))}
    </g>
  );
});

interface AreaProps {
  readonly territory: number;
  readonly owner: BoardOwner;
  readonly view: BoardView;
  readonly heat: number;
  readonly isLit: boolean;
  readonly isDimmed: boolean;
  readonly patterns: string;
}

const Area = memo(function Area({ territory, owner, view, heat, isLit, isDimmed, patterns }: AreaProps) {
  const { path, continent } = worldMap.territories[territory]!;
  return (
    <path
      className={styles.area}
      d={path}
      data-territory={worldMap.territories[territory]!.id}
      data-lit={isLit || undefined}
      data-dimmed={isDimmed || undefined}
      data-continent={continent}
      style={paint(owner, view, heat, continent, patterns)}
    />
  );
});

function paint(
  owner: BoardOwner,
  view: BoardView,
  heat: number,
  continent: number,
  patterns: string,
): CSSProperties {
  if (view === 'continents') return { fill: `var(--board-continent-${continent})` };
  if (view === 'owners') return { fill: owner ? `url(#${patterns}-${owner})` : 'var(--board-land)' };
  const hot = `var(--board-${view})`;
  return { fill: `color-mix(in oklab, ${hot} ${Math.round(heat * 100)}%, var(--board-cold))` };
}
