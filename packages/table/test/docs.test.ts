import { readFileSync } from 'node:fs';
import { clientMessageSchema, tableMessageSchema } from '@rubicon/protocol';
import { WIRE_FAILURES } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import { Guest, newTable, place, quiet } from './tables.ts';

const page = readFileSync(new URL('../../../docs/wire.md', import.meta.url), 'utf8');
const conversation = page.slice(page.indexOf('## A conversation'), page.indexOf('## Messages from a client'));
const lines = [...conversation.matchAll(/^([<>]) (\{.*\})$/gm)].map(([, who, text]) => ({
  who,
  json: JSON.parse(text ?? ''),
}));

describe('docs/wire.md', () => {
  test('its conversation is what a table really sends', async () => {
    const { game } = lines.find(({ json }) => json.type === 'hello' && json.game !== undefined)?.json ?? {};
    const table = await newTable(game, place({ id: game.id }));
    table.begin();
    const guest = new Guest(table, [0]);
    const said: object[] = [];
    for (const { who, json } of lines) {
      if (who === '<') guest.connection.receive(json);
      else said.push(json);
      await quiet();
    }
    expect(said.length).toBeGreaterThan(7);
    expect(guest.got).toEqual(said);
    for (const { who, json } of lines)
      expect((who === '<' ? clientMessageSchema : tableMessageSchema).safeParse(json).error).toBeUndefined();
  });

  test('lists every message and every code', () => {
    const types = [...clientMessageSchema.options, ...tableMessageSchema.options].map(
      ({ shape }) => shape.type.value,
    );
    expect([...types, ...WIRE_FAILURES].filter((word) => !page.includes(`| \`${word}\` |`))).toEqual([]);
  });
});
