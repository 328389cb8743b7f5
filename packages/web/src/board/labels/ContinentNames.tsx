import { memo, useRef } from 'react';
import { type Level, nameSize, pixels } from '../camera/level.ts';
import { fillOf, inkOf } from '../colours.ts';
import { DECORATION } from '../layers/decoration.ts';
import styles from '../layers/land.module.css';
import { type MapLane, worldMap } from '../map/map.ts';
import type { BoardProgress, BoardState, BoardWords } from '../state.ts';

/** The names of continents, and of the far territory where a lane leaves the map. */
export const ContinentNames = memo(function ContinentNames({
  words,
  progress,
  lanes,
  level,
}: {
  words: BoardWords;
  progress: BoardState['progress'];
  lanes: readonly MapLane[];
  level: Level;
}) {
  const size = nameSize(level);
  return (
    <g {...DECORATION} className={styles.names}>
      {worldMap.continents.map((at, c) => (
        <ContinentName key={String(at)} continent={c} words={words} size={size} {...progress?.[c]} />
      ))}
      {lanes
        .filter(({ lines }) => lines.length > 1)
        .flatMap(({ between: [a, b], lines: [out, back] }) => [
          <EdgeName key={a} end={out!.at(-1)!} text={words.edge(b)} size={pixels(level, 10)} />,
          <EdgeName key={b} end={back!.at(-1)!} text={words.edge(a)} size={pixels(level, 10)} />,
        ])}
    </g>
  );
});

interface ContinentNameProps extends Partial<BoardProgress> {
  readonly continent: number;
  readonly words: BoardWords;
  readonly size: number;
}

/** With its bonus and “6/9”; a whole continent in the colours of its holder. */
const ContinentName = memo(function ContinentName(props: ContinentNameProps) {
  const { continent, words, size, held, of, holder } = props;
  const [x, y] = worldMap.continents[continent]!;
  const opened = useRef(holder); // complete from the start: nothing to celebrate
  if (holder !== opened.current) opened.current = undefined;
  const isNew = holder !== undefined && opened.current === undefined;
  const colours = holder && { fill: inkOf(holder), stroke: fillOf(holder), strokeWidth: size * 0.3 };
  return (
    <text className={styles.continent} data-complete={isNew ? '' : undefined} fontSize={size} x={x} y={y}>
      {words.continent(continent)}
      <tspan className={styles.bonus} fontSize={size * 0.8} x={x} dy={size * 1.1}>
        {words.bonus(continent)}
        {of !== undefined && (
          <tspan className={holder ? styles.complete : styles.progress} dx={size * 0.5} style={colours}>
            {held}/{of}
          </tspan>
        )}
      </tspan>
    </text>
  );
});

function EdgeName({
  end: [x, y],
  text,
  size,
}: {
  end: readonly [number, number];
  text: string;
  size: number;
}) {
  const isLeft = x < worldMap.width / 2;
  const inwards = isLeft ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.edge}>
      <path d={`M${inwards * 2} 0l${inwards * 8}-5v10z`} />
      <text
        fontSize={Math.min(size, 14)}
        textAnchor={isLeft ? 'end' : 'start'}
        transform={`translate(${inwards * 12} 14) rotate(${-90 * inwards})`}
        dominantBaseline="middle"
      >
        {text}
      </text>
    </g>
  );
}
