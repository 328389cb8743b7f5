import { type CSSProperties, memo } from 'react';
import { badgeRadius, isClose, type Level } from '../camera/level.ts';
import { fillOf, inkOf, SHAPES } from '../colours.ts';
import { MARKS, pieceGlyph } from '../glyphs.ts';
import { worldMap } from '../map/map.ts';
import {
  type BoardMark,
  type BoardOwner,
  type BoardPieces,
  type BoardState,
  type BoardWords,
  stagedText,
} from '../state.ts';
import styles from './badges.module.css';

const none: readonly never[] = [];

/** By number of digits, in badge radii. */
const NUMBER_SIZES = [1.1, 1.1, 1.1, 0.86, 0.66];

/** The badges: one button for each territory. */
export const Badges = memo(function Badges({
  state,
  words,
  level,
  active,
  onFocus,
  onPress,
}: {
  state: BoardState;
  words: BoardWords;
  level: Level;
  active: number;
  onFocus: (territory: number | undefined) => void;
  onPress: (territory: number) => void;
}) {
  const hasPieces = isClose(level);
  return (
    <g style={{ '--badge': badgeRadius(level) } as CSSProperties}>
      {worldMap.territories.map(({ id }, t) => (
        <Badge
          key={id}
          territory={t}
          owner={state.owners[t]}
          armies={state.armies[t] ?? 0}
          staged={state.staged[t] ?? 0}
          marks={state.marks[t] ?? none}
          pieces={(hasPieces && state.pieces[t]) || none}
          description={words.describe(t)}
          isLit={state.lit.has(t)}
          isSelected={state.selected === t}
          isTarget={state.target === t}
          isActive={active === t}
          onFocus={onFocus}
          onPress={onPress}
        />
      ))}
    </g>
  );
});

interface BadgeProps {
  readonly territory: number;
  readonly owner: BoardOwner;
  readonly armies: number;
  readonly staged: number;
  readonly marks: readonly BoardMark[];
  readonly pieces: readonly BoardPieces[];
  readonly description: string;
  readonly isLit: boolean;
  readonly isSelected: boolean;
  readonly isTarget: boolean;
  readonly isActive: boolean;
  readonly onFocus: (territory: number | undefined) => void;
  readonly onPress: (territory: number) => void;
}

/** Compares marks and pieces by value: each state may have new lists of them. */
function isSame(before: BadgeProps, after: BadgeProps): boolean {
  for (const name in after)
    if (!isEqual(before[name as keyof BadgeProps], after[name as keyof BadgeProps])) return false;
  return true;
}

function isEqual(old: unknown, value: unknown): boolean {
  if (old === value) return true;
  if (!Array.isArray(old) || !Array.isArray(value) || old.length !== value.length) return false;
  return old.length === 0 || JSON.stringify(old) === JSON.stringify(value);
}

const Badge = memo(function Badge(props: BadgeProps) {
  const { territory, owner, armies, staged, marks, pieces } = props;
  const { badge, id } = worldMap.territories[territory]!;
  const at = `translate(${badge[0]} ${badge[1]})`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
      <g
        id={`territory-${id}`}
        role="button"
        tabIndex={props.isActive ? 0 : -1}
        aria-label={props.description}
        aria-disabled={!props.isLit}
        aria-pressed={props.isSelected}
        data-territory={id}
        data-lit={props.isLit || undefined}
        data-selected={props.isSelected || undefined}
        data-target={props.isTarget || undefined}
        className={styles.badge}
        transform={at}
        onFocus={() => props.onFocus(territory)}
        onBlur={() => props.onFocus(undefined)}
        onClick={(event) => event.detail === 0 && props.onPress(territory)} // sent by a screen reader; pointers are handled by the board
      >
        <g className={styles.body}>
          {owner || armies > 0 ? (
            <>
              <path className={styles.edging} d={SHAPES[owner ?? 'neutral']} />
              <path className={styles.shape} d={SHAPES[owner ?? 'neutral']} style={{ fill: fillOf(owner) }} />
              <text
                className={styles.armies}
                fontSize={NUMBER_SIZES[String(armies).length] ?? 0.6}
                y={0.39}
                style={{ fill: inkOf(owner) }}
              >
                {armies > 0 ? armies : ''}
              </text>
            </>
          ) : (
            <circle className={styles.vacant} r={0.35} />
          )}
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
