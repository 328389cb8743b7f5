import type { Box, Ring, WorldMap } from '../map/map.ts';

/** A coarse grid of the map that makes it fast to check whole boxes. */
export interface Raster {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array; // SEA, or the territory
}

const CELL = 4; // units
const SEA = 255;

export function rasterize({ width, height, territories }: WorldMap): Raster {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Uint8Array(columns * rows).fill(SEA);
  territories.forEach(({ rings }, t) => {
    for (const [row, crossings] of crossingsOf(rings)) {
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.ceil(crossings[i]! / CELL - 0.5);
        const to = Math.floor(crossings[i + 1]! / CELL - 0.5);
        if (from <= to) cells.fill(t, row * columns + from, row * columns + to + 1);
      }
    }
  });
  return { columns, rows, cells };
}

/** By row: the x positions where lines cross its middle. */
function crossingsOf(rings: readonly Ring[]): Map<number, number[]> {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1]!;
      const [bx, by] = ring[i]!;
      const first = Math.ceil(Math.min(ay, by) / CELL - 0.5);
      const last = Math.ceil(Math.max(ay, by) / CELL - 0.5) - 1;
      for (let row = first; row <= last; row++) {
        const x = ((bx - ax) * ((row + 0.5) * CELL - ay)) / (by - ay) + ax;
        const known = crossings.get(row);
        if (known) known.push(x);
        else crossings.set(row, [x]);
      }
    }
  return crossings;
}

/** Returns the share of sea in a box, 0 to 1; undefined if it touches another territory or leaves the board. */
export function seaUnder({ columns, rows, cells }: Raster, box: Box, territory: number): number | undefined {
  const [left, right] = [Math.floor(box.left / CELL), Math.floor(box.right / CELL)];
  const [top, bottom] = [Math.floor(box.top / CELL), Math.floor(box.bottom / CELL)];
  if (left < 0 || top < 0 || right >= columns || bottom >= rows) return undefined;
  let sea = 0;
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const owner = cells[row * columns + column]!;
      if (owner === SEA) sea++;
      else if (owner !== territory) return undefined;
    }
  return sea / ((right - left + 1) * (bottom - top + 1));
}
