import { type Level, nameSize, pixels } from '../camera/level.ts';
import { type Box, type MapLane, type Point, worldMap } from '../map/map.ts';
import type { BoardWords } from '../state.ts';
import type { TextWidth } from './text-width.ts';

/** The name of a far territory, along the edge of the map where the lane to it ends. */
export interface EdgeName {
  readonly territory: number;
  readonly end: Point;
}

/** The distances of an edge name from the end of its lane, in units. */
export const EDGE = { across: 12, down: 14, arrow: 5, size: 14 } as const;
const SPACING = 0.05; // between its letters, in text sizes

export const edgeNamesOf = (lanes: readonly MapLane[]): EdgeName[] =>
  lanes.flatMap(({ between, lines }) =>
    lines.length < 2 ? [] : lines.map((line, i) => ({ territory: between[1 - i]!, end: line.at(-1)! })),
  );

/** The text size of edge names, in units. */
export const edgeSize = (level: Level): number => Math.min(pixels(level, 10), EDGE.size);

/** The direction from the edge of the map into it: 1 to the right, -1 to the left. */
export const inwardsOf = ([x]: Point): number => (x < worldMap.width / 2 ? 1 : -1);

/** The boxes of names with a fixed place: continents, and the names at the edges of the map. */
export function fixedNameBoxes(
  words: Pick<BoardWords, 'continent' | 'edge'>,
  lanes: readonly MapLane[],
  level: Level,
  width: TextWidth,
): Box[] {
  return [
    ...worldMap.continents.map((at, c) => continentBox(at, words.continent(c), nameSize(level))),
    ...edgeNamesOf(lanes).map(({ end, territory }) =>
      edgeBox(end, words.edge(territory), edgeSize(level), width),
    ),
  ];
}

/** The box of a continent name and its bonus, in spaced small capitals. */
function continentBox([x, y]: Point, name: string, size: number): Box {
  const half = ([...name].length * size * 0.6) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.6, bottom: y + size * 1.5 };
}

/** The box of an edge name, which runs downwards, and of its arrow. */
function edgeBox(end: Point, text: string, size: number, width: TextWidth): Box {
  const [x, y] = end;
  const inner = x + inwardsOf(end) * (EDGE.across + size * 0.6);
  const length = (width(text) + [...text].length * SPACING) * size;
  return {
    left: Math.min(x, inner),
    right: Math.max(x, inner),
    top: y - EDGE.arrow,
    bottom: y + EDGE.down + length,
  };
}
