import { expect, test } from 'vitest';
import type { Order } from '../../src/orders/command.ts';
import { orders } from '../../src/orders/family.ts';
import { readSheet } from '../../src/orders/notation/sheet-notation.ts';
import { preview } from '../../src/orders/round/preview.ts';
import { after, board, type Game, game, grove, type Played, report, resolve } from './support.ts';

const start = game('red,blue,green a3b2./.b1.c1 order first=b objectives=a:elm,b:birch+cedar,c:fir');

const orderOf = (text: string): Order => readSheet(grove, 'order', text) as Order;

function previewOf({ rules, position }: Game, seat: number, text: string): Played {
  const result = preview(rules, position, seat, orderOf(text));
  if (result.rejection !== undefined) throw new Error(result.rejection.code);
  return { rules, position: result.position, events: result.events };
}

test('a preview shows what the orders would do if nobody else gave any', () => {
  const shown = previewOf(start, 0, 'elm+elm/ash:4/ash>birch:6+ash>dune:2+ash>dune:1');
  expect(report(shown)).toEqual([
    'a cashed elm +2',
    'a cashed elm +0 cashed-already',
    'a ash +4',
    'a ash>birch 6',
    'a 6 v b 2 in birch: 5 v 0',
    'a ash>dune 1 of 2 too-many',
    'a ash>dune 0 of 1 no-troops',
    'a birch -3',
  ]);
  expect(board(shown)).toBe('.a2./a1b1.c1');
  expect([shown.events[0].type, shown.events.length]).toEqual(['opened', 9]);
});

test('it is the report of the round in which nobody else gives orders', () => {
  const text = 'elm/ash:4/ash>birch:6+ash>dune:1';
  const played = resolve(start, `a: ${text}`);
  const shown = previewOf(start, 0, text);
  expect([report(shown), board(shown)]).toEqual([report(played), board(played)]);
  expect(shown.position.objectivesLeft).toEqual(played.position.objectivesLeft);
});

test('it works on a view, and shows the same', () => {
  const text = 'fir+birch//ash>birch:3';
  const view = orders.viewOf(start.position, 0);
  expect(previewOf({ ...start, position: view }, 0, text)).toEqual(previewOf(start, 0, text));
});

test('it shows nothing that others have committed or were dealt', () => {
  const early = after(start, 'b: order birch/birch:9/birch>ash:9');
  const shown = previewOf(early, 0, '//ash>birch:1');
  expect(report(shown)[1]).toBe('a 1 v b 2 in birch: 0 v 2');
  expect(orders.viewOf(shown.position, 0)).toEqual(shown.position);
});

test('it changes nothing', () => {
  const before = structuredClone(start.position);
  previewOf(start, 0, 'elm/ash:4/ash>birch:6');
  expect(start.position).toEqual(before);
});

test('it can be shown again after the sheet is committed', () => {
  const given = after(start, 'a: order //');
  expect(report(previewOf(given, 0, '//ash>dune:1'))[0]).toBe('a ash>dune 1');
});

test('it refuses a malformed sheet, a wrong phase and an unknown seat', () => {
  const codeOf = ({ rules, position }: Game, seat: number, order: Order) =>
    preview(rules, position, seat, order).rejection?.code;
  expect(codeOf(start, 0, { ...orderOf('//'), cash: [9] })).toBe('unknown-territory');
  expect(codeOf(start, 5, orderOf('//'))).toBe('unknown-seat');
  const bidding = game('red,blue,green .../.... bid lot=ash open=ash');
  expect(codeOf(bidding, 0, orderOf('//'))).toBe('wrong-phase');
});
