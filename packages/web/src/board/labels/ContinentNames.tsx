import { memo, useRef } from 'react';
import { type Level, nameSize } from '../camera/level.ts';
import badges from '../layers/badges.module.css';
import { DECORATION } from '../layers/decoration.ts';
import styles from '../layers/land.module.css';
import { type MapLane, worldMap } from '../map/map.ts';
import type { BoardProgress, BoardState, BoardWords } from '../state.ts';
import { EDGE, type EdgeName, edgeNamesOf, edgeSize, inwardsOf } from './fixed-names.ts';

const COMPLETE = `${styles.complete} ${badges.holder}`;

interface ContinentNamesProps extends EdgeTextsProps {
  readonly progress: BoardState['progress'];
}

/** Compares the progress by value, since each state has a new list. */
const isSame = (before: ContinentNamesProps, after: ContinentNamesProps): boolean =>
  before.words === after.words &&
  before.lanes === after.lanes &&
  before.level === after.level &&
  worldMap.continents.every((_, c) => isSameProgress(before.progress?.[c], after.progress?.[c]));

const isSameProgress = (before: BoardProgress | undefined, after: BoardProgress | undefined): boolean =>
  before?.held === after?.held && before?.of === after?.of && before?.holder === after?.holder;

/** The names of continents, and of the far territory where a lane leaves the map. */
export const ContinentNames = memo(function ContinentNames(props: ContinentNamesProps) {
  const { words, progress, lanes, level } = props;
  const size = nameSize(level);
  return (
    <g {...DECORATION} className={styles.names}>
      {worldMap.continents.map((at, c) => (
        <ContinentName key={String(at)} continent={c} words={words} size={size} {...progress?.[c]} />
      ))}
      <EdgeTexts words={words} lanes={lanes} level={level} />
    </g>
  );
}, isSame);

interface ContinentNameProps extends Partial<BoardProgress> {
  readonly continent: number;
  readonly words: BoardWords;
  readonly size: number;
}

/** A continent's name with its bonus and “6/9”; in the holder's colours if one seat holds it all. */
const ContinentName = memo(function ContinentName(props: ContinentNameProps) {
  const { continent, words, size, held, of, holder } = props;
  const [x, y] = worldMap.continents[continent]!;
  const opened = useRef(holder); // already complete: nothing to celebrate
  if (holder !== opened.current) opened.current = undefined;
  const isNew = holder !== undefined && opened.current === undefined;
  return (
    <text className={styles.continent} data-complete={isNew ? '' : undefined} fontSize={size} x={x} y={y}>
      {words.continent(continent)}
      <tspan className={styles.bonus} fontSize={size * 0.8} x={x} dy={size * 1.1}>
        {words.bonus(continent)}
        {/* Always rendered, even if empty: adding or removing it would lay out the whole text again. */}
        <tspan
          className={holder || of === undefined ? COMPLETE : styles.progress}
          data-owner={holder}
          dx={size * 0.5}
          strokeWidth={size * 0.3}
        >
          {of === undefined ? '' : `${held}/${of}`}
        </tspan>
      </tspan>
    </text>
  );
});

interface EdgeTextsProps {
  readonly words: BoardWords;
  readonly lanes: readonly MapLane[];
  readonly level: Level;
}

const EdgeTexts = memo(function EdgeTexts({ words, lanes, level }: EdgeTextsProps) {
  return edgeNamesOf(lanes).map(({ territory, end }) => (
    <EdgeText key={territory} end={end} text={words.edge(territory)} size={edgeSize(level)} />
  ));
});

interface EdgeTextProps extends Pick<EdgeName, 'end'> {
  readonly text: string;
  readonly size: number;
}

function EdgeText({ end, text, size }: EdgeTextProps) {
  const inwards = inwardsOf(end);
  return (
    <g transform={`translate(${end.join()})`} className={styles.edge}>
      <path d={`M${inwards * 2} 0l${inwards * 8}-${EDGE.arrow}v10z`} />
      <text
        fontSize={size}
        textAnchor={inwards > 0 ? 'end' : 'start'}
        transform={`translate(${inwards * EDGE.across} ${EDGE.down}) rotate(${-90 * inwards})`}
        dominantBaseline="middle"
      >
        {text}
      </text>
    </g>
  );
}
