import { readFileSync } from 'node:fs';
import { EDITIONS } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { drawEdition, PICTURED } from '../../board/edition-pictures.ts';
import { readPalette } from '../../board/palette.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const map = JSON.parse(read('../../src/board/map/data/map.json'));
const palette = readPalette(read('../../src/board/colours.css'));

test('every edition has a picture', () => {
  expect(new Set(PICTURED)).toEqual(new Set(EDITIONS.map(({ id }) => id)));
});

test.each(PICTURED)('the picture of %s is up to date, small and made for both themes', (id) => {
  const picture = read(`../../public/editions/${id}.svg`);
  expect(picture).toBe(drawEdition(id, map, palette)); // npm run editions
  expect(picture.length).toBeLessThanOrEqual(6000);
  expect(picture).toContain(palette.dark['board-sea']);
  expect(picture).toContain(palette.light['board-sea']);
});
