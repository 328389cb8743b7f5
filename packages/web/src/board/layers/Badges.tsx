import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { badgeRadius, isClose, type Level } from '../camera/level.ts';
import { SHAPES } from '../colours.ts';
import { worldMap } from '../map/map.ts';
import type { BoardProps, BoardState } from '../state.ts';
import { type Paint, usePaint } from '../use-paint.ts';
import { Badge, type BadgeHandlers } from './Badge.tsx';
import styles from './badges.module.css';

const none: readonly never[] = [];

interface BadgesProps extends Pick<BoardProps, 'state' | 'describe'>, BadgeHandlers {
  readonly level: Level;
  readonly active: number; // the Tab stop
}

/** The badges: one button for each territory. */
export const Badges = memo(function Badges({
  state,
  describe,
  level,
  active,
  onFocus,
  onPress,
}: BadgesProps) {
  const group = useRef<SVGGElement>(null);
  const paints = useMemo(() => paintBadges(state, describe), [state, describe]);
  usePaint(group, styles.badge, paints.buttons);
  usePaint(group, styles.rim, paints.shapes);
  usePaint(group, styles.shape, paints.shapes);
  usePaint(group, styles.armies, paints.armies);
  return (
    <g ref={group} style={{ '--badge': badgeRadius(level) } as CSSProperties}>
      <Buttons
        staged={state.staged}
        marks={state.marks}
        pieces={isClose(level) ? state.pieces : none}
        active={active}
        paints={paints}
        onFocus={onFocus}
        onPress={onPress}
      />
    </g>
  );
});

/** The attributes that change often, by territory. */
interface BadgePaints {
  readonly buttons: readonly Paint[];
  readonly shapes: readonly Paint[];
  readonly armies: readonly Paint[];
}

function paintBadges(
  { owners, armies, lit, selected, target }: BoardState,
  describe: BoardProps['describe'],
): BadgePaints {
  return {
    buttons: worldMap.territories.map((_, t) => ({
      'aria-label': describe(t),
      'aria-disabled': String(!lit.has(t)),
      'aria-pressed': String(selected === t),
      'data-lit': lit.has(t) ? '' : undefined,
      'data-selected': selected === t ? '' : undefined,
      'data-target': target === t ? '' : undefined,
      'data-owner': owners[t] ?? (armies[t] ? 'nobody' : undefined),
    })),
    shapes: worldMap.territories.map((_, t) => ({ d: SHAPES[owners[t] ?? 'neutral'] })),
    armies: worldMap.territories.map((_, t) => {
      const children = armies[t] || owners[t] ? String(armies[t]) : '';
      return { children, 'data-digits': String(children.length) };
    }),
  };
}

interface ButtonsProps extends Pick<BoardState, 'staged' | 'marks' | 'pieces'>, BadgeHandlers {
  readonly active: number;
  readonly paints: BadgePaints;
}

/** Rendered when something other than the paints changes. */
const Buttons = memo(
  function Buttons({ staged, marks, pieces, active, paints, onFocus, onPress }: ButtonsProps) {
    return worldMap.territories.map(({ id }, t) => (
      <Badge
        key={id}
        territory={t}
        staged={staged[t] ?? 0}
        marks={marks[t] ?? none}
        pieces={pieces[t] ?? none}
        isActive={active === t}
        button={paints.buttons[t]!}
        shape={paints.shapes[t]!}
        armies={paints.armies[t]!}
        onFocus={onFocus}
        onPress={onPress}
      />
    ));
  },
  (before, after) =>
    before.staged === after.staged &&
    before.marks === after.marks &&
    before.pieces === after.pieces &&
    before.active === after.active &&
    before.onFocus === after.onFocus &&
    before.onPress === after.onPress,
);
