import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from '../../src/board/map/packed.ts';

test('packed numbers can be unpacked, and JSON adds nothing but quotes', () => {
  const numbers = Array.from({ length: 40_001 }, (_, i) => i - 20_000);
  const text = packNumbers(numbers);
  expect(unpackNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('steps of up to 37 tenths take one letter', () => {
  for (let step = -38; step <= 37; step++) expect(packNumbers([step])).toHaveLength(1);
});
