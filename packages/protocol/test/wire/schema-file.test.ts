import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { clientMessageSchema, tableMessageSchema, wireSchema } from '../../src/index.ts';

const text = readFileSync(new URL('../../../../docs/wire.schema.json', import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: true, formats: { 'date-time': true } }).addSchema(JSON.parse(text), 'wire');
const checks = {
  client: [ajv.getSchema('wire#/$defs/client-message')!, clientMessageSchema],
  table: [ajv.getSchema('wire#/$defs/table-message')!, tableMessageSchema],
} as const;
const isMessage = ajv.getSchema('wire')!;

const line = { seq: 1, seat: 'host', events: [{ type: 'claimed', seat: 0, territory: 'peru' }] };

describe('docs/wire.schema.json', () => {
  test('matches the code (scripts/schema.mjs writes it)', () => {
    expect(text).toBe(`${JSON.stringify(wireSchema(), undefined, 2)}\n`);
  });

  test.each([
    ['client', 'a greeting', { type: 'hello', protocol: 1 }],
    ['client', 'a greeting of another version', { type: 'hello', protocol: 7, features: [] }],
    ['client', 'a seat', { type: 'sit', seat: 'watch', after: 12 }],
    ['client', 'a command', { type: 'command', id: 'a', command: { type: 'claim', territory: 'peru' } }],
    ['table', 'lines', { type: 'seated', seat: 0, lines: [line] }],
    ['table', 'a line', { type: 'line', ...line }],
    ['table', 'a refusal', { type: 'refused', id: 'a', rejection: { code: 'seat-out', seat: 0 } }],
    ['table', 'an end', { type: 'closed', result: { type: 'drawn' } }],
    ['table', 'a failure', { type: 'failed', code: 'not-yours' }],
  ] as const)('accepts of a %s %s, as the code does', (who, _, message) => {
    const [isValid, schema] = checks[who];
    expect([isValid(message), isMessage(message), schema.safeParse(message).success]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([
    ['client', 'nothing', {}],
    ['client', 'a seat that nobody has', { type: 'sit', seat: 6, after: 0 }],
    ['client', 'an empty id', { type: 'command', id: '', command: { type: 'surrender' } }],
    ['client', 'a seat in a command', { type: 'command', id: 'a', seat: 1, command: { type: 'surrender' } }],
    ['client', 'an answer', { type: 'accepted', id: 'a', seq: 1 }],
    ['table', 'a command', { type: 'command', id: 'a', command: { type: 'surrender' } }],
    ['table', 'a line with its command', { type: 'line', ...line, command: { type: 'start' } }],
    ['table', 'a line with its chance', { type: 'line', ...line, chance: [] }],
    ['table', 'an event that is none', { type: 'line', ...line, events: [{ type: 'rained' }] }],
    ['table', 'a greeting without a game', { type: 'hello', protocol: 1, yours: [] }],
    ['table', 'a failure that is none', { type: 'failed', code: 'tired' }],
  ] as const)('refuses of a %s %s, as the code does', (who, _, message) => {
    const [isValid, schema] = checks[who];
    expect([isValid(message), schema.safeParse(message).success]).toEqual([false, false]);
  });
});
