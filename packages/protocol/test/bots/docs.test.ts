import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botMessageSchema, FAILURE_REASONS, hostMessageSchema, makeView } from '../../src/index.ts';
import { gameAt, TABLES } from './tables.ts';

const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');

describe('docs/bots.md', () => {
  test('its transcript has real messages', () => {
    const lines = [...page.matchAll(/^([<>]) (\{.*\})$/gm)].filter(([, , text]) => !text!.includes('…'));
    expect(lines.length).toBeGreaterThan(8);
    for (const [, who, text] of lines) {
      const schema = who === '>' ? hostMessageSchema : botMessageSchema;
      expect([text, schema.safeParse(JSON.parse(text!)).error]).toEqual([text, undefined]);
    }
  });

  test('lists every reason', () => {
    expect(FAILURE_REASONS.filter((reason) => !page.includes(`| \`${reason}\` |`))).toEqual([]);
  });

  test('lists every field of a view', () => {
    const fields = TABLES.flatMap((table) => {
      const { rules, position } = gameAt(table);
      return Object.keys(makeView(rules, position, 0));
    });
    expect([...new Set(fields)].filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  });
});
