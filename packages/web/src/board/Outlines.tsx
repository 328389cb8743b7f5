import { memo } from 'react';
import styles from './land.module.css';
import { worldMap } from './map.ts';

/** Lines around territories that matter now, above all borders; later ones lie over earlier ones. */
export const Outlines = memo(function Outlines({
  lit,
  hovered,
  selected,
  target,
  focused,
}: {
  lit: ReadonlySet<number>;
  hovered: number | undefined;
  selected: number | undefined;
  target: number | undefined;
  focused: number | undefined;
}) {
  return (
    <g className={styles.outlines}>
      {lit.size > 0 && <Lit path={[...lit].map(pathOf).join('')} />}
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
