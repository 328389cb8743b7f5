import {
  classicBoard,
  type Event,
  legal,
  type OrdersPosition,
  play,
  scriptedDice,
  setOwner,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../src/game/asking.ts';
import { type Draft, NO_DRAFT } from '../../src/game/draft.ts';
import type { Prompt } from '../../src/game/prompt.ts';
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

describe('AR-10: as many may move as stand there, with what is deployed, less what moves already', () => {
  const { rules, view, ask } = round({ [GREENLAND]: 9, [ICELAND]: 1, [PERU]: 1, [BRITAIN]: 1 });
  const most = (draft: Partial<Draft>): number | undefined =>
    ask({ tool: 'move', from: GREENLAND, to: QUEBEC, ...draft }).range?.most;

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
