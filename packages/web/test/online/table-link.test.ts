import { describe, expect, test } from 'vitest';
import { parseTableLink, tableLink } from '../../src/online/table-link.ts';

const ORIGIN = 'https://rubicon.example';

describe('a link to a table', () => {
  test('is read back as its path', () => {
    for (const invite of [undefined, 'a b&c']) {
      const link = tableLink(ORIGIN, 'Zr1wM4ySXzT6', invite);
      expect(`${ORIGIN}${parseTableLink(link, ORIGIN)}`).toBe(link);
    }
  });

  test('may be the id alone, with spaces around it', () => {
    expect(parseTableLink('  Zr1wM4ySXzT6 ', ORIGIN)).toBe('/table/Zr1wM4ySXzT6');
  });

  test.each([
    '',
    'hello world',
    'https://evil.example/table/Zr1wM4ySXzT6',
    `${ORIGIN}/rules`,
    `${ORIGIN}/table/a/b`,
    'javascript:alert(1)',
  ])('is not %j', (text) => {
    expect(parseTableLink(text, ORIGIN)).toBeUndefined();
  });
});
