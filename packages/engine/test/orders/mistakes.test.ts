import { expect, test } from 'vitest';
import { after, board, eventsOf, game, on, refusal, report, resolve } from './support.ts';

test('AR-16 illegal orders are ignored and the others carried out', () => {
  const start = game('red,blue,green a3b1./.b1.c1 order');
  const played = resolve(start, 'a: //birch>elm:1+ash>fir:1+ash>ash:1+cedar>birch:1+ash>dune:1');
  expect(report(played)).toEqual([
    'a birch>elm 0 of 1 not-yours',
    'a ash>fir 0 of 1 not-adjacent',
    'a ash>ash 0 of 1 same-territory',
    'a cedar>birch 0 of 1 no-troops',
    'a ash>dune 1',
  ]);
});

test('AR-16 an order for more troops than are there moves all that are there', () => {
  const played = resolve(game('red,blue,green a3../.b1.c1 order'), 'a: //ash>birch:7');
  expect(report(played)[0]).toBe('a ash>birch 3 of 7 too-many');
  expect(on(played, 'ash')).toBe('.');
});

test('AR-16 troops moved by one order are missing for the next', () => {
  const played = resolve(game('red,blue,green a3../.b1.c1 order'), 'a: //ash>birch:2+ash>dune:2+ash>dune:1');
  expect(report(played).slice(0, 3)).toEqual([
    'a ash>birch 2',
    'a ash>dune 1 of 2 too-many',
    'a ash>dune 0 of 1 no-troops',
  ]);
});

test('AR-16 an order that combat has weakened moves what is left', () => {
  const start = game('red,blue,green a3b5./..c1. order');
  const played = resolve(start, 'a: //ash>birch:3', 'b: //birch>cedar:5');
  expect(report(played).slice(1, 3)).toEqual(['a 3 v b 5 in birch: 0 v 3', 'b birch>cedar 3 of 5 too-many']);
});

test('AR-16 too many deployments are filled in the order written, the last one in part', () => {
  const start = game('red,blue,green a1a1a1/.b1.c1 order');
  const played = resolve(start, 'a: /cedar:1+ash:5+birch:1/');
  expect(report(played)).toEqual(['a cedar +1', 'a ash +2 of 5 too-many', 'a birch +0 of 1 nothing-left']);
});

test('AR-16 too few deployments are carried out as they are', () => {
  const played = resolve(game('red,blue,green a1a1a1/.b1.c1 order'), 'a: /ash:1/');
  expect(board(played)).toBe('a2a1a1/.b1.c1');
});

test('AR-16 an ignored deployment uses no troops', () => {
  const played = resolve(game('red,blue,green a1a1a1/.b1.c1 order'), 'a: /elm:2+ash:3/');
  expect(report(played).slice(0, 2)).toEqual(['a elm +0 of 2 not-yours', 'a ash +3']);
});

test('AR-16 an order for no troops is well-formed and does nothing', () => {
  const played = resolve(game('red,blue,green a2../.b1.c1 order'), 'a: /ash:0/ash>birch:0');
  expect(report(played).slice(0, 2)).toEqual(['a ash +0 nothing-ordered', 'a ash>birch 0 nothing-ordered']);
});

test('AR-16 every order has its line in the report, also those that are ignored', () => {
  const start = game('red,blue,green a2../.b1.c1 order objectives=a:gorse');
  const played = resolve(start, 'a: gorse+elm/ash:1+elm:1/ash>birch:1+elm>fir:1+ash>dune:1');
  const types = ['cashed', 'deployed', 'moved'] as const;
  expect(types.map((type) => eventsOf(played, type).length)).toEqual([2, 2, 3]);
});

test('AR-16 nothing well-formed is refused', () => {
  const start = game('red,blue,green a2../.b1.c1 order');
  for (const sheet of [
    '//',
    'gorse+gorse//',
    '/elm:999999999/',
    '//gorse>ash:1',
    '//ash>ash:0',
    '/elm:1+elm:1/',
  ])
    expect(refusal(start, `a: order ${sheet}`)).toBe('accepted');
});

test('AR-17 a revealed order is final, even a mistaken one', () => {
  const start = game('red,blue,green a2../.b1.c1 order');
  const given = after(start, 'a: order //ash>birch:2');
  expect(refusal(given, 'a: order //')).toBe('not-your-turn');
  const played = after(given, 'b: order //', 'c: order //');
  expect(on(played, 'birch')).toBe('a1');
});

test('AR-17 an attack that cannot win still happens', () => {
  const start = game('red,blue,green a2b9./.b1.c1 order');
  expect(report(resolve(start, 'a: //ash>birch:2'))[1]).toBe('a 2 v b 9 in birch: 0 v 8');
});

test('AR-22 an objective may be cashed whether its territory is held or not', () => {
  const start = game('red,blue,green a1../.b1.c1 order objectives=a:ash+elm');
  expect(report(resolve(start, 'a: ash/ash:4/')).slice(0, 2)).toEqual(['a cashed ash +2', 'a ash +4']);
  expect(report(resolve(start, 'a: elm/ash:4/')).slice(0, 2)).toEqual(['a cashed elm +2', 'a ash +4']);
});

test('AR-22 it is cashed once', () => {
  const start = game('red,blue,green a1../.b1.c1 order objectives=a:elm');
  const twice = resolve(start, 'a: elm+elm/ash:9/');
  expect(report(twice).slice(0, 3)).toEqual([
    'a cashed elm +2',
    'a cashed elm +0 cashed-already',
    'a ash +4 of 9 too-many',
  ]);
  expect(report(resolve(twice, 'a: elm//'))[0]).toBe('a cashed elm +0 cashed-already');
});

test('AR-22 a seat can cash only its own objectives', () => {
  const start = game('red,blue,green a1../.b1.c1 order objectives=a:elm,b:fir');
  const played = resolve(start, 'a: fir+ash/ash:9/');
  expect(report(played).slice(0, 3)).toEqual([
    'a cashed fir +0 not-an-objective',
    'a cashed ash +0 not-an-objective',
    'a ash +2 of 9 too-many',
  ]);
  expect(played.position.objectivesLeft).toEqual([1, 1, 0]);
});

test('AR-22 it is spent even if its troops cannot be placed', () => {
  const start = game('red,blue,green a1../.b1.c1 order objectives=a:elm');
  const played = resolve(start, 'a: elm//');
  expect([played.position.objectivesLeft, board(played)]).toEqual([[0, 0, 0], 'a1../.b1.c1']);
});
