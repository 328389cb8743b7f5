import { parseTable, type TableView, tableViewSchema } from '@rubicon/api';
import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const hash = 'ab'.repeat(32);
const table: TableView = {
  id: 'table-1',
  version: 3,
  stage: 'over',
  host: 'p',
  settings: {
    edition: 'world-domination',
    options: { setup: 'quick' },
    seats: [{ colour: 'red' }, { bot: 'easy' }],
    isPublic: true,
    clock: { turn: 60, bank: 0 },
    absent: 'bot',
    standIn: 'medium',
    spectators: { delay: 0 },
    chat: 'all',
    isRated: false,
  },
  seats: [
    {
      colour: 'red',
      player: 'p',
      name: 'Ann',
      isBot: false,
      completion: 0.5,
      isReady: true,
      swap: 1,
      hash,
      isRevealed: true,
    },
    { colour: 'blue', bot: 'easy' },
  ],
  step: 'gathering',
  commitment: hash,
  secret: hash,
  deadline: null,
  voided: [{ commitment: hash, failed: ['p'], secret: hash }],
  createdAt: 1,
  invite: { code: 'c', ends: 2 },
  turn: 1,
  round: 1,
  toAct: [0],
  clockEnds: 5,
  nudgedAt: 6,
  result: {
    closedAt: 7,
    outcome: { type: 'won', seat: 0 },
    places: [{ player: 'p', place: 1, hasLeft: false }],
  },
  rematch: 'r',
  rematchOf: 's',
};

const hasKey = (json: unknown, key: string): boolean => JSON.stringify(json).includes(`"${key}":`);

/** Fields for which the server has a default when a table is created; a table that it shows has them all. */
const DEFAULTS = ['options', 'isPublic', 'absent', 'standIn', 'spectators', 'chat', 'isRated'];

test('a client reads every table that fits the schema, and no others, except for unknown fields', () => {
  expect(parseTable(table)).toBe(table);
  const differing = mutantsOf(table)
    .filter((json) => !hasKey(json, 'strange') && DEFAULTS.every((key) => hasKey(json, key)))
    .filter((json) => (parseTable(json) === json) !== tableViewSchema.safeParse(json).success);
  expect(differing).toEqual([]);
});

test('a client ignores fields of a newer server', () => {
  expect(parseTable({ ...table, strange: 1, settings: { ...table.settings, strange: 1 } })?.id).toBe(
    'table-1',
  );
});
