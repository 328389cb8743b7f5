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

  const names = worldMap.territories.map((_, t) => words.territory(t)).join('\n');
  const continents = worldMap.continents.map((_, c) => words.continent(c)).join('\n');
  const shapes = worldMap.territories
    .map(
      (_, t) =>
        `${(state.marks[t]?.length ?? 0) > 0 ? 'm' : ''}${isClose(level) && (state.pieces[t]?.length ?? 0) > 0 ? 'p' : ''}`,
    )
    .join();
  return useMemo(() => {
    if (width === undefined) return NONE;
    raster ??= rasterize(worldMap);
    const extents = shapes.split(',').map(extentOf);
    const obstacles = continents
      .split('\n')
      .map((name, c) => nameBox(worldMap.continents[c]!, name, nameSize(level)));
    return layoutLabels({
      map: worldMap,
      raster,
      level,
      names: names.split('\n'),
      extents,
      obstacles,
      width: width.of,
    });
  }, [level, names, continents, shapes, width]);
}

/** Marks are above a badge, pieces below it. */
function extentOf(shape: string): Extent {
  return {
    ...PLAIN,
    up: shape.includes('m') ? 2 : PLAIN.up,
    down: shape.includes('p') ? 2.2 : PLAIN.down,
  };
}
