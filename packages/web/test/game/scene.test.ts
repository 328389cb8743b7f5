import { type Event, NEUTRAL, NOBODY } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { NO_DRAFT } from '../../src/game/draft.ts';
import { NONE } from '../../src/game/prompt.ts';
import { boardState } from '../../src/game/scene.ts';
import { helpWhile, newGame, playOut, SETTINGS } from './games.ts';

const game = newGame({ edition: 'world-domination', players: 2, options: {}, seed: '' });
const { rules } = game;
const { board } = rules;
const at = (id: string): number => board.territories.findIndex((territory) => territory.id === id);
const ALASKA = at('alaska');
const KAMCHATKA = at('kamchatka');
const ALBERTA = at('alberta');

/** A board on which only these hold something. */
function boardWith(held: Readonly<Record<number, readonly [owner: number, armies: number]>>) {
  const owner = board.territories.map((_, t) => held[t]?.[0] ?? NOBODY);
  const armies = board.territories.map((_, t) => held[t]?.[1] ?? 0);
  return { ...game.position, owner, armies };
}

const shown = { rules, draft: NO_DRAFT, prompt: undefined, last: undefined, mapView: 'owners' } as const;

test('owners have their colours, neutral is neutral, and nobody is nobody', () => {
  const view = boardWith({ [ALASKA]: [0, 3], [KAMCHATKA]: [NEUTRAL, 2] });
  const { owners, armies } = boardState({ ...shown, view });
  expect(owners[ALASKA]).toBe('red');
  expect(owners[KAMCHATKA]).toBe('neutral');
  expect(owners[ALBERTA]).toBeUndefined();
  expect(armies[ALASKA]).toBe(3);
});

test('what is staged stands on the board: by the prompt, else by the draft', () => {
  const view = boardWith({ [ALASKA]: [0, 3] });
  const draft = { ...NO_DRAFT, places: [[ALASKA, 2] as const] };
  expect(boardState({ ...shown, view, draft }).staged[ALASKA]).toBe(2);
  const prompt = { text: '', lit: NONE, staged: new Map([[ALASKA, 7]]) };
  expect(boardState({ ...shown, view, draft, prompt }).staged[ALASKA]).toBe(7);
});

describe('heat', () => {
  const view = boardWith({ [ALASKA]: [0, 4], [KAMCHATKA]: [1, 9], [ALBERTA]: [0, 1] });
  const heat = (mapView: 'threat' | 'strength' | 'owners') => boardState({ ...shown, view, mapView }).heat;

  test('of strength grows with armies and ends with the strongest', () => {
    expect(heat('strength')[KAMCHATKA]).toBe(1);
    expect(heat('strength')[ALASKA]).toBeCloseTo(2 / 3);
    expect(heat('strength')[at('brazil')]).toBe(0);
  });

  test('of threat is what enemies next to it could attack with, against what stands there', () => {
    expect(heat('threat')[ALASKA]).toBeCloseTo(8 / 12);
    expect(heat('threat')[ALBERTA]).toBe(0); // only friends next to it
    expect(heat('threat')[KAMCHATKA]).toBeCloseTo(3 / 12);
  });

  test('is nowhere in other views', () => {
    expect(heat('owners')).toEqual([]);
  });
});

test('in every game heat stays from 0 to 1, and every piece has its figure', () => {
  for (const setting of SETTINGS.filter((_, i) => i % 25 === 0)) {
    playOut(setting, {
      helps: helpWhile(() => true, setting.seed),
      asked({ rules: played, position }, seat) {
        if (seat !== 0) return;
        for (const mapView of ['threat', 'strength'] as const) {
          const { heat, pieces } = boardState({ ...shown, rules: played, view: position, mapView });
          expect(heat.filter((value) => !(value >= 0 && value <= 1))).toEqual([]);
          expect(pieces.flat().filter(({ count }) => count < 1)).toEqual([]);
        }
      },
    });
  }
});

describe('marks', () => {
  test('of capitals, cities and airfields, each on its territory', () => {
    const created = newGame({ edition: 'command-room', players: 3, options: {}, seed: '' });
    if (created.position.family !== 'turns') throw new Error('of turns');
    const view = { ...created.position, capitals: [ALASKA, NOBODY, NOBODY], airfields: [ALBERTA] };
    const { marks } = boardState({ ...shown, rules: created.rules, view });
    expect(marks[ALASKA]).toContainEqual(expect.objectContaining({ kind: 'capital' }));
    expect(marks[ALBERTA]).toContainEqual({ kind: 'airfield' });
    expect(marks[KAMCHATKA]).toEqual([]);
  });

  test('are called as the edition calls them', () => {
    const created = newGame({ edition: 'capital', players: 3, options: {}, seed: '' });
    if (created.position.family !== 'turns') throw new Error('of turns');
    const view = { ...created.position, capitals: [ALASKA, NOBODY, NOBODY] };
    const { marks } = boardState({ ...shown, rules: created.rules, view });
    expect(marks[ALASKA]).toEqual([{ kind: 'headquarters', owner: 'red' }]);
  });

  test('of starting territories and objectives in written orders', () => {
    const created = newGame({ edition: 'simultaneous', players: 3, options: {}, seed: '' });
    if (created.position.family !== 'orders') throw new Error('of orders');
    const starts = board.territories.map((_, t) => (t === ALASKA ? 1 : NOBODY));
    const objectives = board.territories.map((_, t) => (t === ALBERTA ? 2 : NOBODY));
    const { marks } = boardState({
      ...shown,
      rules: created.rules,
      view: { ...created.position, starts, objectives },
    });
    expect(marks[ALASKA]).toEqual([{ kind: 'start', owner: 'blue' }]);
    expect(marks[ALBERTA]).toEqual([{ kind: 'objective', owner: 'green' }]);
    expect(marks[KAMCHATKA]).toEqual([]);
  });
});

describe('arrows of what has just happened', () => {
  const arrows = (...events: Event[]) =>
    boardState({ ...shown, view: game.position, last: { seq: 1, seat: 0, time: undefined, events } }).arrows;
  const rolled: Event = {
    type: 'rolled',
    from: ALASKA,
    to: KAMCHATKA,
    attack: [6],
    defence: [1],
    attackersLost: 0,
    defendersLost: 1,
  };

  test('an attack of many rolls is one arrow, and who moves in another one', () => {
    const occupied: Event = { type: 'occupied', from: ALASKA, to: KAMCHATKA, armies: 3 };
    expect(arrows(rolled, rolled, occupied)).toEqual([
      { from: ALASKA, to: KAMCHATKA, kind: 'attack' },
      { from: ALASKA, to: KAMCHATKA, kind: 'move', label: '3' },
    ]);
  });

  test('nothing happened, no arrow', () => {
    expect(boardState({ ...shown, view: game.position }).arrows).toEqual([]);
    expect(arrows({ type: 'drawn' })).toEqual([]);
  });
});

test('every border of the map is a link once', () => {
  const { links = [] } = boardState({ ...shown, view: game.position });
  expect(links).toHaveLength(83);
  expect(new Set(links.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)).size).toBe(83);
});
