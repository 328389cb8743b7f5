import { describe, expect, test } from 'vitest';
import type { FieldsOf } from '../src/codec/field-kinds.ts';
import {
  classicBoard as board,
  type CardIndex,
  COLOURS,
  COMMAND_ALIASES,
  COMMAND_FIELDS,
  type Command,
  EVENT_ALIASES,
  EVENT_FIELDS,
  type Event,
  HIDDEN_CARD,
  HOST,
  makeCard,
  makeCommand,
  makeCommandText,
  makeEvent,
  makeOffer,
  makeRejection,
  makeTerritory,
  NEUTRAL,
  NOBODY,
  parseCard,
  parseCommand,
  parseCommandText,
  parseEvent,
  type Seat,
  type TerritoryIndex,
} from '../src/index.ts';

const ALASKA = 0;
const ALBERTA = 3;
const WILD = 42;

describe('JSON of offers and rejections', () => {
  test.each([
    [
      { type: 'place', territory: ALASKA, least: 1, most: 3 },
      { type: 'place', territory: 'alaska', least: 1, most: 3 },
    ],
    [
      { type: 'place-rest', armies: 5, neutral: 2 },
      { type: 'place-rest', armies: 5, neutral: 2 },
    ],
    [
      { type: 'trade', cards: [ALASKA, WILD, 43], extras: [ALASKA] },
      { type: 'trade', cards: ['alaska', 'wild-1', 'wild-2'], extras: ['alaska'] },
    ],
    [
      { type: 'attack', from: ALASKA, to: ALBERTA, least: 1, most: 2 },
      { type: 'attack', from: 'alaska', to: 'alberta', least: 1, most: 2 },
    ],
    [
      { type: 'skip', seat: 2, command: { type: 'claim', territory: ALBERTA } },
      { type: 'skip', seat: 2, command: { type: 'claim', territory: 'alberta' } },
    ],
    [
      { type: 'defend', least: 1, most: 2 },
      { type: 'defend', least: 1, most: 2 },
    ],
    [{ type: 'surrender' }, { type: 'surrender' }],
  ] as const)('an offer: %j', (offer, json) => {
    expect(makeOffer(board, offer)).toEqual(json);
  });

  test.each([
    [
      { code: 'not-your-turn', toAct: [HOST, 1] },
      { code: 'not-your-turn', toAct: ['host', 1] },
    ],
    [
      { code: 'unknown-territory', territory: 99 },
      { code: 'unknown-territory', territory: '99' },
    ],
    [
      { code: 'wrong-extra', extra: NOBODY, extras: [ALASKA] },
      { code: 'wrong-extra', extras: ['alaska'] },
    ],
    [
      { code: 'wrong-extra', extra: ALBERTA, extras: [] },
      { code: 'wrong-extra', extra: 'alberta', extras: [] },
    ],
    [
      { code: 'not-your-card', card: WILD },
      { code: 'not-your-card', card: 'wild-1' },
    ],
    [
      { code: 'wrong-phase', phase: 'attack' },
      { code: 'wrong-phase', phase: 'attack' },
    ],
    [{ code: 'game-over' }, { code: 'game-over' }],
  ] as const)('a rejection: %j', (rejection, json) => {
    expect(makeRejection(board, rejection)).toEqual(json);
  });
});

const events: [Event, object][] = [
  [
    { type: 'started', seat: 1, reserve: [35, 0, 35, 0, 0, 0, 40] },
    { type: 'started', seat: 1, reserve: { 0: 35, 2: 35, neutral: 40 } },
  ],
  [
    { type: 'captured', seat: 0, from: ALASKA, to: ALBERTA, loser: NEUTRAL, dice: 2 },
    { type: 'captured', seat: 0, from: 'alaska', to: 'alberta', loser: 'neutral', dice: 2 },
  ],
  [
    { type: 'captured', seat: 0, from: ALASKA, to: ALBERTA, loser: 5, dice: 2 },
    { type: 'captured', seat: 0, from: 'alaska', to: 'alberta', loser: 5, dice: 2 },
  ],
  [
    { type: 'drew', seat: 3, card: HIDDEN_CARD },
    { type: 'drew', seat: 3, card: 'hidden' },
  ],
  [
    { type: 'eliminated', seat: 3, by: 0, cards: [HIDDEN_CARD, ALASKA], trading: 'may' },
    { type: 'eliminated', seat: 3, by: 0, cards: ['hidden', 'alaska'], trading: 'may' },
  ],
  [
    { type: 'traded', seat: 0, cards: [1], armies: 4, extra: NOBODY, extraArmies: 0, trading: 'none' },
    { type: 'traded', seat: 0, cards: ['northwest-territory'], armies: 4, extraArmies: 0, trading: 'none' },
  ],
  [
    { type: 'rolled-off', seats: [0, 1], faces: [6, 6] },
    { type: 'rolled-off', seats: [0, 1], faces: [6, 6] },
  ],
  [
    { type: 'prompted', phase: 'deploy', seat: 1, armies: 2, neutral: 1 },
    { type: 'prompted', phase: 'deploy', seat: 1, armies: 2, neutral: 1 },
  ],
  [
    { type: 'committed', seat: 1, sheet: { type: 'hidden' } },
    { type: 'committed', seat: 1, sheet: 'hidden' },
  ],
];

describe('JSON of events', () => {
  test.each(events)('there and back: %j', (event, json) => {
    expect(makeEvent(board, event)).toEqual(json);
    expect(parseEvent(board, json)).toEqual({ value: event });
  });

  test('armies by territory are written with ids', () => {
    const owners = board.territories.map((_, t) => (t === ALASKA ? NEUTRAL : 1));
    const json = makeEvent(board, { type: 'dealt', owners });
    expect(json.owners).toMatchObject({ alaska: 'neutral', alberta: 1 });
    expect(parseEvent(board, json)).toEqual({ value: { type: 'dealt', owners } });
    const armies = owners.map((_, t) => t);
    const spread = makeEvent(board, { type: 'spread', armies });
    expect(spread.armies).toMatchObject({ alaska: 0, alberta: 3 });
    expect(parseEvent(board, spread)).toEqual({ value: { type: 'spread', armies } });
  });

  const dealt = makeEvent(board, { type: 'dealt', owners: board.territories.map(() => 1) }).owners as object;
  test.each([
    [{ type: 'started', seat: 1, reserve: { 6: 1 } }, 'reserve'],
    [{ type: 'started', seat: 1, reserve: { nobody: 1 } }, 'reserve'],
    [{ type: 'started', seat: 1, reserve: { 0: '35' } }, 'reserve'],
    [{ type: 'started', seat: 1, reserve: null }, 'reserve'],
    [{ type: 'started', seat: 1, reserve: 7 }, 'reserve'],
    [{ type: 'dealt', owners: {} }, 'owners'],
    [{ type: 'dealt', owners: null }, 'owners'],
    [{ type: 'dealt', owners: 7 }, 'owners'],
    [{ type: 'dealt', owners: { ...dealt, atlantis: 1 } }, 'owners'],
    [{ type: 'dealt', owners: { ...dealt, alaska: 6 } }, 'owners'],
    [{ type: 'spread', armies: { ...dealt, alaska: 'many' } }, 'armies'],
    [{ type: 'won', seat: 6 }, 'seat'],
    [{ type: 'won', seat: -1 }, 'seat'],
    [{ type: 'won', seat: 0.5 }, 'seat'],
    [{ type: 'won', seat: '0' }, 'seat'],
    [{ type: 'won' }, 'seat'],
    [{ type: 'won', seat: 0, v: 2 }, 'v'],
    [{ type: 'drew', seat: 0, card: 'wild-3' }, 'card'],
    [{ type: 'drew', seat: 0, card: 7 }, 'card'],
    [{ type: 'rolled-off', seats: [0], faces: ['6'] }, 'faces'],
    [{ type: 'rolled-off', seats: [0, 9], faces: [6, 6] }, 'seats'],
    [{ type: 'rolled-off', seats: 0, faces: [6] }, 'seats'],
    [{ type: 'prompted', phase: 'nap', seat: 0, armies: 1, neutral: 0 }, 'phase'],
    [{ type: 'turn-began', seat: 0, armies: 3, trading: 'perhaps' }, 'trading'],
    [{ type: 'captured', seat: 0, from: 'alaska', to: 'alberta', loser: 6, dice: 1 }, 'loser'],
  ])('a wrong field is named: %j', (json, field) => {
    expect(parseEvent(board, json)).toMatchObject({ error: { code: 'bad-field', type: json.type, field } });
  });

  test.each([[null], [7], ['won'], [{}], [{ type: 'toString' }]])('not an event: %j', (json) => {
    expect(parseEvent(board, json)).toMatchObject({ error: { code: 'unknown-type' } });
  });
});

const commands: [Command, string][] = [
  [{ type: 'attack', from: ALASKA, to: ALBERTA, dice: 3 }, 'attack alaska alberta 3'],
  [
    {
      type: 'place',
      places: [
        [ALASKA, 2],
        [ALBERTA, 1],
      ],
    },
    'place alaska:2 alberta:1',
  ],
  [{ type: 'trade', cards: [ALASKA, ALBERTA, WILD], extra: ALASKA }, 'trade alaska+alberta+wild-1 alaska'],
  [{ type: 'trade', cards: [ALASKA, ALBERTA, WILD], extra: NOBODY }, 'trade alaska+alberta+wild-1'],
  [{ type: 'skip', seat: 2, command: { type: 'occupy', armies: 4 } }, 'skip 2 occupy 4'],
  [{ type: 'end-turn' }, 'end-turn'],
];

describe('the facts of a wrong message', () => {
  test.each([
    ['a missing field', { type: 'claim' }, { field: 'territory', problem: 'missing', expected: 'territory' }],
    [
      'a typing error',
      { type: 'claim', territory: 'chna' },
      { field: 'territory', problem: 'wrong', expected: 'territory', value: 'chna', closest: 'china' },
    ],
    [
      'nothing like it',
      { type: 'claim', territory: 'atlantis' },
      { field: 'territory', problem: 'wrong', expected: 'territory', value: 'atlantis' },
    ],
    [
      'a field too many',
      { type: 'claim', territory: 'china', form: 1 },
      { field: 'form', problem: 'unknown', allowed: ['territory'] },
    ],
    [
      'a field that is spelled wrong',
      { type: 'attack', from: 'china', to: 'siam', dice: 1, dise: 1 },
      { field: 'dise', problem: 'unknown', allowed: ['from', 'to', 'dice'], closest: 'dice' },
    ],
    [
      'an entry of a list',
      { type: 'trade', cards: ['china', 'wild-3', 'siam'] },
      { field: 'cards', problem: 'wrong', expected: 'card', entry: 1, value: 'wild-3', closest: 'wild-1' },
    ],
    [
      'one of few values',
      { type: 'choose-colour', colour: 'grean' },
      {
        field: 'colour',
        problem: 'wrong',
        expected: 'colour',
        value: 'grean',
        allowed: COLOURS,
        closest: 'green',
      },
    ],
    [
      'a value that is a list',
      { type: 'occupy', armies: [3] },
      { field: 'armies', problem: 'wrong', expected: 'count' },
    ],
  ])('%s', (_, json, facts) => {
    expect(parseCommand(board, json)).toEqual({ error: { code: 'bad-field', type: json.type, ...facts } });
  });

  test('a territory of a map', () => {
    const armies = Object.fromEntries(board.territories.map(({ id }) => [id, 1]));
    const at = (more: object) => parseEvent(board, { type: 'spread', armies: { ...armies, ...more } }).error;
    expect(at({ china: 'two' })).toMatchObject({ entry: 'china', expected: 'count', value: 'two' });
    expect(at({ chna: 1 })).toMatchObject({ entry: 'chna', expected: 'territory', closest: 'china' });
  });

  test('a command inside a command', () => {
    expect(parseCommandText(board, 'skip 2 claim chna').error).toMatchObject({
      field: 'command',
      cause: { code: 'bad-field', type: 'claim', value: 'chna', closest: 'china' },
    });
  });

  test('the type that was probably meant', () => {
    expect(parseCommand(board, { type: 'atack' }).error).toEqual({
      code: 'unknown-type',
      type: 'atack',
      closest: 'attack',
    });
  });
});

test('the compiler checks the kind of every field', () => {
  interface Message {
    readonly type: 'shown';
    readonly seat: Seat;
    readonly card: CardIndex;
    readonly to: TerritoryIndex;
    readonly armies: number;
  }
  type Fields = FieldsOf<Message, 'type'>;
  const right: Fields = { shown: { seat: 'seat', card: 'card', to: 'territory?', armies: 'count' } };
  // @ts-expect-error a card is not a territory
  const card: Fields = { shown: { ...right.shown, card: 'territory' } };
  // @ts-expect-error a number of armies is not a seat
  const armies: Fields = { shown: { ...right.shown, armies: 'seat' } };
  // @ts-expect-error a territory is not a count
  const to: Fields = { shown: { ...right.shown, to: 'count' } };
  expect([card, armies, to]).toHaveLength(3);
});

describe('former names', () => {
  test.each([
    [
      { type: 'commanded', die: 3 },
      { type: 'commander-used', die: 3 },
    ],
    [
      { type: 'asks-no-more', seat: 1 },
      { type: 'questions-stopped', seat: 1 },
    ],
    [
      { type: 'draw-lapsed', seat: 1 },
      { type: 'draw-expired', seat: 1 },
    ],
  ])('the event %j is read', (former, event) => {
    expect(parseEvent(board, former)).toEqual({ value: event });
    expect(makeEvent(board, event as Event)).toEqual(event);
  });

  test('the command is read, as JSON and on one line', () => {
    const value = { type: 'commander', die: 3 };
    expect(parseCommand(board, { type: 'command', die: 3 })).toEqual({ value });
    expect(parseCommandText(board, 'command 3')).toEqual({ value });
    expect(makeCommandText(board, value as Command)).toBe('commander 3');
  });

  test('every former name maps to a current one', () => {
    for (const name of Object.values(COMMAND_ALIASES)) expect(COMMAND_FIELDS).toHaveProperty(name);
    for (const name of Object.values(EVENT_ALIASES)) expect(EVENT_FIELDS).toHaveProperty(name);
    for (const former of Object.keys(COMMAND_ALIASES)) expect(COMMAND_FIELDS).not.toHaveProperty(former);
    for (const former of Object.keys(EVENT_ALIASES)) expect(EVENT_FIELDS).not.toHaveProperty(former);
  });
});

describe('commands', () => {
  test.each(commands)('there and back: %j', (command, text) => {
    expect(makeCommandText(board, command)).toBe(text);
    expect(parseCommandText(board, text)).toEqual({ value: command });
    expect(parseCommandText(board, `  ${text.replaceAll(' ', '   ')} `)).toEqual({ value: command });
    expect(parseCommand(board, makeCommand(board, command))).toEqual({ value: command });
  });

  test.each([
    ['attack alaska alberta', 'attack', 'dice'],
    ['attack alaska alberta three', 'attack', 'dice'],
    ['attack alaska alberta 3 4', 'attack', '4'],
    ['attack alaska atlantis 3', 'attack', 'to'],
    ['attack 0 alberta 3', 'attack', 'from'],
    ['place alaska', 'place', 'places'],
    ['place alaska:x', 'place', 'places'],
    ['place atlantis:1', 'place', 'places'],
    ['trade alaska+atlantis', 'trade', 'cards'],
    ['trade', 'trade', 'cards'],
    ['trade alaska atlantis', 'trade', 'extra'],
    ['skip 2', 'skip', 'command'],
    ['skip 2 nap', 'skip', 'command'],
    ['skip 2 occupy', 'skip', 'command'],
    ['skip red end-turn', 'skip', 'seat'],
    ['end-turn now', 'end-turn', 'now'],
    ['end-turn __proto__', 'end-turn', '__proto__'],
    ['place alaska:1:2', 'place', 'places'],
    ['skip 2 start', 'skip', 'command'],
  ])('a wrong field is named: %s', (text, type, field) => {
    expect(parseCommandText(board, text)).toMatchObject({ error: { code: 'bad-field', type, field } });
  });

  test.each(['skip', 'expire', 'start'])('the host cannot play %s for a seat, at any depth', (type) => {
    let command: object = { type: 'end-turn' };
    for (let depth = 0; depth < 50_000; depth++) command = { type, seat: 0, command };
    const facts = { code: 'bad-field', problem: 'wrong', cause: { code: 'unknown-type', type } };
    expect(parseCommand(board, { type: 'skip', seat: 0, command })).toEqual({
      error: { ...facts, type: 'skip', field: 'command', expected: 'command' },
    });
    expect(parseEvent(board, { type: 'opened', seat: 0, sheet: command })).toEqual({
      error: { ...facts, type: 'opened', field: 'sheet', expected: 'sheet' },
    });
    expect(parseCommandText(board, `skip 2 ${`${type} 2 `.repeat(50_000)}end-turn`)).toEqual({
      error: { ...facts, type: 'skip', field: 'command', expected: 'command' },
    });
  });

  test.each([[['start']], [{ type: 'start' }], [7]])('a type that is not text: %j', (type) => {
    expect(parseCommand(board, { type })).toMatchObject({ error: { code: 'unknown-type' } });
  });

  test.each([
    [[['alaska']], { expected: 'places', entry: 0 }],
    [[['alaska', 1, 1]], { expected: 'places', entry: 0 }],
    [
      [
        ['alaska', 1],
        ['alaska', '1'],
      ],
      { expected: 'count', entry: 1, value: '1' },
    ],
    [['alaska'], { expected: 'places', entry: 0, value: 'alaska' }],
    [{ alaska: 1 }, { expected: 'places' }],
    [[['chna', 1]], { expected: 'territory', entry: 0, value: 'chna', closest: 'china' }],
  ])('wrong places: %j', (places, facts) => {
    expect(parseCommand(board, { type: 'place', places })).toEqual({
      error: { code: 'bad-field', type: 'place', field: 'places', problem: 'wrong', ...facts },
    });
  });

  test('an extra may be omitted or null', () => {
    const json = { type: 'trade', cards: ['alaska', 'alberta', 'wild-2'] };
    const value = { type: 'trade', cards: [ALASKA, ALBERTA, 43], extra: NOBODY };
    expect(parseCommand(board, json)).toEqual({ value });
    expect(parseCommand(board, { ...json, extra: null })).toEqual({ value });
  });
});

test('ids of what is not on the board', () => {
  expect(makeTerritory(board, 99)).toBe('99');
  expect(makeCard(board, HIDDEN_CARD)).toBe('hidden');
  expect(parseCard(board, 'hidden')).toBe(HIDDEN_CARD);
  for (const id of ['wild-0', 'wild-3', 'xwild-1', 'wild-1x', 'wild-'])
    expect(parseCard(board, id)).toBeUndefined();
});
