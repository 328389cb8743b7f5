import { memo } from 'react';
import { DECORATION } from './decoration.ts';
import styles from './land.module.css';
import { type Level, nameSize, pixels } from './level.ts';
import { type MapLane, worldMap } from './map.ts';
import type { BoardWords } from './state.ts';

/** Names of continents in the sea beside them, and at the edges where lanes leave the map. */
export const Names = memo(function Names({
  words,
  lanes,
  level,
}: {
  words: BoardWords;
  lanes: readonly MapLane[];
  level: Level;
}) {
  const size = nameSize(level);
  return (
    <g {...DECORATION} className={styles.names}>
      {worldMap.continents.map(([x, y], c) => (
        <text key={`${x} ${y}`} className={styles.continent} fontSize={size} x={x} y={y}>
          {words.continent(c)}
          <tspan className={styles.bonus} fontSize={size * 0.8} x={x} dy={size * 1.1}>
            {words.bonus(c)}
          </tspan>
        </text>
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
