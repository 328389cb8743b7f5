import { describe, expect, test } from 'vitest';
import { board, eventsOf, game, on, report, resolve } from './support.ts';

describe('fights', () => {
  test('AR-12 the printed example: 6 from North Africa against 3 in Brazil leave 4', () => {
    const start = game(
      'red,blue,green brazil=a3,north-africa=b6,egypt=b1,congo=b1,east-africa=b1,japan=c1 order',
    );
    const played = resolve(start, 'b: //north-africa>brazil:6');
    expect(report(played)).toEqual(['b north-africa>brazil 6', 'b 6 v a 3 in brazil: 4 v 0']);
    expect([on(played, 'brazil'), on(played, 'north-africa')]).toEqual(['b4', '.']);
  });

  test.each([
    [1, 1, 0, 0],
    [3, 3, 0, 0],
    [2, 1, 2, 0],
    [1, 2, 0, 2],
    [5, 4, 2, 0],
    [4, 5, 0, 2],
    [7, 1, 7, 0],
    [1, 7, 0, 7],
    [6, 3, 4, 0],
    [3, 6, 0, 4],
  ])('AR-12 %d against %d leave %d and %d', (attackers, defenders, attackersLeft, defendersLeft) => {
    const start = game(`red,blue,green a${attackers}b${defenders}./..c1. order`);
    const played = resolve(start, `a: //ash>birch:${attackers}`);
    const [fought] = eventsOf(played, 'fought');
    expect([fought.attackers, fought.defenders]).toEqual([attackers, defenders]);
    expect([fought.attackersLeft, fought.defendersLeft]).toEqual([attackersLeft, defendersLeft]);
    const held = attackersLeft > 0 ? 'a' : defendersLeft > 0 ? 'b' : '.';
    expect(on(played, 'birch')[0]).toBe(held);
  });

  test('AR-12 only what the order moves in fights', () => {
    const played = resolve(game('red,blue,green a9b3./a1..c1 order'), 'a: //ash>birch:2');
    expect(report(played)).toContain('a 2 v b 3 in birch: 0 v 2');
  });

  test('AR-12 all troops of the defender there fight, even those that arrived this round', () => {
    const start = game('red,blue,green a4b2./.b3c1. order first=b');
    const played = resolve(start, 'b: //elm>birch:3', 'a: //ash>birch:4');
    expect(report(played)).toContain('a 4 v b 5 in birch: 0 v 2');
  });

  test('AR-12 equal numbers leave the territory empty, without an owner', () => {
    const played = resolve(game('red,blue,green a3b3./.b1.c1 order'), 'a: //ash>birch:3');
    expect(board(played)).toBe('.../.b1.c1');
  });

  test('AR-12 an empty territory is taken without loss', () => {
    const played = resolve(game('red,blue,green a3.a1/.b1.c1 order'), 'a: //ash>birch:2');
    expect([on(played, 'ash'), on(played, 'birch')]).toEqual(['a1', 'a2']);
  });

  test('AR-12 troops that enter a territory of their seat join those there', () => {
    const played = resolve(game('red,blue,green a3a1a1/.b1.c1 order'), 'a: //ash>birch:2');
    expect([on(played, 'birch'), eventsOf(played, 'fought')]).toEqual(['a3', []]);
  });

  test('AR-12 a seat that has taken a territory this round defends it with what is left', () => {
    const start = game('red,blue,green a6b3./a1c4.c1 order');
    const played = resolve(start, 'a: //ash>birch:6', 'c: //elm>birch:4');
    expect(report(played)).toContain('a 6 v b 3 in birch: 4 v 0');
    expect(report(played)).toContain('c 4 v a 4 in birch: 0 v 0');
  });

  test('AR-21 two orders into one territory are two fights', () => {
    const start = game('red,blue,green a2b3./.a2a1c1 order');
    const two = resolve(start, 'a: //ash>birch:2+elm>birch:2');
    expect(report(two)).toEqual([
      'a ash>birch 2',
      'a 2 v b 3 in birch: 0 v 2',
      'a elm>birch 2',
      'a 2 v b 2 in birch: 0 v 0',
    ]);
    expect(on(two, 'birch')).toBe('.');
  });

  test('AR-21 the same troops in one order do better', () => {
    const one = resolve(game('red,blue,green a4b3./.a2a1c1 order'), 'a: //ash>birch:4');
    expect(on(one, 'birch')).toBe('a2');
  });

  test('AR-21 this is also true when both come from the same territory', () => {
    const twice = resolve(game('red,blue,green a4b3./.a2a1c1 order'), 'a: //ash>birch:2+ash>birch:2');
    expect(on(twice, 'birch')).toBe('.');
  });

  test('AR-21 the second order joins the winner of the first fight', () => {
    const start = game('red,blue,green a4b1./.a2a1c1 order');
    const played = resolve(start, 'a: //ash>birch:4+elm>birch:2');
    expect(report(played).slice(0, 3)).toEqual([
      'a ash>birch 4',
      'a 4 v b 1 in birch: 4 v 0',
      'a elm>birch 2',
    ]);
  });
});

describe('supply', () => {
  test('AR-13 a stack is at most as large as the number of territories held', () => {
    const played = resolve(game('red,blue,green a9a2./b1b3.c4 order'));
    expect(report(played)).toEqual(['a ash -7', 'b elm -1', 'c gorse -3']);
    expect(board(played)).toBe('a2a2./b1b2.c1');
  });

  test('AR-13 it is counted after the movements', () => {
    const start = game('red,blue,green a5../b1..c1 order');
    const played = resolve(start, 'a: //ash>birch:2');
    expect([on(played, 'ash'), on(played, 'birch')]).toEqual(['a2', 'a2']);
    const lost = resolve(game('red,blue,green a3a1a1/b3..c1 order'), 'b: //dune>ash:3');
    expect(board(lost)).toBe('.a1a1/...c1');
  });

  test('AR-13 the loss of a territory in the round counts', () => {
    const start = game('red,blue,green a1a3a3/b2..c1 order');
    expect(report(resolve(start, 'b: //dune>ash:2'))).toEqual([
      'b dune>ash 2',
      'b 2 v a 1 in ash: 2 v 0',
      'b ash -1',
      'a birch -1',
      'a cedar -1',
    ]);
  });

  test('AR-13 territories are counted before any stack is cut, and none is lost', () => {
    const played = resolve(game('red,blue,green a9a9a9/b9..c1 order'));
    expect(board(played)).toBe('a3a3a3/b1..c1');
  });

  test('AR-13 a stack of the first placement stays until the first supply', () => {
    const start = game('red,blue,green a24../b24..c24 order');
    const played = resolve(start, 'a: //ash>birch:12');
    expect(report(played)).toEqual([
      'a ash>birch 12',
      'a ash -10',
      'a birch -10',
      'b dune -23',
      'c gorse -23',
    ]);
  });

  test('AR-13 it also cuts the troops of a seat that surrendered', () => {
    const played = resolve(game('red,blue-surrendered,green a1../b9..c1 order'));
    expect(on(played, 'dune')).toBe('b1');
  });
});
