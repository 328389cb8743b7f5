import { describe, expect, test } from 'vitest';
import { clientMessageSchema, tableMessageSchema } from '../../src/index.ts';

const command = { type: 'command', id: 'a', command: { type: 'claim', territory: 'peru' } };
const line = {
  type: 'line',
  seq: 1,
  seat: 'host',
  events: [{ type: 'claimed', seat: 0, territory: 'peru' }],
};

describe('a message of a client', () => {
  test.each([
    ['a greeting', { type: 'hello', protocol: 1 }],
    ['a greeting of another version', { type: 'hello', protocol: 7, features: [] }],
    ['a seat', { type: 'sit', seat: 5, after: 0 }],
    ['a watcher', { type: 'sit', seat: 'watch', after: 12 }],
    ['a command', command],
    ['a command that the rules will refuse', { ...command, command: { type: 'pray', to: ['Mars'] } }],
  ])('is %s', (_, message) => {
    expect(clientMessageSchema.parse(message)).toEqual(message);
  });

  test.each([
    ['nothing', undefined],
    ['text', 'hello'],
    ['a list', [command]],
    ['of another type', { type: 'chat', text: 'hi' }],
    ['a greeting without a version', { type: 'hello' }],
    ['a seat that nobody has', { type: 'sit', seat: 6, after: 0 }],
    ['half a seat', { type: 'sit', seat: 0.5, after: 0 }],
    ['a seat before the first line', { type: 'sit', seat: 0, after: -1 }],
    ['a field too many', { ...command, seat: 1 }],
    ['an id that is too long', { ...command, id: 'x'.repeat(65) }],
    ['an empty id', { ...command, id: '' }],
    ['a command that is text', { ...command, command: 'surrender' }],
    ['a command that is a list', { ...command, command: [] }],
    ['a command whose type is none', { ...command, command: { type: { toString: 1 } } }],
  ])('is not %s', (_, message) => {
    expect(clientMessageSchema.safeParse(message).success).toBe(false);
  });
});

describe('a message of a table', () => {
  test('has events, and neither commands nor outcomes', () => {
    expect(tableMessageSchema.safeParse(line).success).toBe(true);
    expect(tableMessageSchema.safeParse({ ...line, command: command.command }).success).toBe(false);
    expect(tableMessageSchema.safeParse({ ...line, chance: [] }).success).toBe(false);
  });
});
