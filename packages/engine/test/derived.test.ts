import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  closest,
  FAULTS,
  HOST,
  legal,
  MISSIONS,
  makePosition,
  OBJECTIVE_IDS,
  parsePosition,
  parseSeat,
} from '../src/index.ts';
import { PHASES } from '../src/turns/position.ts';
import { field, game, garden, offers } from './support.ts';

const turn = (edition: string, more = ''): string =>
  `${edition} - red,blue,green a1a1a1/a1b1c1 reinforce:a turn=2 ${more}`;

describe('a turn that starts now', () => {
  test('has its income', () => {
    expect(field(game(turn('classic')), 'place')).toBe('5'); // 3 for territories, 2 for the north
  });

  test.each([
    ['a:oak+pine', 'none'],
    ['a:oak+pine+rowan', 'may'],
    ['a:oak+pine+rowan+sage+thorn', 'must'],
  ])('with %s opens trading: %s', (hands, trading) => {
    expect(game(turn('classic', `hands=${hands}`)).position.trading).toBe(trading);
  });

  test('has not traded or placed anything, whatever income is written', () => {
    expect(game(turn('classic', 'place=5 hands=a:oak+pine+rowan')).position.trading).toBe('may');
    expect(game(turn('classic', 'place=4 hands=a:oak+pine+rowan')).position.trading).toBe('none');
  });

  test('in 2008 lists the territories held when it began', () => {
    const start = game(
      'command-room - red,blue,green a1a1a1/a1b1c1 attack:a turn=2 capitals=a:oak,b:thorn,c:yew objectives=control-8-cities:.',
    );
    expect(field(start, 'began')).toBe('oak+pine+rowan+sage');
  });

  test('is written with trading=none when it was closed', () => {
    const closed = game(turn('classic', 'place=5 trading=none hands=a:oak+pine+rowan'));
    expect(field(closed, 'trading')).toBe('none');
    expect(offers(closed).some((offer) => offer.startsWith('trade'))).toBe(false);
  });

  test('as documented: eight armies, and a set that must be traded first', () => {
    const text = /^classic .* reinforce:a turn=5 .*wild-1$/m.exec(notation)?.[0] ?? '';
    const start = parsePosition(text);
    if (start.error !== undefined) throw new Error(JSON.stringify(start.error));
    expect(makePosition(start.rules, start.position)).toContain(' place=8 trading=must ');
  });
});

test('an occupation is written as documented', () => {
  const text = /^classic .* occupy:a .*$/m.exec(notation)?.[0] ?? '';
  const captured = parsePosition(text);
  if (captured.error !== undefined) throw new Error(JSON.stringify(captured.error));
  expect(legal(captured.rules, captured.position, 0)).toContainEqual({ type: 'occupy', least: 2, most: 4 });
});

describe('positions that no game can reach', () => {
  const reason = (text: string): unknown => {
    const { error } = parsePosition(`${text} first=a board=garden`, [garden]);
    return error?.code === 'impossible-position' ? error.reason : error;
  };
  const capital = 'capital - red,blue,green a1a1b1/b1c1c1 attack:a turn=2 capitals=a:oak,b:rowan,c:yew';

  const reached = capital.replace('attack', 'over').replace('a1a1b1/b1c1c1', 'a1a1a1/b1c1a1');
  const attacking = (more: string): string => `classic - red,blue,green a1a1a1/a1b1c1 attack:a ${more}`;

  test.each([
    [turn('classic', 'winner=a'), 'winner-in-play'],
    ['classic - red-surrendered,blue,green a1a1a1/a1b1c1 over:b turn=2 winner=a', 'winner-is-out'],
    [turn('classic', 'draw=b:a'), 'wrong-draw'],
    [turn('classic', 'draw=a:abc'), 'wrong-draw'],
    [capital.replace(/ capitals=.*/, ''), 'no-capitals'],
    [capital.replace(/ turn=.*/, ''), 'no-capitals'],
    [capital.replace(/attack:a .*/, 'over:a turn=2'), 'no-capitals'],
    [capital.replace(/attack:a .*/, 'over:a'), undefined],
    [capital.replace(/attack:a .*/, 'capital'), undefined],
    ['classic capitals=on red,blue,green a1a1b1/b1c1c1 fortify:a turn=2', 'no-capitals'],
    ['classic capitals=on red,blue,green a1a1b1/b1c1c1 fortify:a capitals=a:oak', 'wrong-capitals'],
    [`${capital} removed=oak+pine+rowan`, 'wrong-removed-cards'],
    [`${capital} removed=oak+rowan`, 'wrong-removed-cards'],
    [capital, undefined],
    [`${capital} removed=oak+rowan+yew`, undefined],
    [turn('classic', 'place=99'), 'too-many-to-place'],
    [turn('classic', 'place=10 sets=1'), 'too-many-to-place'],
    [turn('classic', 'place=9 sets=1'), undefined],
    [turn('classic', 'trading=may hands=a:oak+pine+rowan+sage+thorn'), 'trade-not-forced'],
    ['classic - red,blue,green a1a1a1/a1b1c1 attack:a hands=a:oak+pine+rowan+sage+thorn', 'trade-not-forced'],
    ['classic - red,blue,green ....../...... start hands=a:oak', 'started-already'],
    [attacking('turn=0'), 'wrong-turn'],
    [attacking(''), undefined],
    ['classic - red,blue,green a1a1a1/a1b1c1 deploy:a turn=1 place=1 reserve=a:1', 'wrong-turn'],
    [attacking('captures=6'), 'too-many-captures'],
    [attacking('captures=5'), undefined],
    ['classic - red,blue,green a4a1a1/a1b1c1 occupy:a pending=oak>pine:2:0', 'pending-attack'],
    ['classic - red,blue,green a4a0a1/a1b1c1 occupy:a pending=oak>pine:2:0', undefined],
    [turn('classic', 'captures=1'), 'too-many-captures'],
    [attacking('moves=1'), 'too-many-moves'],
    ['classic - red,blue,green a1a1a1/a1b1c1 fortify:a turn=2 moves=1', 'too-many-moves'],
    ['classic pathFortify=on red,blue,green a1a1a1/a1b1c1 fortify:a turn=2 moves=9', undefined],
    ['classic - red,blue,green a1a1a1/a1b1c1 over:a turn=2 winner=a', 'nobody-has-won'],
    ['classic - red,blue-surrendered,green-surrendered a1a1a1/a1b1c1 over:a turn=2 winner=a', undefined],
    [`${capital.replace('attack', 'over')} winner=a removed=oak+rowan+yew`, 'nobody-has-won'],
    [`${reached} winner=a removed=oak+rowan+yew`, undefined],
    [
      'command-room - red,blue,green a1a1a1/a1b1c1 attack:a trading=must hands=a:oak+pine+rowan+sage+thorn capitals=a:oak,b:thorn,c:yew objectives=control-8-cities:.',
      'no-set-to-trade',
    ],
  ])('%s: %s', (text, expected) => {
    expect(reason(text.replace('....../......', '.../...'))).toEqual(expected);
  });
});

const GARDEN = ['oak', 'pine', 'rowan', 'sage', 'thorn', 'yew'];

test.each([
  ['trun=3', { field: 'field', found: 'trun=3', kind: 'field', closest: 'turn' }],
  ['hands=a:oak+oak', { field: 'hands', found: 'oak', isTwice: true }],
  ['winner=z', { field: 'winner', found: 'z', seats: 'a, b, c' }],
  ['winner', { field: 'winner', found: '', seats: 'a, b, c' }],
  ['captures', { field: 'captures', found: '', isNumber: true }],
  ['shown', { field: 'shown', found: '' }],
  ['hands', { field: 'hands', found: '' }],
  ['hands=oak', { field: 'hands', found: 'oak' }],
  [
    'hands=a:paine',
    {
      field: 'hands',
      found: 'paine',
      kind: 'card',
      allowed: [...GARDEN, 'wild-1', 'wild-2'],
      closest: 'pine',
    },
  ],
  ['hands=a:oak,a:pine', { field: 'hands', found: 'a', isTwice: true }],
  ['pending=oak', { field: 'pending', found: 'oak' }],
  [
    'pending=oak>saeg:3:0',
    { field: 'pending', found: 'saeg', kind: 'territory', allowed: GARDEN, closest: 'sage' },
  ],
  ['thrown=7/1', { field: 'thrown', found: '7/1' }],
  ['order=ab', { field: 'order', found: 'ab' }],
  ['capitals=a:oak', { field: 'capitals', found: 'a:oak', isUnused: true }],
  ['seen=oak', { field: 'seen', found: 'oak', isUnused: true }],
  [
    'missions=a:ocupy-24',
    {
      field: 'missions',
      found: 'ocupy-24',
      kind: 'mission',
      allowed: MISSIONS.map(({ id }) => id),
      closest: 'occupy-24',
    },
  ],
  ['missions=a:?', { field: 'missions', found: 'a:?' }],
  [
    'objectives=contrl-asia:a',
    {
      field: 'objectives',
      found: 'contrl-asia',
      kind: 'objective',
      allowed: OBJECTIVE_IDS,
      closest: 'control-asia',
    },
  ],
  ['objectives=control-asia:a,control-asia:b', { field: 'objectives', found: 'control-asia', isTwice: true }],
  ['rewards=attack-die:a', { field: 'rewards', found: 'attack-die', after: 'objectives' }],
  ['wnner', { field: 'field', found: 'wnner', kind: 'field', closest: 'winner' }],
  ['captures=x', { field: 'captures', found: 'x', isNumber: true }],
  ['trading=perhaps', { field: 'trading', found: 'perhaps', allowed: ['none', 'may', 'must'] }],
  ['extra=no', { field: 'extra', found: 'no', allowed: ['taken'] }],
  ['sets=1 sets=2', { field: 'field', found: 'sets=2', isTwice: true }],
])('%s cannot be read, and the error says why', (more, error) => {
  expect(parsePosition(`${turn('classic', more)} first=a board=garden`, [garden]).error).toEqual({
    code: 'bad-notation',
    ...error,
  });
});

test.each([
  ['a1a1a1/a1d1c1', { found: 'd1', continent: 'south', entry: 1, seats: 'a, b, c' }],
  ['a1z1a1/a1b1c1', { found: 'z1', continent: 'north', entry: 1, seats: 'a, b, c' }],
  ['a1z1z1/a1b1c1', { found: 'z1', continent: 'north', entry: 1, seats: 'a, b, c' }],
  ['a1a1a/a1b1c1', { found: 'a', continent: 'north', entry: 2, isNumber: true }],
  ['a1a1a1/a1b1c1/z1', { found: 'z1' }],
])('in %s the wrong territory is named', (territories, error) => {
  const text = `classic - red,blue,green ${territories} attack:a board=garden`;
  expect(parsePosition(text, [garden]).error).toEqual({
    code: 'bad-notation',
    field: 'territories',
    ...error,
  });
});

test('an unknown phase comes with all phases and the closest one', () => {
  const parsed = parsePosition('classic - red,blue,green a1a1a1/a1b1c1 atack:a board=garden', [garden]);
  expect(parsed.error).toEqual({
    code: 'bad-notation',
    field: 'phase',
    found: 'atack',
    kind: 'phase',
    allowed: PHASES,
    closest: 'attack',
  });
});

test.each([
  ['attack:c', 'c'],
  ['attack:c turn=1', 'c'],
  ['attack:a turn=5', 'c'],
  ['attack:a turn=4', 'a'],
  ['attack:a turn=2 order=acb', 'b'],
  ['attack:a turn=5 first=b', 'b'],
])('%s is a game in which seat %s took the first turn', (phase, first) => {
  const parsed = parsePosition(`classic - red,blue,green a1a1a1/a1b1c1 ${phase} board=garden`, [garden]);
  if (parsed.error !== undefined) throw new Error(JSON.stringify(parsed.error));
  expect(/ first=(\w)/.exec(makePosition(parsed.rules, parsed.position))?.[1]).toBe(first);
});

test('without removed= the cards of the headquarters are out of the game', () => {
  const start = game(
    'capital - red,blue,green a1a1b1/b1c1c1 attack:a turn=2 capitals=a:oak,b:rowan,c:yew hands=b:pine',
  );
  expect(field(start, 'removed')).toBe('oak+rowan+yew');
  expect(start.position.deck).toBe(4); // 6 territories and 2 wild cards, less 3 removed and 1 held
});

const notation = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

test.each(FAULTS)('docs/notation.md explains %s', (fault) => {
  expect(notation).toContain(`| \`${fault}\` |`);
});

test.each([
  ['chna', 'china'],
  ['alsaka', 'alaska'],
  ['brasil', 'brazil'],
  ['atlantis', undefined],
])('the word closest to %s is %s', (word, expected) => {
  expect(closest(word, ['alaska', 'brazil', 'china', 'ural'])).toBe(expected);
});

test.each([
  ['1', 1],
  ['b', 1],
  ['blue', 1],
  ['Blue', 1],
  ['host', -2],
  ['2', undefined],
  ['c', undefined],
  ['n', undefined],
  ['green', undefined],
])('a seat is written %s', (text, seat) => {
  const { position } = game('classic - red,blue a1b1n1/a1b1n1 attack:a');
  expect(parseSeat(text, position.colours)).toBe(seat === -2 ? HOST : seat);
});
