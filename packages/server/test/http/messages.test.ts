import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { incomingSchema, outgoingSchema } from '../../src/http/sockets/messages.ts';

const page = readFileSync(new URL('../../../../docs/wire.md', import.meta.url), 'utf8');

/** The messages of the page that clients or the server send. */
const examples = (mark: '<' | '>'): { readonly type: string }[] =>
  [...page.matchAll(new RegExp(`^${mark} (\\{.*\\})$`, 'gm'))].map(([, text = '']) => JSON.parse(text));

/** All types of messages of a schema. */
function typesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => typesOf(option as z.ZodType));
  if (schema instanceof z.ZodObject) return [(schema.shape.type as z.ZodLiteral<string>).value];
  throw new Error('neither a message nor a choice of messages');
}

describe.each([
  ['clients', '<', incomingSchema],
  ['the server', '>', outgoingSchema],
] as const)('messages from %s', (_, mark, schema) => {
  test('in docs/wire.md are messages', () => {
    for (const example of examples(mark))
      expect([schema.safeParse(example).success, example]).toEqual([true, example]);
  });

  test('are all in docs/wire.md, in a table or an example', () => {
    const types = typesOf(schema);
    expect(types.length).toBeGreaterThanOrEqual(10);
    expect(types.filter((type) => !page.includes(`| \`${type}\` |`))).toEqual([]);
  });
});

test('the messages that the server adds to the wire protocol have examples', () => {
  const shown = new Set([...examples('<'), ...examples('>')].map(({ type }) => type));
  for (const type of [
    'say',
    'chat',
    'table',
    'playing',
    'tables',
    'listed',
    'unlisted',
    'mine',
    'mine-changed',
  ])
    expect(shown).toContain(type);
});
