export type Point = readonly [x: number, y: number];

/** A closed line: the last point equals the first. */
export type Ring = readonly Point[];

/** A shell and its holes. */
export type Polygon = readonly Ring[];
export type Area = readonly Polygon[];

/** Twice the signed area; the sign is the winding direction. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return sum;
}

export const sizeOf = (ring: Ring): number => Math.abs(signedArea(ring)) / 2;

export const mapPoints = (area: Area, change: (point: Point) => Point): Area =>
  area.map((polygon) => polygon.map((ring) => ring.map(change)));

export const mapRings = (area: Area, change: (ring: Ring) => Ring): Area =>
  area.map((polygon) => polygon.map(change));

export const roundTo = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Parses points written as `lon,lat lon,lat …`. */
export function parsePoints(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: ${pair}`);
    return [x, y];
  });
}

export function parseRing(text: string): Ring {
  const points = parsePoints(text);
  const [first, last] = [points[0]!, points.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? points : [...points, first];
}
