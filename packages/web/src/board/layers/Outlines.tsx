import { memo } from 'react';
import { worldMap } from '../map/map.ts';
import styles from './land.module.css';

/** Outlines of lit, marked, hovered, target, selected and focused territories, drawn over all borders in this order. */
export const Outlines = memo(function Outlines({
  lit,
  marked,
  hovered,
  selected,
  target,
  focused,
}: {
  lit: ReadonlySet<number>;
  marked: readonly number[] | undefined;
  hovered: number | undefined;
  selected: number | undefined;
  target: number | undefined;
  focused: number | undefined;
}) {
  return (
    <g className={styles.outlines}>
      {lit.size > 0 && <Lit path={[...lit].map(pathOf).join('')} />}
      {marked?.map((territory) => (
        <g key={territory} data-marked="">
          <Outline kind={styles.hovered} territory={territory} />
        </g>
      ))}
      <Outline kind={styles.hovered} territory={hovered} />
      <Outline kind={styles.target} territory={target} />
      <Outline kind={styles.selected} territory={selected} />
      <Outline kind={styles.focused} territory={focused} />
    </g>
  );
});

function Lit({ path }: { path: string }) {
  return (
    <>
      <path className={styles.glow} d={path} />
      <path className={styles.lit} d={path} />
    </>
  );
}

function Outline({ kind, territory }: { kind: string | undefined; territory: number | undefined }) {
  return territory === undefined ? null : (
    <>
      <path className={styles.rim} d={pathOf(territory)} />
      <path className={kind} d={pathOf(territory)} />
    </>
  );
}

const pathOf = (territory: number): string => worldMap.territories[territory]!.path;
