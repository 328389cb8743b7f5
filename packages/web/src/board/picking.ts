import { contains, distance, distanceTo, isIn } from './geometry.ts';
import { type Point, worldMap } from './map.ts';

const { territories, lanes, width } = worldMap;

/** The territory under a point; a small island has some sea around it. */
export function territoryAt(point: Point): number | undefined {
  const under = territories.findIndex(({ box, rings }) => isIn(point, box) && contains(rings, point));
  if (under >= 0) return under;
  const near = territories.findIndex(({ badge, reach }) => distance(badge, point) <= reach);
  return near >= 0 ? near : undefined;
}

/** What a finger means: what it touches if that is lit, or what is lit and near, or what it touches. */
export function snapTo(point: Point, lit: ReadonlySet<number>, reach: number): number | undefined {
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

/** Where an arrow begins: on the land of an origin, or on the sea beside one; the land of others pans. */
export function originAt(point: Point, origins: ReadonlySet<number>, reach: number): number | undefined {
  const under = territoryAt(point) ?? snapTo(point, origins, reach);
  return under !== undefined && origins.has(under) ? under : undefined;
}

/** Where an arrow ends: on one of its targets, or near it. */
export function targetAt(point: Point, targets: ReadonlySet<number>, reach: number): number | undefined {
  const near = snapTo(point, targets, reach);
  return near !== undefined && targets.has(near) ? near : undefined;
}

export const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Record<string, Point>;
export type Direction = keyof typeof DIRECTIONS;

/** The neighbour that lies most in a direction; where there is none, the nearest territory that does. */
export function stepTowards(
  from: number,
  direction: Direction,
  links: readonly (readonly [number, number])[],
): number | undefined {
  const neighbours = links.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []));
  const others = territories.map((_, t) => t).filter((t) => t !== from);
  return bestTowards(from, direction, neighbours) ?? bestTowards(from, direction, others);
}

/** Straight ahead counts most, then nearness; nothing that lies more to the side than ahead. */
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

/** From badge to badge; across the edge of the map where their lane goes. */
function offset(from: number, to: number): Point {
  const [a, b] = [territories[from]!.badge, territories[to]!.badge];
  const dx = b[0] - a[0];
  return [isAcrossEdge(from, to) ? dx - Math.sign(dx) * width : dx, b[1] - a[1]];
}

/** Whether the lane between two territories leaves the map at one edge and comes back at the other. */
export function isAcrossEdge(a: number, b: number): boolean {
  return lanes.some(
    ({ between, lines }) => lines.length > 1 && between.includes(a) && between.includes(b) && a !== b,
  );
}

/** The next territory, after the one at hand, whose name begins with what was typed. */
export function findByName(names: readonly string[], typed: string, from: number): number | undefined {
  const wanted = fold(typed);
  const first = typed.length > 1 ? from : from + 1; // a second letter may still mean the same one
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
