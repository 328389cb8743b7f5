import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/chance/dice.ts';
import type { Move, Place } from '../../src/codec/messages.ts';
import type { Command, Order } from '../../src/orders/command.ts';
import { orders } from '../../src/orders/family.ts';
import { COMMAND_FIELDS, REJECTION_FIELDS } from '../../src/orders/fields.ts';
import { MOST_ENTRIES, MOST_TROOPS } from '../../src/orders/sheets/form.ts';
import { HOST } from '../../src/vocabulary.ts';
import { after, type Game, game, newGame } from './support.ts';

const playing = game('red,blue,green a3b2./..c1. order objectives=a:elm');

const order = (lists: Partial<Order>): Order => ({
  type: 'order',
  cash: [],
  deploy: [],
  moves: [],
  ...lists,
});

function rejection({ rules, position }: Game, seat: number, command: Command) {
  const before = structuredClone(position);
  const refused = orders.refuse(rules, position, seat, command);
  if (refused !== undefined) {
    expect(orders.play(rules, position, seat, command, seededDice('refused'))).toEqual(refused);
    expect(position).toEqual(before);
    expect(Object.keys(refused)).toEqual(['code', ...Object.keys(REJECTION_FIELDS[refused.code])]);
  }
  return refused;
}

describe('a malformed sheet', () => {
  test.each([
    [order({ cash: [7] }), { code: 'unknown-territory', territory: 7 }],
    [order({ cash: [-1] }), { code: 'unknown-territory', territory: -1 }],
    [order({ deploy: [[7, 1]] }), { code: 'unknown-territory', territory: 7 }],
    [order({ deploy: [[0.5, 1]] }), { code: 'unknown-territory', territory: 0.5 }],
    [order({ moves: [[0, 7, 1]] }), { code: 'unknown-territory', territory: 7 }],
    [order({ moves: [[7, 0, 1]] }), { code: 'unknown-territory', territory: 7 }],
    [order({ deploy: [[0, -1]] }), { code: 'armies-out-of-range', armies: -1, least: 0, most: MOST_TROOPS }],
    [
      order({ deploy: [[0, 1.5]] }),
      { code: 'armies-out-of-range', armies: 1.5, least: 0, most: MOST_TROOPS },
    ],
    [
      order({ moves: [[0, 1, Number.NaN]] }),
      { code: 'armies-out-of-range', armies: Number.NaN, least: 0, most: MOST_TROOPS },
    ],
    [
      order({ moves: [[0, 1, 1_000_000_000]] }),
      { code: 'armies-out-of-range', armies: 1_000_000_000, least: 0, most: MOST_TROOPS },
    ],
  ])('%j is refused', (sheet, expected) => {
    expect(rejection(playing, 0, sheet)).toEqual(expected);
  });

  test('lists are bounded', () => {
    const place: Place = [0, 1];
    const move: Move = [0, 1, 1];
    const repeat = <T>(entry: T, length: number): T[] => Array.from({ length }, () => entry);
    const most = MOST_ENTRIES;
    const full = order({ cash: repeat(0, most), deploy: repeat(place, most), moves: repeat(move, most) });
    expect(rejection(playing, 0, full)).toBeUndefined();
    const expected = { code: 'too-many-entries', entries: most + 1, most };
    expect(rejection(playing, 0, order({ cash: repeat(0, most + 1) }))).toEqual(expected);
    expect(rejection(playing, 0, order({ deploy: repeat(place, most + 1) }))).toEqual(expected);
    expect(rejection(playing, 0, order({ moves: repeat(move, most + 1) }))).toEqual(expected);
  });

  test('of a bid, a conversion or the first troops is refused in the same way', () => {
    const bidding = game('red,blue,green .../.... bid lot=ash open=ash objectives=a:elm');
    for (const tokens of [-1, 0.5, 21, Number.NaN])
      expect(rejection(bidding, 0, { type: 'bid', tokens })?.code).toBe('tokens-out-of-range');
    const converting = game('red,blue,green .../.... convert starts=a:ash open=ash objectives=b:elm,c:fir');
    const convert = (territories: number[]) => rejection(converting, 1, { type: 'convert', territories });
    expect(convert([9])).toEqual({ code: 'unknown-territory', territory: 9 });
    expect(convert([])).toEqual({ code: 'objectives-out-of-range', objectives: 0, least: 1, most: 1 });
    expect(convert([4, 4])).toEqual({ code: 'named-twice', territory: 4 });
    expect(convert([5])).toEqual({ code: 'not-an-objective', territory: 5 });
    const deploying = game('red,blue,green .../.... deploy starts=a:ash,b:birch,c:fir open=*');
    expect(rejection(deploying, 0, { type: 'deploy', places: [[9, 1]] })?.code).toBe('unknown-territory');
    expect(rejection(deploying, 0, { type: 'deploy', places: [[0, -3]] })?.code).toBe('armies-out-of-range');
  });

  test('is refused from the host as well', () => {
    const command = order({ cash: [7] });
    expect(rejection(playing, HOST, { type: 'skip', seat: 0, command })?.code).toBe('unknown-territory');
  });
});

describe('who may do what', () => {
  test('before the start only the host acts', () => {
    const fresh = newGame(3);
    expect(orders.legal(fresh.rules, fresh.position, HOST)).toEqual([{ type: 'start' }]);
    expect(rejection(fresh, 0, { type: 'start' })?.code).toBe('host-only');
    expect(rejection(fresh, 0, { type: 'bid', tokens: 0 })?.code).toBe('not-your-turn');
    expect(rejection(playing, HOST, { type: 'start' })).toEqual({ code: 'wrong-phase', phase: 'order' });
  });

  test.each([3, -1, 0.5, HOST, 8])('%d is not a seat', (seat) => {
    expect(rejection(playing, seat, order({}))).toEqual({ code: 'unknown-seat', seat });
    expect(orders.isToAct(playing.position, seat)).toBe(false);
  });

  test('a command of another phase is refused with the current phase', () => {
    expect(rejection(playing, 0, { type: 'bid', tokens: 0 })).toEqual({
      code: 'wrong-phase',
      phase: 'order',
    });
  });

  test('a seat that has committed learns whom the game waits for', () => {
    const early = after(playing, 'a: order //');
    expect(rejection(early, 0, order({}))).toEqual({ code: 'not-your-turn', toAct: [1, 2] });
  });

  test('nothing is legal after the end', () => {
    const over = after(playing, 'a: surrender', 'b: surrender');
    for (const type of ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'] as const)
      expect(rejection(over, 2, { type })?.code).toBe('game-over');
    expect(rejection(over, HOST, { type: 'skip', seat: 2, command: order({}) })?.code).toBe('game-over');
    expect(orders.legal(over.rules, over.position, 2)).toEqual([]);
    expect(orders.legal(over.rules, over.position, HOST)).toEqual([]);
  });

  test('an unknown command is refused', () => {
    const unknown = { type: 'pass' } as unknown as Command;
    expect(Object.keys(COMMAND_FIELDS)).not.toContain('pass');
    expect(rejection(playing, 0, unknown)).toEqual({ code: 'unknown-command' });
  });
});

describe('offers', () => {
  const sheetOf = ({ rules, position }: Game, seat: number) => orders.legal(rules, position, seat)[0];

  test('a bid says its range, a conversion its objectives', () => {
    const bidding = game('red,blue,green .../.... bid lot=ash open=ash tokens=b:7 objectives=b:elm');
    expect(sheetOf(bidding, 1)).toEqual({ type: 'bid', least: 0, most: 7 });
    const converting = game(
      'red,blue,green .../.... convert starts=a:ash open=ash objectives=b:elm+fir,c:dune',
    );
    expect(sheetOf(converting, 1)).toEqual({ type: 'convert', territories: [4, 5], least: 1, most: 2 });
    expect(sheetOf(converting, 0)).toEqual({ type: 'surrender' });
  });

  test('the first troops and the orders of a round say what is available', () => {
    const deploying = game('red,blue,green .../.... deploy starts=a:fir+ash,b:birch,c:dune open=*');
    expect(sheetOf(deploying, 0)).toEqual({ type: 'deploy', territories: [0, 5], troops: 24 });
    const west = game('red,blue,green a1a1a1/b1..c1 order objectives=a:elm+ash');
    expect(sheetOf(west, 0)).toEqual({ type: 'order', objectives: [0, 4], troops: 3 });
  });
});
