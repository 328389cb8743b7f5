import { expect, test } from 'vitest';
import { newId } from '../src/random-id.ts';

test('ids are letters and digits, and all different', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
