import { describe, expect, test } from 'vitest';
import { NOT_SCORED } from '../../src/orders/position.ts';
import { asked, eventsOf, type Game, game, on, resolve } from './support.ts';

/** The last round of three players; seat a has the token, as in the first. */
const last = (territories: string, ...fields: string[]): Game =>
  game(['red,blue,green', territories, 'order round=7', ...fields].join(' '));

const points = (start: Game, ...sheets: string[]): readonly number[] =>
  resolve(start, ...sheets).position.points;

const winner = (start: Game, ...sheets: string[]): number => resolve(start, ...sheets).position.winner;

describe('points', () => {
  test('AR-15 each territory scores one', () => {
    expect(points(last('a1a1./b1..c1'))).toEqual([2, 1, 1]);
  });

  test('AR-15 an objective that its seat holds scores three instead of one', () => {
    expect(points(last('a1a1./b1..c1', 'objectives=a:ash,b:dune+elm,c:fir'))).toEqual([4, 3, 1]);
  });

  test('AR-15 an objective held by another seat scores one for that seat', () => {
    expect(points(last('a1../b1..c1', 'objectives=b:ash'))).toEqual([1, 1, 1]);
  });

  test('AR-15 continents score their points only when held completely', () => {
    expect(points(last('a1a1a1/b1b1b1b1'))).toEqual([4, 6, 0]);
    expect(points(last('a1a1./b1b1c1b1'))).toEqual([2, 3, 1]);
  });

  test('AR-15, B-4 the whole board has the continent points of this edition', () => {
    const australia = 'indonesia=a1,new-guinea=a1,western-australia=a1,eastern-australia=a1';
    const america = 'venezuela=b1,peru=b1,brazil=b1,argentina=b1';
    expect(points(last(`${australia},${america},japan=c1`))).toEqual([5, 6, 1]);
  });

  test('AR-15 they are counted after supply, and after the last moves', () => {
    const played = resolve(last('a3../b1..c1'), 'a: //ash>birch:1');
    expect([played.position.points, on(played, 'ash')]).toEqual([[2, 1, 1], 'a2']);
    const types = played.events.map(({ type }) => type);
    expect(types.indexOf('scored')).toBeGreaterThan(types.indexOf('moved'));
  });

  test('AR-15 the score lists its parts', () => {
    const played = resolve(last('a1a1a1/b1..c1', 'objectives=a:ash+elm'));
    expect(eventsOf(played, 'scored')[0]).toEqual({
      type: 'scored',
      seat: 0,
      territories: 3,
      objectives: [0, 4],
      continents: 1,
      points: 6,
    });
  });

  test('AR-15 the edition decides what territories and objectives are worth', () => {
    const start = last('a1a1./b1..c1', 'objectives=a:ash');
    const rules = { ...start.rules, points: { territory: 2, objective: 7 } };
    expect(points({ ...start, rules })).toEqual([9, 2, 2]);
  });

  test('AR-9 a territory whose objective was cashed scores one', () => {
    const start = last('a1../b1..c1', 'objectives=a:ash');
    expect([points(start), points(start, 'a: ash//')]).toEqual([
      [3, 1, 1],
      [1, 1, 1],
    ]);
  });

  test('AR-9 a converted territory is not an objective either', () => {
    expect(points(last('a1../b1..c1', 'open=*'))).toEqual([1, 1, 1]);
  });

  test('AR-22 cashing in the last round is legal and turns three points into one', () => {
    const played = resolve(last('a1../b1..c1', 'objectives=a:ash'), 'a: ash/ash:4/');
    expect(played.position.points[0]).toBe(1);
    expect(eventsOf(played, 'cashed')[0].troops).toBe(2);
  });
});

describe('the winner', () => {
  test('AR-15 the highest wins', () => {
    expect(winner(last('a1../b1b1.c1'))).toBe(1);
    expect(winner(last('a1../b1b1.c1', 'objectives=c:gorse'))).toBe(2);
  });

  test('AR-15 a tie goes to the earliest in the order of the last round', () => {
    expect(winner(last('a1../b1..c1', 'first=a'))).toBe(0);
    expect(winner(last('a1../b1..c1', 'first=b'))).toBe(1);
    expect(winner(last('a1../b1..c1', 'first=c'))).toBe(2);
    expect(winner(last('a1../b1b1.c1', 'first=c', 'objectives=c:gorse'))).toBe(2);
    expect(winner(last('a1../b1b1c1c1', 'first=c'))).toBe(2);
    expect(winner(last('a1../b1b1c1c1', 'first=a'))).toBe(1);
  });

  test('AR-15 when nobody has troops all have 0 and the first of the last round wins', () => {
    const start = last('a1b1./....', 'first=b');
    const played = resolve(start, 'b: //birch>ash:1');
    expect([played.position.points, played.position.winner]).toEqual([[0, 0, 0], 1]);
  });

  test('AR-15 all objectives are shown, held or not', () => {
    const played = resolve(last('a1../b1..c1', 'objectives=a:elm,b:dune,c:birch+fir'));
    expect(eventsOf(played, 'scored').map(({ objectives }) => objectives)).toEqual([[4], [3], [1, 5]]);
  });

  test('AR-15 nothing is scored before the last round', () => {
    const played = resolve(game('red,blue,green a1../b1..c1 order round=6'));
    expect(played.position.points).toEqual([NOT_SCORED, NOT_SCORED, NOT_SCORED]);
    expect([played.position.phase, played.position.round]).toEqual(['order', 7]);
  });
});

describe('without troops', () => {
  const start = game('red,blue,green a5b1./...c1 order');

  test('AR-18 a player without troops gives no orders', () => {
    const played = resolve(start, 'a: //ash>birch:5');
    expect([asked(played), played.position.status]).toEqual(['ac', [0, 0, 0]]);
  });

  test('AR-18 a player without troops cannot come back', () => {
    const played = resolve(resolve(start, 'a: //ash>birch:5'));
    expect(played.position.territories[1]).toBe(0);
    expect(asked(played)).toBe('ac');
  });

  test('AR-18 a player without troops keeps their place in the passing of the token', () => {
    const second = resolve(start, 'a: //ash>birch:5');
    expect(second.position.first).toBe(1);
    expect(resolve(second).position.first).toBe(2);
  });

  test('AR-18 a player without troops scores 0', () => {
    expect(points(last('a1../...c1', 'objectives=b:ash'))).toEqual([1, 0, 1]);
  });

  test('AR-18 if only one player has troops, only that player is asked, until the last round', () => {
    let current: Game = game('red,blue,green a1../.... order');
    for (let round = 1; round <= 7; round++) {
      expect([asked(current), current.position.round]).toEqual(['a', round]);
      current = resolve(current);
    }
    expect([current.position.phase, current.position.winner]).toEqual(['over', 0]);
  });

  test('AR-18 when nobody has troops the rounds are played through at once', () => {
    const empty = resolve(game('red,blue,green a1b1./.... order'), 'a: //ash>birch:1');
    expect(empty.position.phase).toBe('over');
    expect(eventsOf(empty, 'round-began').map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(empty.position.winner).toBe(0);
  });
});
