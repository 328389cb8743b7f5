import { memo } from 'react';
import { fillOf, inkOf } from '../colours.ts';
import styles from '../layers/badges.module.css';
import { DECORATION } from '../layers/decoration.ts';
import { worldMap } from '../map/map.ts';
import { type BoardOwner, type BoardState, type BoardView, isDimmed } from '../state.ts';
import { type Label, LEADING } from './labels.ts';

/** The names of territories, each in the ink of the land below it. */
export const Labels = memo(function Labels({
  labels,
  state,
}: {
  labels: readonly (Label | undefined)[];
  state: BoardState;
}) {
  return (
    <g {...DECORATION} className={styles.labels}>
      {worldMap.territories.map(({ id }, t) => {
        const label = labels[t];
        return (
          label && (
            <Text
              key={id}
              label={label}
              owner={state.owners[t]}
              view={state.view}
              isDimmed={isDimmed(state, t)}
            />
          )
        );
      })}
    </g>
  );
});

interface TextProps {
  readonly label: Label;
  readonly owner: BoardOwner;
  readonly view: BoardView;
  readonly isDimmed: boolean;
}

const Text = memo(function Text({ label, owner, view, isDimmed }: TextProps) {
  const { at, lines, size } = label;
  const isPainted = view !== 'owners';
  return (
    <text
      className={styles.label}
      data-label=""
      data-dimmed={isDimmed || undefined}
      x={at[0]}
      y={at[1]}
      fontSize={size}
      strokeWidth={size * 0.28}
      style={{
        fill: isPainted ? 'var(--board-view-ink)' : inkOf(owner),
        stroke: isPainted ? 'var(--board-view-halo)' : fillOf(owner),
      }}
    >
      {lines.map((line, i) => (
        <tspan key={line} x={at[0]} dy={i === 0 ? 0 : size * LEADING}>
          {line}
        </tspan>
      ))}
    </text>
  );
});
