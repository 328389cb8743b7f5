import type { MapData } from '../src/board/map/map.ts';
import { editions } from '../src/words/en/editions.ts';
import { drawOutlines } from './outline.ts';
import type { Palette } from './palette.ts';

/** The data for link previews: outlines of the territories, in the order of the board, colours and names. */
export interface PreviewBoard {
  readonly width: number;
  readonly height: number;
  readonly sea: string;
  readonly land: string; // colour of unowned land
  readonly border: string;
  readonly owners: Readonly<Record<string, string>>; // colours of seats, and of neutral armies
  readonly territories: readonly string[]; // paths
  readonly editions: Readonly<Record<string, string>>; // their names
}

const WIDTH = 1200;
const HEIGHT = 675;

/** The part of the map with land on it. */
const LEFT = 25;
const TOP = 8;
const SCALE = 1545 / WIDTH;

const OWNERS = ['black', 'blue', 'green', 'pink', 'red', 'yellow', 'neutral'];

export function makePreviewBoard(map: MapData, { dark }: Palette): PreviewBoard {
  const crop = { left: LEFT, top: TOP, width: WIDTH * SCALE, height: HEIGHT * SCALE, scale: SCALE };
  return {
    width: WIDTH,
    height: HEIGHT,
    sea: dark['board-sea'] ?? '',
    land: dark['board-land'] ?? '',
    border: dark['board-ground'] ?? '',
    owners: Object.fromEntries(OWNERS.map((owner) => [owner, dark[`seat-${owner}`] ?? ''])),
    territories: drawOutlines(map, crop, 0.8, 12),
    editions: editions.names,
  };
}
