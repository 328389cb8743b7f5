import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Game, legal, makeOffer, toAct, viewOf } from '@rubicon/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import {
  botMessageSchema,
  botsSchema,
  hostMessageSchema,
  makeGame,
  makeView,
  questionOf,
} from '../../src/index.ts';
import { gameAt, playAtRandom, TABLES } from './tables.ts';

const text = readFileSync(new URL('../../../../docs/bots.schema.json', import.meta.url), 'utf8');
const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(text));
const isMessage = (json: unknown): boolean =>
  hostMessageSchema.safeParse(json).success || botMessageSchema.safeParse(json).success;

describe('docs/bots.schema.json', () => {
  test('matches the code (scripts/schema.mjs writes it)', () => {
    expect(text).toBe(`${JSON.stringify(botsSchema(), undefined, 2)}\n`);
  });

  test.each(TABLES)('accepts what is sent in $name', ({ name, ...table }) => {
    const { rules, position } = gameAt({ name, ...table });
    const wrong: unknown[] = [];
    const check = (message: unknown): void => {
      const json: unknown = JSON.parse(JSON.stringify(message));
      const { data } = hostMessageSchema.safeParse(json); // without fields that are not in the schema
      if (!isValid(json) || !isDeepStrictEqual(data, json)) wrong.push(json);
    };
    check(makeGame(rules, viewOf(position, 0), 0, { game: 1, moveMs: 1, gameMs: 1 }));
    playAtRandom({ rules, position } as Game, `schema of ${name}`, 150, () => {
      for (const seat of toAct(position).filter((actor) => actor < position.status.length)) {
        const view = viewOf(position, seat);
        check({
          type: 'act',
          id: 1,
          timeLeft: { moveMs: 1, gameMs: 1 },
          asks: questionOf(view),
          choices: legal(rules, view, seat).map((offer) => makeOffer(rules.board, offer)),
          default: { type: 'surrender' },
          view: makeView(rules, view, seat),
        });
      }
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['an unknown message', { type: 'shout' }],
    ['a hello of another version', { type: 'hello', protocol: 2, name: 'a' }],
    ['a hello without a name', { type: 'hello', protocol: 1 }],
    ['an answer without a number', { type: 'command', command: { type: 'keep' } }],
    ['an answer to a text', { type: 'command', id: '1', command: { type: 'keep' } }],
    ['an answer without a command', { type: 'command', id: 1 }],
    ['an event that is none', { type: 'events', events: [{ type: 'rained' }] }],
    ['a result that is none', { type: 'over', result: { type: 'lost' } }],
  ])('refuses %s, as the code does', (_, message) => {
    expect(isValid(message)).toBe(false);
    expect(isMessage(message)).toBe(false);
  });

  test.each([
    ['a message of a newer host', { type: 'bye', mood: 'good' }],
    ['a hello with a field that nobody knows', { type: 'hello', protocol: 1, name: 'a', mood: 'good' }],
    ['an answer with a note', { type: 'command', id: 1, command: { type: 'keep' }, note: 'why not' }],
  ])('accepts %s', (_, message) => {
    expect(isValid(message)).toBe(true);
    expect(isMessage(message)).toBe(true);
  });
});
