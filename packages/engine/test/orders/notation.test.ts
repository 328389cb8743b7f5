import { describe, expect, test } from 'vitest';
import { orders } from '../../src/orders/family.ts';
import type { Position } from '../../src/orders/position.ts';
import { clonePosition } from '../../src/orders/position.ts';
import { after, type Game, game, resolve } from './support.ts';

/** The fields of a position as written on its line. */
function fields({ rules, position }: Game): string {
  return orders
    .makeFields(rules, position)
    .flatMap(([key, isThere, value]) => (isThere ? `${key}=${value}` : []))
    .join(' ');
}

const bidding =
  'red,blue,green .../.... bid lot=cedar tokens=a:20,b:4 starts=a:ash open=ash+birch+cedar objectives=a:dune+elm,b:fir';
const playing =
  'red,blue,green a3b2./..c1. order round=2 first=b tokens=c:3 objectives=a:elm,b:birch,c:gorse+dune cashed=cedar open=*';

describe('fields', () => {
  test.each([
    [bidding, 'lot=cedar tokens=a:20,b:4 starts=a:ash objectives=a:dune+elm,b:fir open=*!gorse'],
    [playing, 'round=2 first=b tokens=c:3 objectives=a:elm,b:birch,c:dune+gorse cashed=cedar open=*'],
    ['red,blue,green a1b1./..c1. order', 'round=1 first=a'],
    [
      'red,blue,green .../.... deploy starts=a:ash,b:birch,c:fir open=*',
      'first=a troops=24 tokens=a:20,b:20,c:20 starts=a:ash,b:birch,c:fir open=*',
    ],
  ])('%s', (text, expected) => {
    expect(fields(game(text))).toBe(expected);
  });

  test('a question mark stands for anything that the viewer does not know', () => {
    const early = after(game(playing), 'c: order //', 'a: order elm/ash:1/ash>birch:2+ash>dune:1');
    const view = orders.viewOf(early.position, 0);
    expect(fields({ ...early, position: view })).toBe(
      'round=2 first=b tokens=c:3 objectives=a:elm,b:?,c:?+? cashed=cedar open=ash+fir sheets=a:elm/ash:1/ash>birch:2+ash>dune:1,c:?',
    );
  });

  test.each([
    [bidding, ['a: bid 3', 'b: bid 0'], 'sheets=a:3,b:0'],
    [
      'red,blue,green .../.... convert starts=a:ash open=ash objectives=b:elm+fir,c:dune',
      ['b: convert fir+elm'],
      'sheets=b:fir+elm',
    ],
    [
      'red,blue,green .../.... deploy starts=a:ash,b:birch,c:fir open=*',
      ['a: deploy ash:3+elm:0', 'c: deploy '],
      'sheets=a:ash:3+elm:0,c:',
    ],
    [playing, ['b: order //'], 'sheets=b://'],
  ])('sheets of %s', (text, script, expected) => {
    expect(fields(after(game(text), ...script))).toContain(expected);
  });

  test('points are a list, 0 included', () => {
    const over = resolve(game('red,blue,green a1../b1b1.. order round=7'));
    expect(fields(over)).toBe('round=7 first=a points=1,2,0');
  });
});

describe('unreadable', () => {
  const { rules, position } = game(playing);
  test.each([
    ['round', 'x'],
    ['first', 'd'],
    ['first', 'n'],
    ['lot', 'oak'],
    ['tokens', 'a'],
    ['tokens', 'd:1'],
    ['starts', 'a:oak'],
    ['objectives', 'a:elm'],
    ['objectives', 'oak'],
    ['cashed', 'oak'],
    ['open', '*ash'],
    ['open', '*!oak'],
    ['sheets', 'a:5'],
    ['sheets', 'a:///'],
    ['sheets', 'a:/ash/'],
    ['sheets', 'a:/ash:x/'],
    ['sheets', 'a://ash:1'],
    ['sheets', 'a://ash>oak:1'],
    ['points', '1,2'],
  ])('%s=%s', (key, value) => {
    expect(() => orders.readField(rules, clonePosition(position), key, value)).toThrow();
  });

  test('an unknown field is left to other readers', () => {
    expect(orders.readField(rules, clonePosition(position), 'hands', 'a:elm')).toBe(false);
  });

  test('before the start and after the end there are no sheets', () => {
    const over = after({ rules, position }, 'a: surrender', 'b: surrender');
    expect(() => orders.readField(rules, over.position, 'sheets', 'a:5')).toThrow();
  });
});

describe('faults', () => {
  const faultOf = (text: string, change: (position: Position) => void): string | undefined => {
    const { rules, position } = game(text);
    change(position);
    return orders.findFault(rules, position);
  };

  const cases: [string, (position: Position) => void, string][] = [
    ['started-already', (p) => (p.phase = 'start'), playing],
    ['started-already', (p) => (p.phase = 'start'), bidding],
    ['empty-territory', (p) => (p.armies[0] = 0), playing],
    ['empty-territory', (p) => (p.armies[2] = 1), playing],
    ['neutral-territories', (p) => (p.territories[6] = 1), playing],
    ['eliminated-seat', (p) => (p.status = [0, 1, 0]), playing],
    ['wrong-objectives', (p) => (p.objectivesLeft = [4, 1, 2]), playing],
    ['wrong-objectives', (p) => (p.objectivesLeft = [1, 2, 2]), playing],
    [
      'wrong-objectives',
      (p) => {
        p.objectives = p.objectives.map(() => 0);
        p.objectivesLeft = [7, 0, 0];
      },
      playing,
    ],
    ['too-many-tokens', (p) => (p.tokens = [21, 0, 0]), playing],
    ['nobody-to-play-against', (p) => (p.status = [0, 2, 2]), playing],
    ['scored-already', (p) => (p.points = [1, -1, -1]), playing],
    ['started-already', (p) => Object.assign(p, { phase: 'bid', round: 0 }), playing],
    ['wrong-round', (p) => (p.round = 0), playing],
    ['wrong-round', (p) => (p.round = 8), playing],
    ['wrong-round', (p) => (p.round = 1), bidding],
    ['no-first-seat', (p) => (p.first = -1), playing],
    ['early-first-seat', (p) => (p.first = 0), bidding],
    ['wrong-lot', (p) => (p.lot = [0]), playing],
    ['wrong-lot', (p) => (p.lot = []), bidding],
    ['wrong-lot', (p) => (p.lot = [2, 2]), bidding],
    ['wrong-lot', (p) => (p.lot = [0]), bidding],
    ['wrong-lot', (p) => (p.lot = [3]), bidding],
    ['wrong-starts', (p) => (p.starts = p.starts.with(0, 1)), playing],
    ['wrong-starts', (p) => (p.starts = p.starts.with(3, 1)), bidding],
    ['wrong-troops', (p) => (p.troops = 5), playing],
    ['wrong-sheet', (p) => (p.sheets = p.sheets.with(0, { type: 'bid', tokens: 1 })), playing],
    ['wrong-sheet', (p) => (p.sheets = p.sheets.with(0, { type: 'bid', tokens: 0 })), playing],
    [
      'wrong-sheet',
      (p) => (p.sheets = p.sheets.with(2, { type: 'hidden' })),
      'red,blue,green a1b1./.... order',
    ],
    ['wrong-sheet', (p) => (p.sheets = p.sheets.with(1, { type: 'bid', tokens: 5 })), bidding],
    [
      'wrong-sheet',
      (p) => {
        p.status = [2, 0, 0];
        p.sheets = p.sheets.with(0, { type: 'hidden' });
      },
      playing,
    ],
    ['nobody-to-act', (p) => (p.sheets = p.sheets.map(() => ({ type: 'hidden' }))), playing],
  ];

  test.each(cases)('%s', (fault, change, text) => {
    expect(faultOf(text, change)).toBe(fault);
  });

  test('a view has none', () => {
    const early = after(game(playing), 'c: order //');
    for (const viewer of [0, 1, 2, 8])
      expect(orders.findFault(early.rules, orders.viewOf(early.position, viewer))).toBeUndefined();
  });
});
