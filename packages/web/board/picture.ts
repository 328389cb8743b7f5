import { decodeMap, type MapData, type Ring } from '../src/board/map/map.ts';

/** Grid size in units. Points snap to the grid, so neighbours keep a common border with few points. */
const GRID = 6;

/** Smaller rings, such as islets, are dropped. */
const MIN_POINTS = 5;

const COLOURS = ['#ae2620', '#3568a8', '#58a750', '#f6da62', '#eb8fc0', '#83847e'];

/** Draws a small picture of the board in the colours of a made-up game. */
export function drawPicture(map: MapData): string {
  const { width, height, territories } = decodeMap(map);
  const areas = territories.map(({ rings, continent }, t) => {
    const colour = COLOURS[(continent + (t % 3 === 0 ? 1 : 0)) % COLOURS.length];
    return `<path fill="${colour}" d="${rings.map(drawCoarsely).join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / GRID} ${height / GRID}" stroke="#fff" stroke-width=".4" stroke-linejoin="round">
<title>Rubicon</title>
${areas.join('\n')}
</svg>
`;
}

function drawCoarsely(ring: Ring): string {
  const points: [number, number][] = [];
  for (const [x, y] of ring) {
    const at: [number, number] = [Math.round(x / GRID), Math.round(y / GRID)];
    if (isRedundant(points.at(-2), points.at(-1), at)) points.pop();
    points.push(at);
  }
  if (points.length < MIN_POINTS) return '';
  const steps = points.slice(1, -1).map(([x, y], i) => `${x - points[i]![0]} ${y - points[i]![1]}`);
  return `M${points[0]!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Whether the middle of three points is redundant: on a line with the others, or equal to the previous one. */
function isRedundant(
  a: readonly [number, number] | undefined,
  b: readonly [number, number] | undefined,
  c: readonly [number, number],
): boolean {
  if (b === undefined) return false;
  if (b[0] === c[0] && b[1] === c[1]) return true;
  return a !== undefined && (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0]);
}
