import type { Event } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { battleOf, pairDice } from '../../src/game/battle/battle.ts';
import { effectsOf } from '../../src/game/battle/effects.ts';
import { shownBattle } from '../../src/game/battle/shown-battle.ts';
import { endOf, FACTORS, timelineOf, timelineStyle } from '../../src/game/battle/timeline.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import { newGame } from './games.ts';

const { position } = newGame({
  edition: 'world-domination',
  players: 3,
  options: { setup: 'quick' },
  seed: '',
});

const roll = (attackersLost: number, defendersLost: number, [from, to] = [0, 1]): Event =>
  ({
    type: 'rolled',
    from,
    to,
    attack: [2, 6, 4],
    defence: [5, 5],
    attackersLost,
    defendersLost,
  }) as unknown as Event;
const captured = { type: 'captured', seat: 0, from: 0, to: 1, loser: 1, dice: 3 } as Event;
const entry = (seq: number, ...events: Event[]) => ({ seq, seat: 0, time: undefined, events });
const view = {
  ...position,
  owner: position.owner.map((_, t) => (t === 0 ? 0 : t === 1 ? 1 : 2)),
  armies: position.armies.map((_, t) => (t === 0 ? 5 : 2)),
} as typeof position;
const shownAs = (...history: ReturnType<typeof entry>[]) => ({ history, shown: history.length, view });

describe('dice', () => {
  const beaten = (dice: readonly { readonly isBeaten: boolean }[]) => dice.map(({ isBeaten }) => isBeaten);

  test('are sorted and paired, and one die of each pair is beaten', () => {
    const { attack, defence } = pairDice({
      attack: [2, 6, 4],
      defence: [5, 5],
      attackersLost: 1,
      defendersLost: 1,
    } as never);
    expect(attack.map(({ face }) => face)).toEqual([6, 4, 2]);
    expect([beaten(attack), beaten(defence)]).toEqual([
      [false, true, false],
      [true, false],
    ]);
  });

  test('follow the result, even if it goes against the faces of the first pair', () => {
    const { attack, defence } = pairDice({
      attack: [5, 1],
      defence: [5],
      attackersLost: 0,
      defendersLost: 1,
    } as never);
    expect([beaten(attack), beaten(defence)]).toEqual([[false, false], [true]]);
  });
});

describe('a battle', () => {
  test('adds up consecutive rolls', () => {
    const state = shownAs(
      entry(1, roll(9, 9, [5, 1])),
      entry(2, roll(1, 1)),
      entry(3, roll(2, 0), roll(0, 2), captured),
    );
    expect(battleOf(state)).toMatchObject({
      seq: 3,
      rolls: 3,
      total: { lost: 3, killed: 3 },
      losses: { lost: 2, killed: 2 },
      isCaptured: true,
      defenderSeat: 1,
    });
  });

  test('ends with any other event', () => {
    const fortified = { type: 'fortified', from: 0, to: 1, armies: 1 } as Event;
    expect(battleOf(shownAs(entry(1, roll(1, 1)), entry(2, fortified)))).toBeUndefined();
    expect(battleOf(shownAs())).toBeUndefined();
  });

  test('is shown in full to both sides, and to nobody else', () => {
    const state = shownAs(entry(1, roll(1, 1)));
    const isShown = (yours: number[]) =>
      shownBattle({ ...state, yours }, undefined, NOTHING_STAGED) !== undefined;
    expect([[0], [1], [2], []].map(isShown)).toEqual([true, true, false, false]);
  });

  test('keeps its dice and losses while the defender chooses the next dice', () => {
    const announced = { type: 'announced', from: 0, to: 1, dice: 3, stopAt: 1 } as Event;
    const asked = shownAs(entry(1, roll(1, 1)), entry(2, announced));
    const asking = (to: number) =>
      battleOf({ ...asked, view: { ...view, phase: 'defend', from: 0, to } as typeof view });
    expect(asking(1)).toMatchObject({ seq: 1, total: { lost: 1, killed: 1 }, rolls: 1 });
    expect(asking(2)).toBeUndefined(); // another battle
    expect(effectsOf(view, asked.history[1], asking(1))).toBeUndefined(); // nothing is lost twice
  });

  test('does not show the dice of another battle', () => {
    const prompt = { text: '', lit: new Set<number>(), panel: 'battle', selected: 0, target: 2 } as const;
    const shown = shownBattle({ ...shownAs(entry(1, roll(1, 1))), yours: [0] }, prompt, NOTHING_STAGED);
    expect(shown).toEqual({ from: 0, to: 2, battle: undefined });
  });

  test('stays in view when the attacker has no army left to attack with, until something else is chosen', () => {
    const attacking = { ...view, phase: 'attack' } as typeof view;
    const state = { ...shownAs(entry(1, roll(2, 0))), view: attacking, yours: [0] };
    const prompt = { text: '', lit: new Set<number>() };
    expect(shownBattle(state, prompt, { ...NOTHING_STAGED, from: 0, to: 1 })).toMatchObject({
      from: 0,
      to: 1,
    });
    expect(shownBattle(state, prompt, NOTHING_STAGED)).toBeUndefined();
  });
});

test('effects show the armies before the losses, the sweep and the march', () => {
  const occupied = { type: 'occupied', from: 0, to: 1, armies: 2 } as Event;
  const last = entry(1, roll(1, 1), captured, occupied);
  expect(effectsOf(view, last, battleOf(shownAs(last)))).toMatchObject({
    key: 1,
    losses: [
      { territory: 0, lost: 1, before: 8 },
      { territory: 1, lost: 1, before: 1 },
    ],
    swept: { territory: 1, from: 0 },
    march: { armies: 2 },
  });
  expect(effectsOf(view, entry(2), undefined)).toBeUndefined();
});

describe('the timeline', () => {
  test('is throw, pairs, losses and sweep, in sequence', () => {
    expect(timelineOf(1, true)).toEqual({
      throw: { at: 0, lasts: 250 },
      pair: { at: 250, lasts: 150 },
      losses: { at: 400, lasts: 200 },
      sweep: { at: 600, lasts: 250 },
    });
    expect([endOf(timelineOf(1, true), false), endOf(timelineOf(1, true), true)]).toEqual([600, 850]);
  });

  test('has no dice if the battle is not shown in full', () => {
    expect(timelineOf(1, false)).toMatchObject({
      throw: { lasts: 0 },
      losses: { at: 0 },
      sweep: { at: 200 },
    });
  });

  test('scales with the speed, down to zero', () => {
    expect(endOf(timelineOf(FACTORS.slow, true), true)).toBe(1700);
    expect(endOf(timelineOf(FACTORS.off, true), true)).toBe(0);
    expect(timelineStyle(timelineOf(1, true))).toMatchObject({ '--losses-at': '400ms', '--sweep': '250ms' });
  });
});
