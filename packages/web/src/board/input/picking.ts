import { contains, distance, distanceTo, isIn } from '../map/geometry.ts';
import { type Point, worldMap } from '../map/map.ts';

const { territories, lanes, width } = worldMap;

/** Returns the territory under a point; for a small island, the sea around it counts too. */
export function territoryAt(point: Point): number | undefined {
  const under = territories.findIndex(({ box, rings }) => isIn(point, box) && contains(rings, point));
  if (under >= 0) return under;
  const near = territories.findIndex(({ badge, reach }) => distance(badge, point) <= reach);
  return near >= 0 ? near : undefined;
}

/** How far a finger reaches, in units. */
export interface Touch {
  readonly reach: number; // around the finger
  readonly badge: number; // the radius of a badge; a direct hit always wins
}

/**
 * Returns the territory a finger points at: the one whose badge it hits, else a lit one under it, else the nearest lit
 * one in reach, else the one under it.
 */
export function snapTo(point: Point, lit: ReadonlySet<number>, { reach, badge }: Touch): number | undefined {
  const hit = territories.findIndex((one) => distance(one.badge, point) <= badge);
  if (hit >= 0) return hit;
  const under = territoryAt(point);
  if (under !== undefined && lit.has(under)) return under;
  let [nearest, least] = [under, reach];
  for (const t of lit) {
    const { box, rings } = territories[t]!;
    if (!isIn(point, box, least)) continue;
    const away = distanceTo(rings, point);
    if (away < least) [nearest, least] = [t, away];
  }
  return nearest;
}

/**
 * Returns the origin of a drag: the territory under the mouse, or the one whose badge a finger reaches. Any other drag
 * of a finger pans.
 */
export function originAt(
  point: Point,
  origins: Pick<ReadonlySet<number>, 'has' | 'keys'>,
  finger: number | undefined,
): number | undefined {
  if (finger === undefined) {
    const under = territoryAt(point);
    return under !== undefined && origins.has(under) ? under : undefined;
  }
  let [nearest, least] = [undefined as number | undefined, finger];
  for (const t of origins.keys()) {
    const away = distance(territories[t]!.badge, point);
    if (away <= least) [nearest, least] = [t, away];
  }
  return nearest;
}

/** Returns the target of a drag: the one under the point or near it. */
export function targetAt(point: Point, targets: ReadonlySet<number>, touch: Touch): number | undefined {
  const near = snapTo(point, targets, touch);
  return near !== undefined && targets.has(near) ? near : undefined;
}

export const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Record<string, Point>;
export type Direction = keyof typeof DIRECTIONS;

/** Returns the neighbour in a direction or, if there is none, the nearest territory in that direction. */
export function stepTowards(
  from: number,
  direction: Direction,
  links: readonly (readonly [number, number])[],
): number | undefined {
  const neighbours = links.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []));
  const others = territories.map((_, t) => t).filter((t) => t !== from);
  return bestTowards(from, direction, neighbours) ?? bestTowards(from, direction, others);
}

/** Prefers candidates straight ahead, then near ones; skips those more to the side than ahead. */
function bestTowards(from: number, direction: Direction, candidates: readonly number[]): number | undefined {
  const [directionX, directionY] = DIRECTIONS[direction];
  let [best, least] = [undefined as number | undefined, Number.POSITIVE_INFINITY];
  for (const t of candidates) {
    const [dx, dy] = offset(from, t);
    const ahead = dx * directionX + dy * directionY;
    const aside = Math.abs(dx * directionY) + Math.abs(dy * directionX);
    if (ahead <= 0 || aside > 1.2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [t, cost];
  }
  return best;
}

/** The vector from badge to badge; across the edge of the map if their lane crosses it. */
function offset(from: number, to: number): Point {
  const [a, b] = [territories[from]!.badge, territories[to]!.badge];
  const dx = b[0] - a[0];
  return [isAcrossEdge(from, to) ? dx - Math.sign(dx) * width : dx, b[1] - a[1]];
}

/** Whether the lane between two territories crosses the edge of the map. */
export function isAcrossEdge(a: number, b: number): boolean {
  return lanes.some(
    ({ between, lines }) => lines.length > 1 && between.includes(a) && between.includes(b) && a !== b,
  );
}

/** Returns the next territory after `from` whose name begins with the typed letters. */
export function findByName(names: readonly string[], typed: string, from: number): number | undefined {
  const wanted = fold(typed);
  const first = typed.length > 1 ? from : from + 1; // more letters may still match the same territory
  for (let i = 0; i < names.length; i++) {
    const t = (first + i) % names.length;
    if (fold(names[t]!).startsWith(wanted)) return t;
  }
  return undefined;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
