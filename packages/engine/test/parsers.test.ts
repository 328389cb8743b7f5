import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  classicBoard,
  fallback,
  HOST,
  isWhole,
  legal,
  makeBoard,
  makeCard,
  makeTerritory,
  parseCard,
  parseCommand,
  parseCommandText,
  parseEvent,
  parsePosition,
  parseTerritory,
  sampleWorld,
  seededDice,
} from '../src/index.ts';
import { fourBoard } from './boards.ts';

const SEED = 20_240_131;

const words = fc.constantFrom(
  'attack',
  'place',
  'place-rest',
  'trade',
  'skip',
  'claim',
  'alaska',
  'kamchatka:3',
  'alaska+brazil+wild-1',
  'atlantis',
  '3',
  '-1',
  '1e3',
  ':',
  '+',
  '__proto__',
  'constructor',
);
const position =
  'classic defence=most red,blue,green a3b1c1c1c1c1c1c1c1/a1a1a1a1/b1b1b1b1b1b1b1/c1c1c1c1c1c1/a1a1a1a1a1a1a1a1a1a1a1a1/b1b1b1b1 attack:a turn=3 first=a hands=b:alaska+wild-1';

const bare = position.replace(' hands=b:alaska+wild-1', '');
const inSetUp = bare.replace(' turn=3', '');

const announced = position
  .replace('b1', 'b2')
  .replace('defence=most', 'defence=chosen')
  .replace('attack:a', 'defend:a pending=alaska>northwest-territory:2:0');

describe('parsers answer any input with a value or a code', () => {
  test('commands in JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const parsed = parseCommand(classicBoard, json);
        expect(parsed.error === undefined).toBe(parsed.value !== undefined);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('events in JSON, also with a known type', () => {
    const type = fc.constantFrom('rolled', 'dealt', 'traded', 'drew', 'eliminated', 'started', 'nothing');
    fc.assert(
      fc.property(
        fc.record({ type, seat: fc.jsonValue(), cards: fc.jsonValue(), owners: fc.jsonValue() }),
        (json) => {
          expect(parseEvent(classicBoard, json).error).toBeDefined();
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('commands as text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          const parsed = parseCommandText(classicBoard, text);
          expect(parsed.error === undefined).toBe(parsed.value !== undefined);
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('positions, also with one piece of a good one changed', () => {
    expect(parsePosition(position).error).toBeUndefined();
    const damage = fc
      .tuple(fc.nat(position.length), fc.nat(4), fc.string({ maxLength: 4 }))
      .map(([at, length, text]) => position.slice(0, at) + text + position.slice(at + length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), damage), (text) => {
        const parsed = parsePosition(text);
        expect(parsed.error === undefined).toBe('position' in parsed);
      }),
      { seed: SEED, numRuns: 4000 },
    );
  });
});

test('ids of territories and cards survive a round trip', () => {
  for (const [t, { id }] of classicBoard.territories.entries()) {
    expect(makeTerritory(classicBoard, t)).toBe(id);
    expect(parseTerritory(classicBoard, id)).toBe(t);
  }
  for (let card = 0; card < 44; card++)
    expect(parseCard(classicBoard, makeCard(classicBoard, card))).toBe(card);
  expect(parseCard(classicBoard, 'wild-3')).toBeUndefined();
  expect(parseCard(classicBoard, 'atlantis')).toBeUndefined();
  expect(parseTerritory(classicBoard, 'atlantis')).toBe(-1);
});

test.each([
  ['', 'parts'],
  ['classic - red,blue,green', 'parts'],
  [position.replace('attack:a', 'attack:z'), 'phase'],
  [position.replace('attack:a', 'nap:a'), 'phase'],
  [position.replace('a3b1', 'a3g1'), 'territories'],
  [position.replace('a3b1', 'a3'), 'territories'],
  [position.replace('a3b1', 'd3b1'), 'territories'],
  [position.replace('turn=3', 'turn=x'), 'turn'],
  [position.replace('turn=3', 'turn=3 turn=4'), 'field'],
  [position.replace('turn=3', 'mood=3'), 'field'],
  [position.replace('first=a', 'first=n'), 'first'],
  [position.replace('alaska+wild-1', 'alaska+alaska'), 'hands'],
  [position.replace('alaska+wild-1', 'atlantis'), 'hands'],
  [`${position} discards=alaska`, 'discards'],
  [`${position} trading=perhaps`, 'trading'],
  [`${position} extra=none`, 'extra'],
  [`${position} pending=alaska`, 'pending'],
  [`${position} pending=alaska>atlantis:1:0`, 'pending'],
  [`${position} board=moon`, 'board'],
  [position.replace('red,', 'red-bored,'), 'seats'],
  [position.replace('defence=most', 'defence'), 'options'],
])('the unreadable part is named: %s', (text, field) => {
  expect(parsePosition(text)).toMatchObject({ error: { code: 'bad-notation', field } });
});

test.each([
  [position.replace('a3b1', 'a3.'), 'unclaimed-territories'],
  [position.replace('a3b1', 'a3b0'), 'empty-territory'],
  [position.replace('a3b1', 'a3n1'), 'neutral-territories'],
  [position.replace('red,', 'red-surrendered,'), 'no-turn'],
  [position.replace('attack:a', 'attack'), 'no-turn'],
  [inSetUp.replace('attack:a first=a', 'deploy:a place=1 reserve=a:1'), 'no-first-seat'],
  [position.replace('blue,green', 'blue-surrendered,green-surrendered'), 'nobody-to-play-against'],
  [position.replaceAll(/b\d/g, 'a1'), 'no-territories'],
  [`${position} reserve=a:3`, 'wrong-reserve'],
  [position.replace('attack:a', 'reinforce:a place=0'), 'nothing-to-place'],
  [inSetUp.replace('attack:a', 'deploy:a'), 'nothing-to-place'],
  [inSetUp.replace('attack:a', 'deploy:a place=3'), 'wrong-reserve'],
  [position.replace('attack:a', 'deploy:a'), 'cards-in-set-up'],
  [`${position} neutral=1`, 'wrong-reserve'],
  [position.replace('attack:a', 'fortify:a place=7'), 'armies-left-over'],
  [position.replace('blue,', 'blue-eliminated,'), 'eliminated-seat'],
  [bare.replace(/a3b1/, 'a3.').replace('attack:a', 'claim:a place=1 reserve=a:9'), 'unclaimed-territories'],
  [`${position} trading=must`, 'no-set-to-trade'],
  [`${position} pending=alaska>northwest-territory:2:0`, 'pending-attack'],
  [position.replace('attack:a', 'defend:a'), 'no-pending-attack'],
  [position.replace('attack:a', 'occupy:a'), 'no-pending-attack'],
  [position.replace('classic defence=most', 'secret-mission -'), 'no-missions'],
  [announced.replace('defence=chosen', 'defence=most'), 'pending-attack'],
  [announced.replace('blue', 'blue-surrendered'), 'pending-attack'],
  [position.replace('attack:a', 'defend:a pending=alaska>kamchatka:2:0'), 'pending-attack'],
  [position.replace('attack:a', 'defend:a pending=alaska>northwest-territory:2:0'), 'pending-attack'],
  [
    position.replace('b1', 'b2').replace('attack:a', 'defend:a pending=alaska>northwest-territory:3:0'),
    'pending-attack',
  ],
  [position.replace('attack:a', 'start'), 'started-already'],
  [
    `${position.replace('b:alaska+wild-1', `b:${Array.from({ length: 45 }, () => '?').join('+')}`)}`,
    'too-many-cards',
  ],
])('no game can reach this position: %s', (text, reason) => {
  expect(parsePosition(text)).toEqual({ error: { code: 'impossible-position', reason } });
});

const FULL = 'classic armyLimit=on red,blue,green a12b1/a12c1';
const PICKING = 'capital - red,blue,green-surrendered a1b1/a1c1 capital first=a';
const FOUNDED = 'command-room - red,blue,green a1b1/a1c1 deploy:a first=a place=1 reserve=a:1';
const SETTLING =
  'classic armyLimit=on,capitals=on red-eliminated,blue,green b9b1/b10c1 settle:a turn=3 first=a';
const CAPITALS = 'capitals=a:b,b:a,c:d';

test.each([
  [`${FULL} attack:a turn=1 first=a place=1`, 'armies-left-over'],
  [`${FULL} reinforce:a turn=1 first=a place=1 trading=may`, 'armies-left-over'],
  [`${FULL} reinforce:a turn=1 first=a place=1 trading=must hands=a:a+b+c+d+wild-1`, undefined],
  [`${FULL} reinforce:b turn=1 first=a place=1`, undefined],
  ['classic - red,blue a1b1/a1b1 deploy:a first=a place=2 neutral=1 reserve=a:2,n:1', 'wrong-reserve'],
  ['classic - red,blue a1b1/a1n1 deploy:a first=a place=2 neutral=1 reserve=a:2,n:1', undefined],
  [PICKING, 'wrong-capitals'],
  [`${PICKING} capitals=c:d`, undefined],
  [`${FOUNDED} objectives=control-8-cities:.`, 'no-capitals'],
  [`${FOUNDED} objectives=control-8-cities:. capitals=a:a,b:b,c:d`, undefined],
  [`${SETTLING} ${CAPITALS} place=5 vacated=b:b+d`, 'nothing-vacated'],
  [`${SETTLING} ${CAPITALS} place=5 vacated=b:a`, 'nothing-vacated'],
  [`${SETTLING} ${CAPITALS} place=5 vacated=b:a+c`, undefined],
])('no game waits for an impossible command: %s', (text, reason) => {
  const { error } = parsePosition(`${text} board=four`, [fourBoard]);
  expect(error).toEqual(reason && { code: 'impossible-position', reason });
});

test('an announced attack, a pending occupation and a game that ended in set-up can be read', () => {
  const captured = position
    .replace('b1', 'a0')
    .replace('attack:a', 'occupy:a pending=alaska>northwest-territory:2:0');
  const givenUp =
    'world-domination - red-surrendered,blue ........./..../......./....../............/.... over winner=b';
  for (const text of [announced, captured, givenUp]) expect(parsePosition(text).error).toBeUndefined();
});

test('a set-up with armies that do not divide evenly is refused', () => {
  const deploy = (reserve: string) =>
    parsePosition(`classic - red,blue a1b1/n1b1 deploy:a first=a place=1 reserve=${reserve} board=four`, [
      fourBoard,
    ]);
  expect(deploy('a:1,n:1')).toMatchObject({ error: { reason: 'wrong-reserve' } });
  expect(deploy('a:1,b:1')).toMatchObject({ error: { reason: 'wrong-reserve' } });
  expect(deploy('a:3,b:2,n:2').error).toBeUndefined();
});

test('unknown hands make a view, on which the default is unknown', () => {
  const view = parsePosition(
    position.replace('attack:a', 'reinforce:a place=3 trading=must').replace('b:', 'a:?+?+?+?+?,b:'),
  );
  if (view.error !== undefined) throw new Error(view.error.code);
  expect(isWhole(view.position)).toBe(false);
  expect(fallback(view.rules, view.position, 0)).toBeUndefined();
  expect(legal(view.rules, view.position, HOST)).toEqual([]);
  expect(isWhole(sampleWorld(view.rules, view.position, seededDice('')))).toBe(true);
});

describe('boards', () => {
  const board = (territories: string[], borders: [string, string][]) =>
    makeBoard({
      id: 'test',
      continents: [{ id: 'x', name: 'X', bonus: 1, territories: territories.map((t) => [t, t, 'infantry']) }],
      borders,
    });

  test('a territory appears once, and borders join two that exist', () => {
    expect(() => board(['a', 'a'], [])).toThrow('board test: a appears twice');
    expect(() => board(['a', 'b'], [['a', 'c']])).toThrow('board test: border a–c');
    expect(() => board(['a', 'b'], [['c', 'a']])).toThrow('board test: border c–a');
    expect(() => board(['a', 'b'], [['a', 'a']])).toThrow('board test: border a–a');
  });

  test('a board has at most sixty territories', () => {
    const names = Array.from({ length: 61 }, (_, i) => `t${i}`);
    expect(board(names.slice(0, 60), []).size).toBe(60);
    expect(() => board(names, [])).toThrow('board test: more than 60 territories');
  });
});
