import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS, classicBoard, EDITIONS } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { readPalette } from '../board/palette.ts';
import { makePreviewBoard } from '../board/preview.ts';

const src = join(import.meta.dirname, '../src');

test('the board for link previews has an outline of every territory, and all colours and names', () => {
  const map = JSON.parse(readFileSync(join(src, 'board/map/data/map.json'), 'utf8'));
  const palette = readPalette(readFileSync(join(src, 'board/colours.css'), 'utf8'));
  const { territories, owners, editions, sea, land, border } = makePreviewBoard(map, palette);
  expect(map.territories.map(({ id }: { id: string }) => id)).toEqual(
    classicBoard.territories.map(({ id }) => id),
  );
  expect(territories).toHaveLength(classicBoard.territories.length);
  for (const path of territories) expect(path).toMatch(/^(M[-\d ]+l[-\d ]+z)+$/);
  for (const colour of [sea, land, border, ...[...COLOURS, 'neutral'].map((owner) => owners[owner])])
    expect(colour).toMatch(/^#[\da-f]{6}$/);
  for (const { id } of EDITIONS) expect(editions[id]).toMatch(/^[A-Z]/);
});
