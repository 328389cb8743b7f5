import { type CSSProperties, memo, useMemo, useRef } from 'react';
import { type Paint, usePaint } from '../../look/use-paint.ts';
import { badgeRadius, isClose, type Level } from '../camera/level.ts';
import { fillOf, SHAPES } from '../colours.ts';
import { MARKS, pieceGlyph } from '../glyphs.ts';
import { worldMap } from '../map/map.ts';
import { type BoardMark, type BoardPieces, type BoardState, stagedText } from '../state.ts';
import styles from './badges.module.css';

const none: readonly never[] = [];

/** The badges: one button for each territory. */
export const Badges = memo(function Badges({
  state,
  descriptions,
  level,
  active,
  onFocus,
  onPress,
}: {
  state: BoardState;
  descriptions: readonly string[];
  level: Level;
  active: number;
  onFocus: (territory: number | undefined) => void;
  onPress: (territory: number) => void;
}) {
  const group = useRef<SVGGElement>(null);
  const paints = useMemo(() => paintBadges(state, descriptions), [state, descriptions]);
  usePaint(group, '[role=button]', paints.buttons);
  usePaint(group, EDGINGS, paints.shapes);
  usePaint(group, `.${styles.shape}`, paints.shapes);
  usePaint(group, `.${styles.armies}`, paints.armies);
  const hasPieces = isClose(level);
  return (
    <g ref={group} style={{ '--badge': badgeRadius(level) } as CSSProperties}>
      {worldMap.territories.map(({ id }, t) => (
        <Badge
          key={id}
          territory={t}
          staged={state.staged[t] ?? 0}
          marks={state.marks[t] ?? none}
          pieces={(hasPieces && state.pieces[t]) || none}
          isActive={active === t}
          paints={paints}
          onFocus={onFocus}
          onPress={onPress}
        />
      ))}
    </g>
  );
});

/** Not those of the marks. */
const EDGINGS = `.${styles.body} > .${styles.edging}`;

/** What changes often, by territory. */
interface BadgePaints {
  readonly buttons: readonly Paint[];
  readonly shapes: readonly Paint[];
  readonly armies: readonly Paint[];
}

function paintBadges(state: BoardState, descriptions: readonly string[]): BadgePaints {
  const { owners, armies, lit, selected, target } = state;
  return {
    buttons: worldMap.territories.map((_, t) => ({
      'aria-label': descriptions[t],
      'aria-disabled': String(!lit.has(t)),
      'aria-pressed': String(selected === t),
      'data-lit': lit.has(t) ? '' : undefined,
      'data-selected': selected === t ? '' : undefined,
      'data-target': target === t ? '' : undefined,
      'data-owner': owners[t] ?? (armies[t] ? 'nobody' : undefined),
    })),
    shapes: worldMap.territories.map((_, t) => ({ d: SHAPES[owners[t] ?? 'neutral'] })),
    armies: worldMap.territories.map((_, t) => {
      const children = armies[t] ? String(armies[t]) : '';
      return { children, 'data-digits': String(children.length) };
    }),
  };
}

interface BadgeProps {
  readonly territory: number;
  readonly staged: number;
  readonly marks: readonly BoardMark[];
  readonly pieces: readonly BoardPieces[];
  readonly isActive: boolean;
  readonly paints: BadgePaints;
  readonly onFocus: (territory: number | undefined) => void;
  readonly onPress: (territory: number) => void;
}

/** Compares marks and pieces by value: each state may have new lists of them. Paints are written without rendering. */
const isSame = (before: BadgeProps, after: BadgeProps): boolean =>
  before.staged === after.staged &&
  before.isActive === after.isActive &&
  isEqual(before.marks, after.marks) &&
  isEqual(before.pieces, after.pieces) &&
  before.onFocus === after.onFocus &&
  before.onPress === after.onPress;

const isEqual = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before === after ||
  (before.length === after.length &&
    (after.length === 0 || JSON.stringify(before) === JSON.stringify(after)));

const Badge = memo(function Badge({ territory, staged, marks, pieces, paints, ...props }: BadgeProps) {
  const { badge, id } = worldMap.territories[territory]!;
  const at = `translate(${badge[0]} ${badge[1]})`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        id={`territory-${id}`}
        role="button"
        tabIndex={props.isActive ? 0 : -1}
        data-territory={id}
        className={styles.badge}
        transform={at}
        onFocus={() => props.onFocus(territory)}
        onBlur={() => props.onFocus(undefined)}
        onClick={(event) => event.detail === 0 && props.onPress(territory)} // sent by a screen reader; pointers are handled by the board
        {...paints.buttons[territory]}
      >
        <g className={styles.body}>
          <path className={styles.edging} {...paints.shapes[territory]} />
          <path className={styles.shape} {...paints.shapes[territory]} />
          <text className={styles.armies} y={0.39} {...paints.armies[territory]} />
          <circle className={styles.vacant} r={0.35} />
          {marks.map((mark, i) => (
            <Mark key={mark.kind} mark={mark} at={(i - (marks.length - 1) / 2) * 1.15} />
          ))}
          {pieces.length > 0 && <Pieces pieces={pieces} />}
        </g>
      </g>
      {staged !== 0 && (
        <g transform={at} className={styles.beside}>
          <g className={styles.body}>
            <Staged count={staged} />
          </g>
        </g>
      )}
    </>
  );
}, isSame);

/** A mark above the badge. A crown has two outlines, so that one of them stands out from any colour. */
function Mark({ mark: { kind, owner }, at }: { mark: BoardMark; at: number }) {
  const isCrown = kind === 'capital' || kind === 'headquarters';
  return (
    <g
      className={isCrown ? styles.crown : styles.mark}
      transform={`translate(${at} -1.5) scale(${isCrown ? 0.52 : 0.44})`}
    >
      {isCrown && <path className={styles.edging} d={MARKS[kind]} />}
      <path d={MARKS[kind]} style={{ fill: owner ? fillOf(owner) : undefined }} />
    </g>
  );
}

function Staged({ count }: { count: number }) {
  const text = stagedText(count);
  const width = 0.55 + text.length * 0.48;
  return (
    <g transform="translate(.85 -.85)" className={styles.staged} data-away={count < 0 || undefined}>
      <rect x={-0.35} y={-0.55} width={width} height={1.1} rx={0.55} />
      <text x={-0.35 + width / 2} y={0.3} fontSize={0.84}>
        {text}
      </text>
    </g>
  );
}

function Pieces({ pieces }: { pieces: readonly BoardPieces[] }) {
  const step = 1.3;
  return (
    <g className={styles.pieces} transform={`translate(${(-(pieces.length - 1) * step) / 2} 1.75)`}>
      {pieces.map(({ piece, count }, i) => (
        <g key={piece} transform={`translate(${i * step} 0)`}>
          <path d={pieceGlyph(piece)} transform="translate(-.28 0) scale(.34)" />
          <text x={0.3} y={0.2} fontSize={0.56}>
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}
