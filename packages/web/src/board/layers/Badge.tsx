import { memo } from 'react';
import { fillOf } from '../colours.ts';
import { MARKS, pieceGlyph } from '../glyphs.ts';
import { worldMap } from '../map/map.ts';
import { type BoardMark, type BoardPieces, stagedText } from '../state.ts';
import type { Paint } from '../use-paint.ts';
import styles from './badges.module.css';

export interface BadgeHandlers {
  readonly onFocus: (territory: number | undefined) => void; // undefined: no longer
  readonly onPress: (territory: number) => void;
}

interface BadgeProps extends BadgeHandlers {
  readonly territory: number;
  readonly staged: number;
  readonly marks: readonly BoardMark[];
  readonly pieces: readonly BoardPieces[];
  readonly isActive: boolean; // the Tab stop
  readonly button: Paint;
  readonly shape: Paint;
  readonly armies: Paint;
}

/** Compares marks and pieces by value, since each state may have new lists. Paints bypass rendering. */
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

/** The button of a territory, with its armies, marks and pieces. */
export const Badge = memo(function Badge(props: BadgeProps) {
  const { territory, staged, marks, pieces, button, shape, armies } = props;
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
        {...button}
      >
        <g className={styles.body}>
          <path className={styles.rim} {...shape} />
          <path className={styles.shape} {...shape} />
          <text className={styles.armies} y={0.39} {...armies} />
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
      transform={`translate(${at} -1.05) scale(${isCrown ? 0.5 : 0.44})`}
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
