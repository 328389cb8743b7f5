import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const boardSchema = z.object({
  width: z.int(),
  height: z.int(),
  sea: z.string(),
  land: z.string(), // the colour of territories without an owner
  border: z.string(),
  owners: z.record(z.string(), z.string()), // colours of seats, and of neutral armies
  territories: z.array(z.string()), // paths, in the order of the board
  editions: z.record(z.string(), z.string()), // their names
});

/** The board as the build of the page describes it. */
export type PreviewBoard = z.infer<typeof boardSchema>;

/** Reads the board from the folder of the page; undefined if it has none. */
export async function readBoard(page: string): Promise<PreviewBoard | undefined> {
  const text = await readFile(join(page, 'board.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : boardSchema.parse(JSON.parse(text));
}

/** Draws the board as an SVG; territories without an owner have the colour of land. */
export function drawBoard(
  { width, height, sea, land, border, owners, territories }: PreviewBoard,
  owned: readonly (string | undefined)[],
): string {
  const areas = territories.map((path, t) => `<path fill="${owners[owned[t] ?? ''] ?? land}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sea}"/><g stroke="${border}" stroke-width="2" stroke-linejoin="round">${areas.join('')}</g></svg>`;
}
