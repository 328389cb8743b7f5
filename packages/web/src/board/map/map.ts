import data from './data/map.json' with { type: 'json' };
import { unpackNumbers } from './packed.ts';

export type Point = readonly [x: number, y: number];

/** A closed line: the last point equals the first. */
export type Ring = readonly Point[];

/** The stored map, in tenths of a unit. A line is its first point followed by steps from point to point, as packed numbers. */
export interface MapData {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly string[]; // lines between the points where three areas meet
  readonly territories: readonly TerritoryData[]; // in the order of the engine's board
  readonly continents: readonly (readonly number[])[]; // the places of their names
  readonly lanes: readonly LaneData[];
  readonly lakes: readonly string[];
  readonly graticule: readonly string[];
}

export interface TerritoryData {
  readonly id: string;
  readonly continent: number;
  readonly rings: readonly (readonly number[])[]; // arcs in sequence; ~arc: reversed
  readonly badge: readonly number[];
  readonly reach: number; // radius around the badge that counts as the territory, for small islands
}

export interface LaneData {
  readonly between: readonly number[];
  readonly lines: readonly string[]; // 2 if the lane crosses the edge of the map
}

interface MapTerritory {
  readonly id: string;
  readonly continent: number;
  readonly rings: readonly Ring[];
  readonly box: Box;
  readonly badge: Point;
  readonly reach: number;
  readonly path: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface MapLane {
  readonly between: readonly [number, number];
  readonly lines: readonly (readonly Point[])[];
}

export interface WorldMap {
  readonly width: number;
  readonly height: number;
  readonly territories: readonly MapTerritory[];
  readonly continents: readonly Point[];
  readonly lanes: readonly MapLane[];
  readonly lakes: string;
  readonly graticule: string;
  readonly land: string; // all territories at once
  readonly coast: string;
  readonly shore: string; // the coast with fewer points, for broad lines
  readonly innerBorders: string; // within a continent
  readonly outerBorders: string; // between continents
}

const TENTHS = 10;
const SHORE_STEP = 8;

/**
 * Decodes the map. The home page draws only the territories, so everything else is decoded when first read. Every arc
 * is drawn once; arcs that two territories share are borders.
 */
export function decodeMap(map: MapData): WorldMap {
  const texts = map.arcs.map((arc) => textsOf(decodeLine(arc))); // formatting numbers is the slowest step
  const points = lazily(() => map.arcs.map(decodeLine));
  const territories = map.territories.map((territory) => decodeTerritory(territory, texts, points));
  const borders = lazily(() => drawBorders(map, texts, points()));
  const drawing = lazily(() => ({
    lakes: map.lakes.map((lake) => `${drawLine(textsOf(decodeLine(lake)))}Z`).join(''),
    graticule: map.graticule.map((line) => drawLine(textsOf(decodeLine(line)))).join(''),
    land: territories.map(({ path }) => path).join(''),
  }));
  return {
    width: map.width,
    height: map.height,
    territories,
    continents: map.continents.map(([x, y]) => [x! / TENTHS, y! / TENTHS]),
    lanes: map.lanes.map(({ between, lines }) => ({
      between: between as unknown as [number, number],
      lines: lines.map(decodeLine),
    })),
    get lakes() {
      return drawing().lakes;
    },
    get graticule() {
      return drawing().graticule;
    },
    get land() {
      return drawing().land;
    },
    get coast() {
      return borders().coast;
    },
    get shore() {
      return borders().shore;
    },
    get innerBorders() {
      return borders().inner;
    },
    get outerBorders() {
      return borders().outer;
    },
  };
}

function decodeTerritory(
  { id, continent, badge, reach, rings: arcs }: TerritoryData,
  texts: readonly (readonly string[])[],
  points: () => readonly Ring[],
): MapTerritory {
  const rings = lazily(() => arcs.map((ring) => joinArcs(ring, points())));
  const box = lazily(() => boxOf(rings().flat()));
  return {
    id,
    continent,
    badge: [badge[0]! / TENTHS, badge[1]! / TENTHS],
    reach,
    path: arcs.map((ring) => `${drawLine(joinArcs(ring, texts))}Z`).join(''),
    get rings() {
      return rings();
    },
    get box() {
      return box();
    },
  };
}

/** Returns a function that computes a value on its first call and then keeps returning it. */
function lazily<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** Joins arcs that each begin where the last one ends. */
function joinArcs<T>(ring: readonly number[], arcs: readonly (readonly T[])[]): T[] {
  const joined: T[] = [];
  for (const arc of ring) {
    const line = arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!;
    for (let i = joined.length === 0 ? 0 : 1; i < line.length; i++) joined.push(line[i]!);
  }
  return joined;
}

function drawBorders(map: MapData, texts: readonly (readonly string[])[], points: readonly Ring[]) {
  const borders = { coast: '', inner: '', outer: '', shore: '' };
  for (const [arc, users] of usersOf(map).entries()) {
    const [one, other] = users.map((t) => map.territories[t]!.continent);
    const kind = other === undefined ? 'coast' : one === other ? 'inner' : 'outer';
    borders[kind] += drawLine(texts[arc]!);
    if (kind === 'coast') borders.shore += drawLine(textsOf(thin(points[arc]!)));
  }
  return borders;
}

/** By arc: the territories that use it. */
function usersOf(map: MapData): number[][] {
  const users: number[][] = map.arcs.map(() => []);
  map.territories.forEach(({ rings }, t) => {
    for (const arc of rings.flat()) users[arc < 0 ? ~arc : arc]!.push(t);
  });
  return users;
}

function decodeLine(line: string): Point[] {
  const steps = unpackNumbers(line);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
}

/** Drops points close to the previous one. */
function thin(points: readonly Point[]): Point[] {
  const kept = [points[0]!];
  for (const point of points.slice(1, -1)) {
    const [[x, y], [lastX, lastY]] = [point, kept.at(-1)!];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) > SHORE_STEP) kept.push(point);
  }
  kept.push(points.at(-1)!);
  return kept;
}

const textsOf = (points: readonly Point[]): string[] => points.map(([x, y]) => `${x},${y}`);

const drawLine = (texts: readonly string[]): string => `M${texts.join('L')}`;

function boxOf(points: readonly Point[]): Box {
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export const worldMap = decodeMap(data);
