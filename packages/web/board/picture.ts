import { decodeMap, type MapData, type Ring } from '../src/board/map.ts';

/** Points fall on a grid as coarse as this, in units: neighbours keep one border, and hardly any points. */
const GRID = 6;

/** Of dots in the sea nothing is left. */
const LEAST_POINTS = 5;

const COLOURS = ['#ae2620', '#3568a8', '#58a750', '#f6da62', '#eb8fc0', '#83847e'];

/** The board as a small picture, in the middle of a game that nobody has played. */
export function drawPicture(map: MapData): string {
  const { width, height, territories } = decodeMap(map);
  const areas = territories.map(({ rings, continent }, t) => {
    const colour = COLOURS[(continent + (t % 3 === 0 ? 1 : 0)) % COLOURS.length];
    return `<path fill="${colour}" d="${rings.map(coarse).join('')}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / GRID} ${height / GRID}" stroke="#fff" stroke-width=".4" stroke-linejoin="round">
<title>Rubicon</title>
${areas.join('\n')}
</svg>
`;
}

function coarse(ring: Ring): string {
  const points: [number, number][] = [];
  for (const [x, y] of ring) {
    const at: [number, number] = [Math.round(x / GRID), Math.round(y / GRID)];
    if (isStraight(points.at(-2), points.at(-1), at)) points.pop();
    points.push(at);
  }
  if (points.length < LEAST_POINTS) return '';
  const steps = points.slice(1, -1).map(([x, y], i) => `${x - points[i]![0]} ${y - points[i]![1]}`);
  return `M${points[0]!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Whether the middle of three points says nothing: on the way between the others, a dead end, or the same again. */
function isStraight(
  a: readonly [number, number] | undefined,
  b: readonly [number, number] | undefined,
  c: readonly [number, number],
): boolean {
  if (b === undefined) return false;
  if (b[0] === c[0] && b[1] === c[1]) return true;
  return a !== undefined && (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0]);
}
