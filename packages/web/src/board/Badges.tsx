import { type CSSProperties, memo } from 'react';
import styles from './badges.module.css';
import { fillOf, inkOf, SHAPES } from './colours.ts';
import { MARKS, pieceGlyph } from './glyphs.ts';
import { badgeRadius, isClose, type Level } from './level.ts';
import { worldMap } from './map.ts';
import {
  type BoardMark,
  type BoardOwner,
  type BoardPieces,
  type BoardState,
  type BoardWords,
  stagedText,
} from './state.ts';

const none: readonly never[] = [];

/** By digits, in radii. */
const NUMBER_SIZES = [1.1, 1.1, 1.1, 0.86, 0.66];

/** The buttons of the board: one for each territory, at its badge. */
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

/** Lists of marks and pieces may be made anew with every state: what is in them counts. */
function isSame(before: BadgeProps, after: BadgeProps): boolean {
  return Object.entries(after).every(([name, value]) => {
    const old = before[name as keyof BadgeProps];
    return old === value || (Array.isArray(value) && JSON.stringify(old) === JSON.stringify(value));
  });
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
        onClick={(event) => event.detail === 0 && props.onPress(territory)} // a screen reader; pointers are handled above
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
            <path
              key={mark.kind}
              className={styles.mark}
              d={MARKS[mark.kind]}
              transform={`translate(${(i - (marks.length - 1) / 2) * 1.05} -1.5) scale(.44)`}
              style={{ fill: mark.owner ? fillOf(mark.owner) : undefined }}
            />
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
