import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { recordSchema } from '../src/index.ts';
import { GOLDEN_NAMES, linesOf, readGolden } from './records.ts';

const text = readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: true, formats: { 'date-time': true } });
const isValid = ajv.compile(JSON.parse(text));

describe('docs/record.schema.json', () => {
  test('matches the code (scripts/schema.mjs writes it)', () => {
    expect(text).toBe(`${JSON.stringify(recordSchema(), undefined, 2)}\n`);
  });

  test.each(GOLDEN_NAMES)('accepts every line of %s', (name) => {
    const refused = linesOf(readGolden(name)).filter((line) => !isValid(JSON.parse(line)));
    expect(refused).toEqual([]);
  });

  const [header, start] = linesOf(readGolden('classic-3')).map((line) => JSON.parse(line));
  test.each([
    ['nothing', {}],
    ['a list', []],
    ['a header of another version', { ...header, version: 3 }],
    ['a header without seats', { ...header, seats: undefined }],
    ['a field too many', { ...start, v: 1 }],
    ['a line without its number', { ...start, seq: undefined }],
    ['a time that is none', { ...start, time: 'teatime' }],
    ['an unknown command', { ...start, command: { type: 'pray' } }],
    ['a command with a field too many', { ...start, command: { type: 'start', v: 1 } }],
    ['a command without a field', { ...start, command: { type: 'claim' } }],
    ['an unknown event', { ...start, events: [{ type: 'rained' }] }],
    [
      'an event with half an army',
      { ...start, events: [{ type: 'occupied', from: 'a', to: 'b', armies: 0.5 }] },
    ],
    ['an outcome of two numbers', { ...start, chance: [[1, 6]] }],
  ])('refuses %s', (_, line) => {
    expect(isValid(JSON.parse(JSON.stringify(line)))).toBe(false);
  });
});
