import { memo, useMemo, useRef } from 'react';
import styles from '../layers/badges.module.css';
import { DECORATION } from '../layers/decoration.ts';
import { type BoardState, isDimmed } from '../state.ts';
import { type Paint, usePaint } from '../use-paint.ts';
import { type Label, LEADING } from './labels.ts';

/** The names of territories, each in the ink of the land below it. */
export const Labels = memo(function Labels({
  labels,
  state,
}: {
  labels: readonly (Label | undefined)[];
  state: BoardState;
}) {
  const group = useRef<SVGGElement>(null);
  const paints = useMemo(
    () => labels.flatMap((label, t) => (label ? [paintOf(state, t)] : [])),
    [labels, state],
  );
  usePaint(group, styles.label, paints, labels);
  return (
    <g
      ref={group}
      {...DECORATION}
      className={styles.labels}
      data-painted={state.view === 'owners' ? undefined : ''}
    >
      <Texts labels={labels} paints={paints} />
    </g>
  );
});

const paintOf = (state: BoardState, territory: number): Paint => ({
  'data-owner': state.owners[territory] ?? 'nobody',
  'data-dimmed': isDimmed(state, territory) ? '' : undefined,
});

interface TextsProps {
  readonly labels: readonly (Label | undefined)[];
  readonly paints: readonly Paint[];
}

/** Rendered for each layout, then painted. */
const Texts = memo(
  function Texts({ labels, paints }: TextsProps) {
    return labels
      .filter((label) => label !== undefined)
      .map(({ at, lines, size }, i) => (
        <text
          key={at.join()}
          className={styles.label}
          data-label=""
          x={at[0]}
          y={at[1]}
          fontSize={size}
          strokeWidth={size * 0.28}
          {...paints[i]}
        >
          {lines.map((line, i) => (
            <tspan key={line} x={at[0]} dy={i === 0 ? 0 : size * LEADING}>
              {line}
            </tspan>
          ))}
        </text>
      ));
  },
  (before, after) => before.labels === after.labels,
);
