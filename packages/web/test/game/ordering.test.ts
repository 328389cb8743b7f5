import {
  classicBoard,
  type Event,
  HIDDEN_SHEET,
  legal,
  type OrdersPosition,
  play,
  scriptedDice,
  setOwner,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { decisionKey, promptOf } from '../../src/game/prompts/current-prompt.ts';
import { withoutMove } from '../../src/game/prompts/orders/moves.ts';
import type { Action, Prompt } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED, type Staging } from '../../src/game/prompts/staging.ts';
import { describerOf } from '../../src/game/scene/board-words.ts';
import { boardState } from '../../src/game/scene/scene.ts';
import { en } from '../../src/words/en/index.ts';
import { newGame } from './games.ts';

const at = (id: string): number => classicBoard.territories.findIndex((territory) => territory.id === id);
const GREENLAND = at('greenland');
const ICELAND = at('iceland');
const QUEBEC = at('quebec');
const ONTARIO = at('ontario');
const BRITAIN = at('great-britain');
const PERU = at('peru');

/** A round of written orders in which Ann holds these territories, and Bob and Cleo are far away. */
function round(held: Readonly<Record<number, number>>) {
  const { rules, position, game } = newGame({ edition: 'simultaneous', players: 3, options: {}, seed: '' });
  if (position.family !== 'orders') throw new Error('not written orders');
  const view: OrdersPosition = { ...position, phase: 'order', round: 1, first: 0 };
  const take = (territory: number, seat: number, troops: number): void => {
    setOwner(view, territory, seat);
    view.armies[territory] = troops;
  };
  for (const [territory, troops] of Object.entries(held)) take(Number(territory), 0, troops);
  take(at('siam'), 1, 3);
  take(at('congo'), 2, 3);
  const offers = legal(rules, view, 0);
  const ask = (staging: Partial<Staging>): Prompt =>
    promptOf({ rules, view, seat: 0, offers, game, yours: [0] }, { ...NOTHING_STAGED, ...staging }, en)!;
  return { rules, view, game, ask };
}

function stagingOf(action: Action | undefined): Staging {
  if (action?.type !== 'stage') throw new Error('nothing is staged');
  return action.staging;
}

describe('AR-10: an order may move all troops on a territory, including deployed ones, not used by other orders', () => {
  const { rules, view, ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 1, [BRITAIN]: 1 });
  const most = (staging: Partial<Staging>): number | undefined =>
    write(ask({ tool: 'move', ...staging }).drag?.(GREENLAND, QUEBEC)).range?.most;
  const write = (action: Action | undefined): Prompt => ask(stagingOf(action));

  test('supply applies at the end of the round, not before', () => {
    expect(most({})).toBe(9);
  });

  test('deployments come before moves', () => {
    expect(most({ places: [[GREENLAND, 2]] })).toBe(11);
  });

  test('troops move once: arriving troops and those of other orders do not count', () => {
    expect(most({ moves: [[GREENLAND, ONTARIO, 4]] })).toBe(5);
    expect(most({ moves: [[ICELAND, GREENLAND, 1]] })).toBe(9);
  });

  test('the engine moves exactly that many', () => {
    const moved = (count: number): Event | undefined => {
      const position = structuredClone(view);
      const events: Event[] = [];
      const dice = scriptedDice([]);
      play(
        rules,
        position,
        0,
        { type: 'order', cash: [], deploy: [[GREENLAND, 2]], moves: [[GREENLAND, QUEBEC, count]] },
        dice,
        events,
      );
      for (const seat of [1, 2])
        play(rules, position, seat, { type: 'order', cash: [], deploy: [], moves: [] }, dice, events);
      return events.find(({ type }) => type === 'moved');
    };
    expect(moved(11)).toMatchObject({ troops: 11, reason: 'none' });
    expect(moved(12)).toMatchObject({ troops: 11, reason: 'too-many' });
  });
});

describe('an order is on the sheet as soon as it is drawn or clicked', () => {
  const { ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 1, [BRITAIN]: 4 });
  const drawn = (staging: Partial<Staging>, ...pairs: (readonly [number, number])[]): Staging =>
    pairs.reduce((old, [from, to]) => stagingOf(ask(old).drag?.(from, to)), {
      ...NOTHING_STAGED,
      ...staging,
    });
  const sent = (staging: Staging): unknown => {
    const action = ask(staging).primary?.action;
    return action?.type === 'send' && action.command;
  };

  test('every drawn line is committed, and has an arrow until then', () => {
    const staging = drawn({}, [GREENLAND, QUEBEC], [BRITAIN, ICELAND], [BRITAIN, at('scandinavia')]);
    expect(ask(staging).arrows).toMatchObject([
      { from: GREENLAND, to: QUEBEC, label: '8' },
      { from: BRITAIN, to: ICELAND, label: '2' },
      { from: BRITAIN, to: at('scandinavia'), label: '1' },
    ]);
    expect(sent(staging)).toMatchObject({ type: 'order', moves: staging.moves });
  });

  test('two clicks add the same order as a drawn line', () => {
    const first = stagingOf(ask({ tool: 'move' }).pick?.(GREENLAND, false));
    expect(ask(first).lit).toEqual(new Set([GREENLAND, ...classicBoard.neighbours[GREENLAND]!]));
    expect(stagingOf(ask(first).pick?.(QUEBEC, false))).toEqual(drawn({}, [GREENLAND, QUEBEC]));
  });

  test('all troops but one move; the number can be changed at once, or later by selecting the order', () => {
    const staging = drawn({}, [GREENLAND, QUEBEC]);
    const asked = ask(staging);
    expect(asked).toMatchObject({
      selected: GREENLAND,
      target: QUEBEC,
      range: { least: 1, most: 9, value: 8 },
    });
    const three = stagingOf(asked.chooseNumber?.(3));
    expect(three.moves).toEqual([[GREENLAND, QUEBEC, 3]]);
    const again = drawn(three, [BRITAIN, ICELAND], [GREENLAND, QUEBEC]);
    expect(again.moves).toHaveLength(2);
    expect(ask(again)).toMatchObject({ selected: GREENLAND, target: QUEBEC, range: { value: 3 } });
    expect(withoutMove(again, again.moves[0]!)).toMatchObject({
      moves: [[BRITAIN, ICELAND, 3]],
      from: undefined,
    });
  });

  test('a click on the sea keeps the orders', () => {
    const staging = drawn({}, [GREENLAND, QUEBEC]);
    const cancelled = { ...staging, from: undefined, to: undefined, count: undefined };
    expect(ask(cancelled).arrows).toHaveLength(1);
    expect(sent(cancelled)).toMatchObject({ moves: [[GREENLAND, QUEBEC, 8]] });
  });

  test('a second order from the same territory takes half of the first, if it can', () => {
    const staging = drawn({}, [GREENLAND, QUEBEC], [GREENLAND, ICELAND]);
    expect(staging.moves).toEqual([
      [GREENLAND, QUEBEC, 4],
      [GREENLAND, ICELAND, 4],
    ]);
    const last = drawn({}, [PERU, at('brazil')]);
    expect(last.moves).toEqual([[PERU, at('brazil'), 1]]);
    expect(ask(last).drag?.(PERU, at('venezuela'))).toBeUndefined();
    expect(ask({ ...last, to: undefined }).lit).toEqual(new Set([PERU, at('brazil')])); // it can still be changed
  });

  test('orders go only from the seat’s own territory to a neighbour', () => {
    expect(ask({}).drag?.(QUEBEC, GREENLAND)).toBeUndefined();
    expect(ask({}).drag?.(GREENLAND, PERU)).toBeUndefined();
    const staging = drawn({}, [GREENLAND, QUEBEC]);
    expect(ask(staging).drag?.(QUEBEC, ONTARIO)).toBeUndefined(); // arriving troops stay this round
  });

  test('once everything is deployed, a click starts a move', () => {
    const places = [[PERU, 2]] as const;
    expect(ask({ places }).text).toBe(en.orders.moveFrom);
    expect(ask({ places }).lit).toEqual(new Set([GREENLAND, ICELAND, PERU, BRITAIN]));
    expect(ask({ places: [[PERU, 1]] }).text).toBe(en.orders.order(1));
  });
});

test('the sheet is kept when another seat commits first', () => {
  const { view } = round({ [GREENLAND]: 9 });
  const committed: OrdersPosition = { ...view, sheets: [view.sheets[0]!, HIDDEN_SHEET, view.sheets[2]!] };
  expect(decisionKey(0, committed)).toBe(decisionKey(0, view));
  expect(decisionKey(0, { ...view, round: 2 })).not.toBe(decisionKey(0, view));
});

describe('AR-13: supply losses are shown separately from the effect of orders', () => {
  const { rules, view, game, ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 5, [BRITAIN]: 1 });

  test('nothing is staged without orders', () => {
    expect(ask({}).changes).toEqual(new Map());
  });

  test('territories show their losses, for screen readers too', () => {
    const prompt = ask({});
    expect(prompt.notes).toEqual(
      new Map([
        [GREENLAND, 'supply removes 5 at the end of the round'],
        [PERU, 'supply removes 1 at the end of the round'],
      ]),
    );
    const scene = boardState({
      rules,
      view,
      staging: NOTHING_STAGED,
      prompt,
      last: undefined,
      mapView: 'owners',
    });
    const describeTerritory = describerOf({ rules, view, seats: game.seats, words: en }, scene);
    expect(describeTerritory(GREENLAND)).toContain('supply removes 5');
    expect(describeTerritory(ICELAND)).not.toContain('supply');
  });

  test('spreading a stack or taking territories avoids the loss', () => {
    const spread = ask({ moves: [[GREENLAND, QUEBEC, 4]] });
    expect(spread.notes).toEqual(new Map()); // five territories now
    expect(spread.changes).toEqual(
      new Map([
        [GREENLAND, -4],
        [QUEBEC, 4],
      ]),
    );
  });
});
