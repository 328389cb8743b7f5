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
import { decisionOf, promptOf } from '../../src/game/asking.ts';
import { boardWords } from '../../src/game/board-words.ts';
import { type Draft, NO_DRAFT } from '../../src/game/draft.ts';
import { withoutMove } from '../../src/game/orders/moves.ts';
import type { Act, Prompt } from '../../src/game/prompt.ts';
import { boardState } from '../../src/game/scene.ts';
import { en } from '../../src/words/en/index.ts';
import { newGame } from './games.ts';

const at = (id: string): number => classicBoard.territories.findIndex((territory) => territory.id === id);
const GREENLAND = at('greenland');
const ICELAND = at('iceland');
const QUEBEC = at('quebec');
const ONTARIO = at('ontario');
const BRITAIN = at('great-britain');
const PERU = at('peru');

/** A round of written orders in which Ann holds these, and Bob and Cleo something far away. */
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
  const ask = (draft: Partial<Draft>): Prompt =>
    promptOf({ rules, view, seat: 0, offers, game }, { ...NO_DRAFT, ...draft }, en)!;
  return { rules, view, game, ask };
}

function draftOf(act: Act | undefined): Draft {
  if (act?.type !== 'draft') throw new Error('nothing is written');
  return act.draft;
}

describe('AR-10: as many may move as stand there, with what is deployed, less what moves already', () => {
  const { rules, view, ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 1, [BRITAIN]: 1 });
  const most = (draft: Partial<Draft>): number | undefined =>
    write(ask({ tool: 'move', ...draft }).drag?.(GREENLAND, QUEBEC)).range?.most;
  const write = (act: Act | undefined): Prompt => ask(draftOf(act));

  test('supply is looked at when the round is over, not before', () => {
    expect(most({})).toBe(9);
  });

  test('deployments come before moves', () => {
    expect(most({ places: [[GREENLAND, 2]] })).toBe(11);
  });

  test('troops move once, so that those of other orders are gone and those that come are not counted', () => {
    expect(most({ moves: [[GREENLAND, ONTARIO, 4]] })).toBe(5);
    expect(most({ moves: [[ICELAND, GREENLAND, 1]] })).toBe(9);
  });

  test('the engine moves all of them and not one more', () => {
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
  const drawn = (draft: Partial<Draft>, ...ways: (readonly [number, number])[]): Draft =>
    ways.reduce((old, [from, to]) => draftOf(ask(old).drag?.(from, to)), { ...NO_DRAFT, ...draft });
  const sent = (draft: Draft): unknown => {
    const act = ask(draft).primary?.act;
    return act?.type === 'send' && act.command;
  };

  test('every line that was drawn is committed, and has an arrow until then', () => {
    const draft = drawn({}, [GREENLAND, QUEBEC], [BRITAIN, ICELAND], [BRITAIN, at('scandinavia')]);
    expect(ask(draft).arrows).toMatchObject([
      { from: GREENLAND, to: QUEBEC, label: '8' },
      { from: BRITAIN, to: ICELAND, label: '2' },
      { from: BRITAIN, to: at('scandinavia'), label: '1' },
    ]);
    expect(sent(draft)).toMatchObject({ type: 'order', moves: draft.moves });
  });

  test('two clicks write the same as a line', () => {
    const first = draftOf(ask({ tool: 'move' }).pick?.(GREENLAND, false));
    expect(ask(first).lit).toEqual(new Set([GREENLAND, ...classicBoard.neighbours[GREENLAND]!]));
    expect(draftOf(ask(first).pick?.(QUEBEC, false))).toEqual(drawn({}, [GREENLAND, QUEBEC]));
  });

  test('all but one go; its number can be changed at once, and later when it is chosen again', () => {
    const draft = drawn({}, [GREENLAND, QUEBEC]);
    const asked = ask(draft);
    expect(asked).toMatchObject({
      selected: GREENLAND,
      target: QUEBEC,
      range: { least: 1, most: 9, value: 8 },
    });
    const three = draftOf(asked.numbered?.(3));
    expect(three.moves).toEqual([[GREENLAND, QUEBEC, 3]]);
    const again = drawn(three, [BRITAIN, ICELAND], [GREENLAND, QUEBEC]);
    expect(again.moves).toHaveLength(2);
    expect(ask(again)).toMatchObject({ selected: GREENLAND, target: QUEBEC, range: { value: 3 } });
    expect(withoutMove(again, again.moves[0]!)).toMatchObject({
      moves: [[BRITAIN, ICELAND, 3]],
      from: undefined,
    });
  });

  test('a click on the sea leaves what is written', () => {
    const draft = drawn({}, [GREENLAND, QUEBEC]);
    const cancelled = { ...draft, from: undefined, to: undefined, count: undefined };
    expect(ask(cancelled).arrows).toHaveLength(1);
    expect(sent(cancelled)).toMatchObject({ moves: [[GREENLAND, QUEBEC, 8]] });
  });

  test('a second line from the same territory shares with the first, until there is nothing to share', () => {
    const draft = drawn({}, [GREENLAND, QUEBEC], [GREENLAND, ICELAND]);
    expect(draft.moves).toEqual([
      [GREENLAND, QUEBEC, 4],
      [GREENLAND, ICELAND, 4],
    ]);
    const last = drawn({}, [PERU, at('brazil')]);
    expect(last.moves).toEqual([[PERU, at('brazil'), 1]]);
    expect(ask(last).drag?.(PERU, at('venezuela'))).toBeUndefined();
    expect(ask({ ...last, to: undefined }).lit).toEqual(new Set([PERU, at('brazil')])); // to change it
  });

  test('only from an own territory to a neighbour', () => {
    expect(ask({}).drag?.(QUEBEC, GREENLAND)).toBeUndefined();
    expect(ask({}).drag?.(GREENLAND, PERU)).toBeUndefined();
    const draft = drawn({}, [GREENLAND, QUEBEC]);
    expect(ask(draft).drag?.(QUEBEC, ONTARIO)).toBeUndefined(); // what enters this round stays there
  });

  test('when all is deployed, a click begins a move', () => {
    const places = [[PERU, 2]] as const;
    expect(ask({ places }).text).toBe(en.orders.moveFrom);
    expect(ask({ places }).lit).toEqual(new Set([GREENLAND, ICELAND, PERU, BRITAIN]));
    expect(ask({ places: [[PERU, 1]] }).text).toBe(en.orders.order(1));
  });
});

test('what is written stays when somebody else commits first', () => {
  const { view } = round({ [GREENLAND]: 9 });
  const committed: OrdersPosition = { ...view, sheets: [view.sheets[0]!, HIDDEN_SHEET, view.sheets[2]!] };
  expect(decisionOf(0, committed)).toBe(decisionOf(0, view));
  expect(decisionOf(0, { ...view, round: 2 })).not.toBe(decisionOf(0, view));
});

describe('AR-13: what supply will take is said, and not mixed with what the orders do', () => {
  const { rules, view, game, ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 5, [BRITAIN]: 1 });

  test('nothing is staged before anything is written', () => {
    expect(ask({}).staged).toEqual(new Map());
  });

  test('territories say what they will lose, also to those who cannot see them', () => {
    const prompt = ask({});
    expect(prompt.notes).toEqual(
      new Map([
        [GREENLAND, 'supply takes 5 when the round ends'],
        [PERU, 'supply takes 1 when the round ends'],
      ]),
    );
    const scene = boardState({ rules, view, draft: NO_DRAFT, prompt, last: undefined, mapView: 'owners' });
    const { describe: describeTerritory } = boardWords({ rules, view, seats: game.seats, words: en }, scene);
    expect(describeTerritory(GREENLAND)).toContain('supply takes 5');
    expect(describeTerritory(ICELAND)).not.toContain('supply');
  });

  test('orders that spread a stack, or take more land, save it', () => {
    const spread = ask({ moves: [[GREENLAND, QUEBEC, 4]] });
    expect(spread.notes).toEqual(new Map()); // five territories now
    expect(spread.staged).toEqual(
      new Map([
        [GREENLAND, -4],
        [QUEBEC, 4],
      ]),
    );
  });
});
