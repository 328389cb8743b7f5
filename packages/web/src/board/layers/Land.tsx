import { memo, useMemo, useRef } from 'react';
import { byHolder } from '../colours.ts';
import { worldMap } from '../map/map.ts';
import { type BoardState, isDimmed } from '../state.ts';
import { type Paint, usePaint } from '../use-paint.ts';
import styles from './land.module.css';

/** The coloured areas. */
export const Land = memo(function Land({ state, id }: { state: BoardState; id: string }) {
  const group = useRef<SVGGElement>(null);
  const patterns = useMemo(() => byHolder((holder) => `url(#${id}-${holder})`), [id]);
  const paints = useMemo(
    () => worldMap.territories.map((_, t) => paintOf(state, t, patterns)),
    [state, patterns],
  );
  usePaint(group, styles.area, paints);
  return (
    <g ref={group} className={styles.land}>
      <Areas paints={paints} />
    </g>
  );
});

/** Rendered once, then painted. */
const Areas = memo(
  function Areas({ paints }: { paints: readonly Paint[] }) {
    return worldMap.territories.map(({ id, path, continent }, t) => (
      <path
        key={id}
        className={styles.area}
        d={path}
        data-territory={id}
        data-continent={continent}
        {...paints[t]}
      />
    ));
  },
  () => true,
);

type FillByHolder = ReturnType<typeof byHolder>;

function paintOf(state: BoardState, territory: number, patterns: FillByHolder): Paint {
  return {
    fill: fillOf(state, territory, patterns),
    'data-lit': state.lit.has(territory) ? '' : undefined,
    'data-dimmed': isDimmed(state, territory) ? '' : undefined,
  };
}

function fillOf({ view, owners, heat }: BoardState, territory: number, patterns: FillByHolder): string {
  if (view === 'continents') return `var(--board-continent-${worldMap.territories[territory]!.continent})`;
  const owner = owners[territory];
  if (view === 'owners') return owner ? patterns[owner] : 'var(--board-land)';
  const share = Math.round((heat[territory] ?? 0) * 100);
  return `color-mix(in oklab, var(--board-${view}) ${share}%, var(--board-cold))`;
}
