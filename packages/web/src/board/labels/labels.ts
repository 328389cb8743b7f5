import { badgeRadius, type Level, textSizes } from '../camera/level.ts';
import type { Box, Point, WorldMap } from '../map/map.ts';
import { type Raster, seaUnder } from './raster.ts';
import type { TextWidth } from './text-width.ts';

export interface Label {
  readonly lines: readonly string[];
  readonly size: number; // of the text, in units
  readonly at: Point; // the middle of the first line's baseline
  readonly box: Box;
}

/** How far a badge with its pieces extends from its middle, and the marks above it, in badge radii. */
export interface Extent {
  readonly up: number;
  readonly down: number;
  readonly side: number;
  readonly marks: number; // half of their width; 0: none
}

export const PLAIN: Extent = { up: 1.3, down: 1.3, side: 1.35, marks: 0 };

const MARKS_TOP = 1.5; // badge radii above the middle

export interface LabelRequest {
  readonly map: WorldMap;
  readonly raster: Raster;
  readonly level: Level;
  readonly names: readonly string[]; // by territory
  readonly extents: readonly Extent[]; // by territory
  readonly obstacles: readonly Box[]; // other boxes that labels must avoid
  readonly width: TextWidth;
}

export const LEADING = 1.08; // line height, in text sizes
const ASCENT = 0.76;
const SEA_COST = 5; // cost of a label entirely over the sea
const STAGED_BOTTOM = 0.28; // badge radii above the middle: staged armies are above this, to the right
const GAP = 1.5; // units around a label

/**
 * Places the names: preferably over their own territory, otherwise over the sea; never over another territory, a badge
 * or another name. Names that do not fit are undefined.
 */
export function layoutLabels(request: LabelRequest): (Label | undefined)[] {
  const steps = layoutSteps(request);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Like `layoutLabels`, one name at a time, so that other work can be done in between. */
export function* layoutSteps(request: LabelRequest): Generator<undefined, (Label | undefined)[]> {
  const { map, level, names, extents } = request;
  const radius = badgeRadius(level);
  const badges = map.territories.flatMap(({ badge }, t) => badgeBoxes(badge, extents[t]!, radius));
  const taken: Box[] = [...request.obstacles, ...badges];
  const labels: (Label | undefined)[] = names.map(() => undefined);
  for (const t of smallestFirst(map)) {
    const label = bestLabel(request, t, taken);
    labels[t] = label;
    if (label) taken.push(label.box);
    yield;
  }
  return labels;
}

/** The boxes of a badge and of its marks, which are narrower. */
export function badgeBoxes(at: Point, extent: Extent, radius: number): Box[] {
  const box = badgeBox(at, extent, radius);
  if (extent.marks === 0) return [box];
  const [left, right] = [at[0] - extent.marks * radius, at[0] + extent.marks * radius];
  return [box, { left, right, top: at[1] - MARKS_TOP * radius, bottom: box.top }];
}

function badgeBox([x, y]: Point, { up, down, side }: Extent, radius: number): Box {
  return {
    left: x - side * radius,
    right: x + side * radius,
    top: y - up * radius,
    bottom: y + down * radius,
  };
}

/** Small territories have the fewest places for a label, so they choose first. */
function smallestFirst(map: WorldMap): number[] {
  const room = map.territories.map(({ box }) => (box.right - box.left) * (box.bottom - box.top));
  return room.map((_, t) => t).sort((a, b) => room[a]! - room[b]!);
}

function bestLabel(request: LabelRequest, territory: number, taken: readonly Box[]): Label | undefined {
  let [best, least] = [undefined as Label | undefined, Number.POSITIVE_INFINITY];
  const breaks = breakLines(request.names[territory]!, request.width);
  const around = surroundings(request, territory, breaks);
  const near = taken.filter((other) => isNear(other, around));
  textSizes(request.level).forEach((size, smaller) => {
    for (const { lines, width } of breaks)
      for (const { box, cost: away } of places(
        request,
        territory,
        width * size,
        heightOf(lines.length, size),
      )) {
        const cost = smaller * 1.1 + away + lines.length * 0.3;
        if (cost >= least) continue;
        if (near.some((other) => isNear(other, box))) continue;
        const sea = seaUnder(request.raster, box, territory);
        if (sea === undefined || cost + sea * SEA_COST >= least) continue;
        least = cost + sea * SEA_COST;
        best = { lines, size, at: [(box.left + box.right) / 2, box.top + ASCENT * size], box };
      }
  });
  return best;
}

/** A box around all places that are tried for a name. */
function surroundings(
  { map, level, extents }: LabelRequest,
  territory: number,
  breaks: readonly { readonly lines: readonly string[]; readonly width: number }[],
): Box {
  const size = Math.max(...textSizes(level));
  const width = Math.max(...breaks.map((broken) => broken.width)) * size;
  const height = heightOf(breaks.length, size);
  const badge = badgeBox(map.territories[territory]!.badge, extents[territory]!, badgeRadius(level));
  return {
    left: badge.left - GAP - width,
    right: badge.right + GAP + width,
    top: badge.top - GAP - 2 * height - MARKS_TOP * badgeRadius(level),
    bottom: badge.bottom + GAP + 2 * height,
  };
}

const isNear = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && b.left - GAP < a.right && a.top < b.bottom + GAP && b.top - GAP < a.bottom;

const heightOf = (lines: number, size: number): number => ((lines - 1) * LEADING + 1) * size;

/** Places to try around the badge, with their costs; below the badge is cheapest. */
function places(
  { map, level, extents }: LabelRequest,
  territory: number,
  width: number,
  height: number,
): { box: Box; cost: number }[] {
  const radius = badgeRadius(level);
  const { badge } = map.territories[territory]!;
  const badgeArea = badgeBox(badge, extents[territory]!, radius);
  const boxAt = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const places: { box: Box; cost: number }[] = [];
  const below = badgeArea.bottom + GAP;
  const hasMarks = extents[territory]!.marks > 0;
  const above = (hasMarks ? badge[1] - MARKS_TOP * radius : badgeArea.top) - GAP - height;
  for (const shift of [0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45]) {
    const left = badge[0] - width / 2 + shift * width;
    places.push({ box: boxAt(left, below), cost: Math.abs(shift) * 3 });
    places.push({ box: boxAt(left, below + height * 0.4), cost: 0.8 + Math.abs(shift) * 3 });
    places.push({ box: boxAt(left, above), cost: 0.7 + Math.abs(shift) * 3 });
  }
  if (hasMarks) {
    const top = badgeArea.top - GAP - height; // beside the marks
    const marks = extents[territory]!.marks * radius + GAP;
    for (const shift of [0, 0.5]) {
      places.push({ box: boxAt(badge[0] - marks - width, top + shift * height), cost: 1.5 + shift });
      places.push({ box: boxAt(badge[0] + marks, top + shift * height), cost: 1.5 + shift });
    }
  }
  for (const shift of [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2]) {
    const top = badge[1] - height / 2 + shift * height;
    places.push({ box: boxAt(badgeArea.left - GAP - width, top), cost: 1.2 + Math.abs(shift) });
    const lower = Math.max(top, badge[1] - STAGED_BOTTOM * radius);
    places.push({ box: boxAt(badgeArea.right + GAP, lower), cost: 1.2 + Math.abs(shift) });
  }
  return places;
}

/** Breaks a name at spaces into one, two and three lines, each as narrow as possible. */
export function breakLines(name: string, widthOf: TextWidth): { lines: string[]; width: number }[] {
  const words = name.split(' ');
  const most = Math.min(words.length, 3);
  return Array.from({ length: most }, (_, i) => narrowest(words, i + 1, widthOf));
}

function narrowest(
  words: readonly string[],
  count: number,
  widthOf: TextWidth,
): { lines: string[]; width: number } {
  if (count === 1) {
    const line = words.join(' ');
    return { lines: [line], width: widthOf(line) };
  }
  let best: { lines: string[]; width: number } | undefined;
  for (let split = 1; split <= words.length - count + 1; split++) {
    const first = words.slice(0, split).join(' ');
    const rest = narrowest(words.slice(split), count - 1, widthOf);
    const width = Math.max(widthOf(first), rest.width);
    if (!best || width < best.width) best = { lines: [first, ...rest.lines], width };
  }
  return best!;
}
