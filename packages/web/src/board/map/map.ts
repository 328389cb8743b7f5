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
  readonly lines: readonly string[]; // two if it crosses the edge of the map
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

/** Points, also as text: formatting numbers is the slowest step, so each is formatted once. */
interface Line {
  readonly points: readonly Point[];
  readonly texts: readonly string[];
}

/** Decodes the map. Every arc is drawn once; arcs that two territories share are borders. */
export function decodeMap(map: MapData): WorldMap {
  const arcs = map.arcs.map(decodeLine);
  const territories = map.territories.map((territory) => decodeTerritory(territory, arcs));
  const borders = { coast: '', inner: '', outer: '' };
  let shore = '';
  for (const [arc, users] of usersOf(map).entries()) {
    const [one, other] = users.map((t) => territories[t]!.continent);
    const kind = other === undefined ? 'coast' : one === other ? 'inner' : 'outer';
    borders[kind] += drawLine(arcs[arc]!);
    if (kind === 'coast') shore += drawLine(thin(arcs[arc]!));
  }
  return {
    width: map.width,
    height: map.height,
    territories,
    continents: map.continents.map(([x, y]) => [x! / TENTHS, y! / TENTHS]),
    lanes: map.lanes.map(({ between, lines }) => ({
      between: between as unknown as [number, number],
      lines: lines.map((line) => decodeLine(line).points),
    })),
    lakes: map.lakes.map((lake) => `${drawLine(decodeLine(lake))}Z`).join(''),
    graticule: map.graticule.map((line) => drawLine(decodeLine(line))).join(''),
    land: territories.map(({ path }) => path).join(''),
    coast: borders.coast,
    shore,
    innerBorders: borders.inner,
    outerBorders: borders.outer,
  };
}

function decodeTerritory(territory: TerritoryData, arcs: readonly Line[]): MapTerritory {
  const { id, continent, badge, reach } = territory;
  const rings = territory.rings.map((ring) =>
    joinLines(ring.map((arc) => (arc < 0 ? reverseLine(arcs[~arc]!) : arcs[arc]!))),
  );
  return {
    id,
    continent,
    rings: rings.map(({ points }) => points),
    box: boxOf(rings.flatMap(({ points }) => points)),
    badge: [badge[0]! / TENTHS, badge[1]! / TENTHS],
    reach,
    path: rings.map((ring) => `${drawLine(ring)}Z`).join(''),
  };
}

const reverseLine = ({ points, texts }: Line): Line => ({
  points: points.toReversed(),
  texts: texts.toReversed(),
});

/** Joins lines that each begin where the last one ends. */
function joinLines(lines: readonly Line[]): Line {
  return {
    points: lines.flatMap(({ points }, i) => (i === 0 ? points : points.slice(1))),
    texts: lines.flatMap(({ texts }, i) => (i === 0 ? texts : texts.slice(1))),
  };
}

/** For each arc, the territories beside it. */
function usersOf(map: MapData): number[][] {
  const users: number[][] = map.arcs.map(() => []);
  map.territories.forEach(({ rings }, t) => {
    for (const arc of rings.flat()) users[arc < 0 ? ~arc : arc]!.push(t);
  });
  return users;
}

function decodeLine(line: string): Line {
  const steps = unpackNumbers(line);
  const points: Point[] = [];
  const texts: string[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / TENTHS, y / TENTHS]);
    texts.push(`${x / TENTHS},${y / TENTHS}`);
  }
  return { points, texts };
}

/** Drops points close to the previous one. */
function thin({ points, texts }: Line): Line {
  const kept: number[] = [0];
  for (let i = 1; i < points.length - 1; i++) {
    const [[x, y], [lastX, lastY]] = [points[i]!, points[kept.at(-1)!]!];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) > SHORE_STEP) kept.push(i);
  }
  kept.push(points.length - 1);
  return { points: kept.map((i) => points[i]!), texts: kept.map((i) => texts[i]!) };
}

const drawLine = ({ texts }: Line): string => `M${texts.join('L')}`;

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
