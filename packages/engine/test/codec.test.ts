import { describe, expect, test } from 'vitest';
import {
  classicBoard as board,
  type Command,
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

  test('what each territory got stands by its id', () => {
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
    expect(parseEvent(board, json)).toEqual({ error: { code: 'bad-field', type: json.type, field } });
  });

  test.each([[null], [7], ['won'], [{}], [{ type: 'toString' }]])('no event at all: %j', (json) => {
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
    expect(parseCommandText(board, text)).toEqual({ error: { code: 'bad-field', type, field } });
  });

  test.each(['skip', 'expire', 'start'])('the host plays no %s for a seat, however deep it goes', (type) => {
    let command: object = { type: 'end-turn' };
    for (let depth = 0; depth < 50_000; depth++) command = { type, seat: 0, command };
    expect(parseCommand(board, { type: 'skip', seat: 0, command })).toEqual({
      error: { code: 'bad-field', type: 'skip', field: 'command' },
    });
    expect(parseEvent(board, { type: 'opened', seat: 0, sheet: command })).toEqual({
      error: { code: 'bad-field', type: 'opened', field: 'sheet' },
    });
    expect(parseCommandText(board, `skip 2 ${`${type} 2 `.repeat(50_000)}end-turn`)).toEqual({
      error: { code: 'bad-field', type: 'skip', field: 'command' },
    });
  });

  test.each([[['start']], [{ type: 'start' }], [7]])('a type that is no text: %j', (type) => {
    expect(parseCommand(board, { type })).toMatchObject({ error: { code: 'unknown-type' } });
  });

  test.each([
    [{ type: 'place', places: [['alaska']] }],
    [{ type: 'place', places: [['alaska', 1, 1]] }],
    [{ type: 'place', places: [['alaska', '1']] }],
    [{ type: 'place', places: ['alaska'] }],
    [{ type: 'place', places: { alaska: 1 } }],
  ])('wrong places: %j', (json) => {
    expect(parseCommand(board, json)).toEqual({
      error: { code: 'bad-field', type: 'place', field: 'places' },
    });
  });

  test('an extra may be left out or null', () => {
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
