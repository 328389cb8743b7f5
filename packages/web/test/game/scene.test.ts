import { clonePosition, type Event, evolve, NEUTRAL, NOBODY } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { heldBy } from '../../src/game/facts/standing.ts';
import { NONE } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED } from '../../src/game/prompts/staging.ts';
import { boardWords, describerOf } from '../../src/game/scene/board-words.ts';
import { boardState } from '../../src/game/scene/scene.ts';
import { en } from '../../src/words/en/index.ts';
import { helpWhile, newGame, playOut, SETTINGS } from './games.ts';

const game = newGame({ edition: 'world-domination', players: 2, options: {}, seed: '' });
const { rules } = game;
const { board } = rules;
const at = (id: string): number => board.territories.findIndex((territory) => territory.id === id);
const ALASKA = at('alaska');
const KAMCHATKA = at('kamchatka');
const ALBERTA = at('alberta');

/** A board on which only these territories are held. */
function boardWith(held: Readonly<Record<number, readonly [owner: number, armies: number]>>) {
  const owner = board.territories.map((_, t) => held[t]?.[0] ?? NOBODY);
  const armies = board.territories.map((_, t) => held[t]?.[1] ?? 0);
  return { ...game.position, owner, armies };
}

const shown = {
  rules,
  staging: NOTHING_STAGED,
  prompt: undefined,
  last: undefined,
  mapView: 'owners',
} as const;

test('territories have the colour of their owner, neutral, or none', () => {
  const view = boardWith({ [ALASKA]: [0, 3], [KAMCHATKA]: [NEUTRAL, 2] });
  const { owners, armies } = boardState({ ...shown, view });
  expect(owners[ALASKA]).toBe('red');
  expect(owners[KAMCHATKA]).toBe('neutral');
  expect(owners[ALBERTA]).toBeUndefined();
  expect(armies[ALASKA]).toBe(3);
});

test.each([
  ['classic', '3 armies', '+2 armies'],
  ['simultaneous', '3 troops', '+1 troop'],
])('the board of %s calls units as the edition does', (edition, units, bonus) => {
  const { game: created, rules: played, position } = newGame({ edition, players: 3, options: {}, seed: '' });
  const armies = position.armies.map(() => 3);
  const naming = { rules: played, view: { ...position, armies }, seats: created.seats, words: en };
  const nothing = { staged: [], marks: [], notes: new Map() };
  expect(describerOf(naming, nothing)(ALASKA)).toBe(`Alaska, nobody, ${units}`);
  const australia = board.continents.findIndex(({ id }) => id === 'australia');
  expect(boardWords(naming, 'owners').bonus(australia)).toBe(bonus);
});

describe('CC-2: territories vacated by the last rival', () => {
  const fallen = boardWith({ [ALASKA]: [0, 3], [KAMCHATKA]: [1, 2] });
  evolve(fallen, { type: 'overthrown', seat: 1, by: 0, cards: [] });

  test('belong to nobody until the game is over', () => {
    expect(boardState({ ...shown, view: fallen }).owners[KAMCHATKA]).toBeUndefined();
  });

  test('belong to the winner when the game is over', () => {
    const view = clonePosition(fallen);
    evolve(view, { type: 'won', seat: 0 });
    const scene = boardState({ ...shown, view });
    expect(scene.owners[KAMCHATKA]).toBe('red');
    expect(scene.owners[ALBERTA]).toBeUndefined(); // never held by the rival
    const describeTerritory = describerOf({ rules, view, seats: game.game.seats, words: en }, scene);
    expect(describeTerritory(KAMCHATKA)).toBe('Kamchatka, Ann');
    expect(heldBy(view, 0)).toEqual({ territories: 2, armies: 3 });
  });
});

test('the board shows the changes of the prompt or, without any, those of the staging', () => {
  const view = boardWith({ [ALASKA]: [0, 3] });
  const staging = { ...NOTHING_STAGED, places: [[ALASKA, 2] as const] };
  expect(boardState({ ...shown, view, staging }).staged[ALASKA]).toBe(2);
  const prompt = { text: '', lit: NONE, changes: new Map([[ALASKA, 7]]) };
  expect(boardState({ ...shown, view, staging, prompt }).staged[ALASKA]).toBe(7);
});

describe('heat', () => {
  const view = boardWith({ [ALASKA]: [0, 4], [KAMCHATKA]: [1, 9], [ALBERTA]: [0, 1] });
  const heat = (mapView: 'threat' | 'strength' | 'owners') => boardState({ ...shown, view, mapView }).heat;

  test('of strength grows with armies, up to 1 for the strongest', () => {
    expect(heat('strength')[KAMCHATKA]).toBe(1);
    expect(heat('strength')[ALASKA]).toBeCloseTo(2 / 3);
    expect(heat('strength')[at('brazil')]).toBe(0);
  });

  test('of threat compares the armies of enemy neighbours with those of the territory', () => {
    expect(heat('threat')[ALASKA]).toBeCloseTo(8 / 12);
    expect(heat('threat')[ALBERTA]).toBe(0); // no enemies next to it
    expect(heat('threat')[KAMCHATKA]).toBeCloseTo(3 / 12);
  });

  test('is empty in other views', () => {
    expect(heat('owners')).toEqual([]);
  });
});

test('in every game heat is between 0 and 1, and every piece has a count', () => {
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
  test('show capitals, cities and airfields on their territories', () => {
    const created = newGame({ edition: 'command-room', players: 3, options: {}, seed: '' });
    if (created.position.family !== 'turns') throw new Error('of turns');
    const view = { ...created.position, capitals: [ALASKA, NOBODY, NOBODY], airfields: [ALBERTA] };
    const { marks } = boardState({ ...shown, rules: created.rules, view });
    expect(marks[ALASKA]).toContainEqual(expect.objectContaining({ kind: 'capital' }));
    expect(marks[ALBERTA]).toContainEqual({ kind: 'airfield' });
    expect(marks[KAMCHATKA]).toEqual([]);
  });

  test('have the edition’s names', () => {
    const created = newGame({ edition: 'capital', players: 3, options: {}, seed: '' });
    if (created.position.family !== 'turns') throw new Error('of turns');
    const view = { ...created.position, capitals: [ALASKA, NOBODY, NOBODY] };
    const { marks } = boardState({ ...shown, rules: created.rules, view });
    expect(marks[ALASKA]).toEqual([{ kind: 'headquarters', owner: 'red' }]);
  });

  test('show starting territories and objectives in written orders', () => {
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

describe('arrows of the last entry', () => {
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

  test('an attack of many rolls is one arrow, and occupying is another', () => {
    const occupied: Event = { type: 'occupied', from: ALASKA, to: KAMCHATKA, armies: 3 };
    expect(arrows(rolled, rolled, occupied)).toEqual([
      { from: ALASKA, to: KAMCHATKA, kind: 'attack' },
      { from: ALASKA, to: KAMCHATKA, kind: 'move', label: '3' },
    ]);
  });

  test('the last attack has no arrow once another one is prepared, but armies that moved do', () => {
    const moved: Event = { type: 'fortified', from: ALASKA, to: KAMCHATKA, armies: 3 };
    const last = { seq: 1, seat: 0, time: undefined, events: [rolled, moved] };
    const prompt = { text: '', lit: NONE, panel: 'battle', selected: KAMCHATKA, target: ALASKA } as const;
    expect(boardState({ ...shown, view: game.position, last, prompt }).arrows).toEqual([
      { from: KAMCHATKA, to: ALASKA, kind: 'attack' },
      { from: ALASKA, to: KAMCHATKA, kind: 'move', label: '3' },
    ]);
  });

  test('there is no arrow if nothing moved', () => {
    expect(boardState({ ...shown, view: game.position }).arrows).toEqual([]);
    expect(arrows({ type: 'drawn' })).toEqual([]);
  });
});

test('every border of the map is one link', () => {
  const { links = [] } = boardState({ ...shown, view: game.position });
  expect(links).toHaveLength(83);
  expect(new Set(links.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`)).size).toBe(83);
});
