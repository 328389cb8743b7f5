import { expect, test } from 'vitest';
import { wireGameOf } from '../../src/wire/index.ts';
import { linesOf, readGolden } from '../records.ts';

test('pages get at most 24 letters of a name', () => {
  const header = JSON.parse(linesOf(readGolden('classic-3'))[0]!);
  const seats = ['😀'.repeat(24), 'x'.repeat(25), 'Ann'].map((name) => ({ ...header.seats[0], name }));
  const shown = wireGameOf({ ...header, seats }, 'g').seats.map(({ name }) => name);
  expect(shown).toEqual(['😀'.repeat(24), `${'x'.repeat(23)}…`, 'Ann']);
});
