import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isClose, type Level } from '../camera/level.ts';
import { type MapLane, worldMap } from '../map/map.ts';
import type { BoardState, BoardWords } from '../state.ts';
import { fixedNameBoxes } from './fixed-names.ts';
import { type Extent, type Label, type LabelRequest, layoutLabels, layoutSteps, PLAIN } from './labels.ts';
import { type Raster, rasterize } from './raster.ts';
import { type TextWidth, widthIn } from './text-width.ts';

const WEIGHT = 600;
const SLICE = 8; // ms of the first layout before other work gets a turn

type Labels = readonly (Label | undefined)[];

const NONE: Labels = [];
let raster: Raster | undefined; // shared by all boards of a page

/** The inputs of a layout, other than the map and the fonts. */
interface LabelFacts {
  readonly level: Level;
  readonly words: BoardWords;
  readonly lanes: readonly MapLane[];
  readonly shapes: string;
}

/**
 * The labels for the current level, measured with the fonts of the page; empty until the fonts have loaded. The first
 * layout is done in slices, since the page is still loading.
 */
export function useLabels(
  window: RefObject<HTMLElement | null>,
  level: Level,
  words: BoardWords,
  lanes: readonly MapLane[],
  state: BoardState,
): Labels {
  const shapes = useMemo(() => shapesOf(state, isClose(level)), [state, level]);
  const latest = useRef<LabelFacts>({ level, words, lanes, shapes });
  latest.current = { level, words, lanes, shapes };
  const [first, setFirst] = useState<(LabelFacts & { width: TextWidth; labels: Labels }) | undefined>();

  useEffect(() => {
    let isGone = false;
    async function layOut(): Promise<void> {
      await nextTask(); // querying the fonts lays out the page
      await document.fonts.ready;
      await nextTask();
      raster ??= rasterize(worldMap);
      await nextTask();
      if (isGone || window.current === null) return;
      const [facts, width] = [latest.current, widthIn(window.current, WEIGHT)];
      const steps = layoutSteps(requestOf(facts, width));
      let due = performance.now() + SLICE;
      for (let step = steps.next(); !isGone; step = steps.next()) {
        if (step.done) return setFirst({ ...facts, width, labels: step.value });
        if (performance.now() < due) continue;
        await nextTask();
        due = performance.now() + SLICE;
      }
    }
    void layOut();
    return () => {
      isGone = true;
    };
  }, [window]);

  return useMemo(() => {
    if (first === undefined) return NONE;
    const facts: LabelFacts = { level, words, lanes, shapes };
    const isFirst = (Object.keys(facts) as (keyof LabelFacts)[]).every((key) => first[key] === facts[key]);
    return isFirst ? first.labels : layoutLabels(requestOf(facts, first.width));
  }, [first, level, words, lanes, shapes]);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function requestOf({ level, words, lanes, shapes }: LabelFacts, width: TextWidth): LabelRequest {
  raster ??= rasterize(worldMap);
  return {
    map: worldMap,
    raster,
    level,
    names: worldMap.territories.map((_, t) => words.territory(t)),
    extents: shapes.split(',').map(extentOf),
    obstacles: fixedNameBoxes(words, lanes, level, width),
    width,
  };
}

/** The number of marks above each badge, and whether there are pieces below it, as a comparable string. */
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
