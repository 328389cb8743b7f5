import type { Event } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { type Outcome, outcomesOf } from '../../src/game/log/outcomes.ts';

const [MONGOLIA, CHINA, SIAM] = [1, 2, 3];

const roll = (attackersLost: number, defendersLost: number, to = CHINA): Event => ({
  type: 'rolled',
  from: MONGOLIA,
  to,
  attack: [6, 3, 1],
  defence: [5, 4],
  attackersLost,
  defendersLost,
});
const captured: Event = { type: 'captured', seat: 0, from: MONGOLIA, to: CHINA, loser: 1, dice: 3 };
const occupied: Event = { type: 'occupied', from: MONGOLIA, to: CHINA, armies: 3 };
const eliminated: Event = { type: 'eliminated', seat: 1, by: 0, cards: [], trading: 'none' };

const group = (...events: Event[]): Outcome[] =>
  outcomesOf(events.map((event, i) => ({ key: String(i), event, sameEntry: events })));

/** Each line as the type of its event, or the numbers of its battle. */
const shapes = (...events: Event[]): unknown[] =>
  group(...events).map(({ event, battle }) =>
    battle === undefined ? event.type : [battle.lost, battle.killed, battle.isCaptured, battle.steps.length],
  );

describe('a battle', () => {
  test('is one line for all its rolls, with a stable key', () => {
    expect(shapes(roll(1, 1), roll(2, 0))).toEqual([[3, 1, false, 2]]);
    expect(group(roll(1, 1), roll(2, 0))[0]?.key).toBe(group(roll(1, 1))[0]?.key);
  });

  test('includes the capture and the move into the territory, even after an elimination', () => {
    expect(shapes(roll(1, 2), captured, eliminated, occupied)).toEqual([[1, 2, true, 2], 'eliminated']);
  });

  test('includes the decisions about its dice', () => {
    const announced: Event = { type: 'announced', from: MONGOLIA, to: CHINA, dice: 3, stopAt: 0 };
    const turned: Event = { type: 'commander-used', die: 4 };
    expect(shapes(announced, turned, roll(0, 2))).toEqual([[0, 2, false, 3]]);
  });

  test('ends when another territory is attacked', () => {
    expect(shapes(roll(1, 1), roll(0, 2, SIAM), roll(1, 1))).toEqual([
      [1, 1, false, 1],
      [0, 2, false, 1],
      [1, 1, false, 1],
    ]);
  });

  test('with written orders consists of the move and the fight', () => {
    const moved: Event = {
      type: 'moved',
      seat: 0,
      from: MONGOLIA,
      to: CHINA,
      asked: 4,
      troops: 4,
      reason: 'none',
    };
    const fought: Event = {
      type: 'fought',
      seat: 0,
      defender: 1,
      territory: CHINA,
      attackers: 4,
      defenders: 3,
      attackersLeft: 1,
      defendersLeft: 0,
    };
    expect(shapes(moved, fought)).toEqual([[3, 3, true, 2]]);
    expect(shapes({ ...moved, to: SIAM }, fought)).toEqual(['moved', 'fought']);
  });
});

test('placements on one territory are one line', () => {
  const placed = (territory: number, armies: number): Event => ({
    type: 'placed',
    seat: 0,
    territory,
    armies,
  });
  expect(group(placed(CHINA, 1), placed(CHINA, 2), placed(SIAM, 1)).map(({ event }) => event)).toEqual([
    placed(CHINA, 3),
    placed(SIAM, 1),
  ]);
});

test('the end of attacks and reshuffles get no line', () => {
  expect(shapes({ type: 'attacks-ended', seat: 0 }, { type: 'reshuffled' })).toEqual([]);
});
