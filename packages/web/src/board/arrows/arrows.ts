import { formatPoint } from '../map/curves.ts';
import { distance } from '../map/geometry.ts';
import { type Point, worldMap } from '../map/map.ts';

/** An arrow in board units. Across the edge of the map it has two parts, with the tip on the second. */
export interface ArrowPath {
  readonly parts: readonly string[];
  readonly tip: string;
  readonly curve: Curve; // of the first part; labels are placed along it
}

type Curve = readonly [start: Point, control: Point, end: Point];

const BEND = 0.16;
const MAX_BEND = 46;

/** Draws an arrow from badge to badge, bent to its left so that opposite arrows do not overlap. */
export function drawArrow(from: number, to: number, radius: number): ArrowPath {
  const [start, end] = [worldMap.territories[from]!.badge, worldMap.territories[to]!.badge];
  const lane = worldMap.lanes.find(
    ({ between, lines }) => lines.length > 1 && between.includes(from) && between.includes(to),
  );
  if (!lane || from === to) return drawBend(start, end, radius, radius);
  const isForward = lane.between[0] === from;
  const [out, back] = isForward ? lane.lines : lane.lines.toReversed();
  const first = drawBend(start, out!.at(-1)!, radius, 0);
  const second = drawBend(back!.at(-1)!, end, 0, radius);
  return { parts: [...first.parts, ...second.parts], tip: second.tip, curve: first.curve };
}

/** Draws the arrow of a drag, which may end anywhere. */
export function drawArrowTo(from: number, end: Point, radius: number): ArrowPath {
  return drawBend(worldMap.territories[from]!.badge, end, radius, 0);
}

function drawBend(start: Point, end: Point, startGap: number, endGap: number): ArrowPath {
  const length = Math.max(distance(start, end), 1);
  const bend = Math.min(MAX_BEND, length * BEND);
  const side: Point = [(end[1] - start[1]) / length, -(end[0] - start[0]) / length];
  const control: Point = [
    (start[0] + end[0]) / 2 + 2 * bend * side[0],
    (start[1] + end[1]) / 2 + 2 * bend * side[1],
  ];
  const head = endGap === 0 ? 0 : Math.min(endGap * 0.9, length / 3);
  const from = towards(start, control, startGap * 1.15);
  const point = towards(end, control, endGap * 1.2);
  const neck = towards(end, control, endGap * 1.2 + head);
  return {
    parts: [`M${formatPoint(from)}Q${formatPoint(control)} ${formatPoint(neck)}`],
    tip: head === 0 ? '' : drawTip(point, neck, head),
    curve: [from, control, neck],
  };
}

function towards([x, y]: Point, to: Point, by: number): Point {
  const length = Math.max(distance([x, y], to), 1);
  return [x + ((to[0] - x) * by) / length, y + ((to[1] - y) * by) / length];
}

function drawTip(point: Point, neck: Point, size: number): string {
  const [dx, dy] = [(point[0] - neck[0]) / size, (point[1] - neck[1]) / size];
  const half = size * 0.62;
  const left: Point = [neck[0] - dy * half, neck[1] + dx * half];
  const right: Point = [neck[0] + dy * half, neck[1] - dx * half];
  return `M${formatPoint(point)}L${formatPoint(left)}L${formatPoint(right)}Z`;
}
