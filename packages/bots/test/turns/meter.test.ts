import { expect, test } from 'vitest';
import type { Judge } from '../../src/turns/mind/network/judge.ts';
import { Meter } from '../../src/turns/mind/search/meter.ts';

/** Searches as long as allowed and returns how long that was. */
function think(meter: Meter, judge: { nodes: number }, turn: number, nodes: number, enough = 1e6): number {
  const before = judge.nodes;
  meter.think(turn, { nodes }, judge as Judge, (isOpen) => {
    while (isOpen() && judge.nodes - before < enough) judge.nodes++;
  });
  return judge.nodes - before;
}

test('a turn has its number of nodes, whichever judge counts them', () => {
  const meter = new Meter();
  expect(think(meter, { nodes: 0 }, 1, 100, 30)).toBe(30);
  expect(think(meter, { nodes: 500 }, 1, 100, 20)).toBe(20);
  expect(think(meter, { nodes: 7 }, 1, 100)).toBe(30); // a part of the 50 that are left
});

test('when everything is spent, a minimum share remains', () => {
  const meter = new Meter();
  const judge = { nodes: 0 };
  expect([1, 2, 3].map(() => think(meter, judge, 1, 100))).toEqual([60, 24, 20]);
});

test('a search may ask for a part of its time', () => {
  const meter = new Meter();
  const judge = { nodes: 0 };
  const spent = meter.think(1, { nodes: 100 }, judge as Judge, (isOpen) => {
    while (isOpen(0.5)) judge.nodes++;
    const part = judge.nodes;
    while (isOpen()) judge.nodes++;
    return [part, judge.nodes];
  });
  expect(spent).toEqual([30, 60]);
});

test('a new turn has its full budget', () => {
  const meter = new Meter();
  const judge = { nodes: 0 };
  expect([1, 1, 2].map((turn) => think(meter, judge, turn, 50))).toEqual([30, 12, 30]);
});

test('without a budget there is no time, but the search still has a result', () => {
  const meter = new Meter();
  const judge = { nodes: 3 } as Judge;
  expect(meter.think(1, { nodes: 0 }, judge, (isOpen) => isOpen())).toBe(false);
  expect(meter.think(1, { ms: 0 }, judge, (isOpen) => isOpen())).toBe(false);
  expect(meter.think(1, { ms: 60_000 }, judge, (isOpen) => isOpen())).toBe(true);
});
