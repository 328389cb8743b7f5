import { type RefObject, useEffect, useMemo, useState } from 'react';
import { isClose, type Level, nameSize } from '../camera/level.ts';
import { worldMap } from '../map/map.ts';
import type { BoardState, BoardWords } from '../state.ts';
import { type Extent, type Label, layoutLabels, nameBox, PLAIN } from './labels.ts';
import { type Raster, rasterize } from './raster.ts';
import { type TextWidth, widthIn } from './text-width.ts';

const WEIGHT = 600;

const NONE: readonly (Label | undefined)[] = [];
let raster: Raster | undefined; // shared by all boards of a page

/** The labels for the current level, measured with the fonts of the page; empty until the fonts have loaded. */
export function useLabels(
  window: RefObject<HTMLElement | null>,
  level: Level,
  words: BoardWords,
  state: BoardState,
): readonly (Label | undefined)[] {
  const [width, setWidth] = useState<{ of: TextWidth } | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    const measure = () => {
      if (!isGone && window.current) setWidth({ of: widthIn(window.current, WEIGHT) });
    };
    document.fonts.ready.then(measure);
    return () => {
      isGone = true;
    };
  }, [window]);

  const shapes = useMemo(() => shapesOf(state, isClose(level)), [state, level]);
  return useMemo(() => {
    if (width === undefined) return NONE;
    raster ??= rasterize(worldMap);
    const extents = shapes.split(',').map(extentOf);
    const obstacles = worldMap.continents.map((at, c) => nameBox(at, words.continent(c), nameSize(level)));
    return layoutLabels({
      map: worldMap,
      raster,
      level,
      names: worldMap.territories.map((_, t) => words.territory(t)),
      extents,
      obstacles,
      width: width.of,
    });
  }, [level, words, shapes, width]);
}

/** The number of marks above each badge, and whether there are pieces below it, as a text that can be compared. */
const shapesOf = ({ marks, pieces }: BoardState, hasPieces: boolean): string =>
  worldMap.territories
    .map((_, t) => `${marks[t]?.length ?? 0}${hasPieces && pieces[t]?.length ? 'p' : ''}`)
    .join();

const MARK_WIDTH = 1.15; // badge radii

/** Marks are above a badge, pieces below it. */
const extentOf = (shape: string): Extent => ({
  ...PLAIN,
  marks: (Number.parseInt(shape, 10) * MARK_WIDTH) / 2,
  down: shape.includes('p') ? 2.2 : PLAIN.down,
});
