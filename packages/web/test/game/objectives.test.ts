import {
  CASHED,
  type Event,
  NOBODY,
  OBJECTIVE_IDS,
  ON_TABLE,
  type OrdersPosition,
  setOwner,
  type TurnsPosition,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { cardsContents, publicObjectives, secretObjectives } from '../../src/game/facts/objectives.ts';
import { de } from '../../src/words/de/index.ts';
import { en } from '../../src/words/en/index.ts';
import { newGame } from './games.ts';

const gameOf = (edition: string) => newGame({ edition, players: 3, options: {}, seed: '' });
const at = (id: string): number =>
  gameOf('classic').rules.board.territories.findIndex((territory) => territory.id === id);

describe('with written orders', () => {
  const { rules, position, game } = gameOf('simultaneous');
  const [peru, siam, congo, japan] = ['peru', 'siam', 'congo', 'japan'].map(at) as [
    number,
    number,
    number,
    number,
  ];
  const view: OrdersPosition = { ...(position as OrdersPosition), round: 2 };
  const mine = new Map<number, number>([
    [peru, 0],
    [siam, 0],
    [congo, CASHED],
    [japan, CASHED],
  ]);
  view.objectives = view.objectives.map((owner, t) => mine.get(t) ?? owner);
  setOwner(view, peru, 0);
  setOwner(view, siam, 1);
  const cash = (seat: number, territory: number): Event => ({
    type: 'cashed',
    seat,
    territory,
    troops: 2,
    reason: 'none',
  });
  const history = [{ events: [cash(0, congo), cash(1, japan)] }];
  const naming = { rules, view, seats: game.seats, words: en };

  test('the objectives of the seat are listed with their worth and owner', () => {
    expect(secretObjectives(naming, history, 0).map(({ text }) => text)).toEqual([
      'Peru: 3 points at the end if you hold it. You hold it.',
      'Siam: 3 points at the end if you hold it. Held by Bob.',
      'Congo: cashed in, 1 point at the end like any territory.',
    ]);
  });

  test('those of other seats are not listed, and a spectator has none', () => {
    expect(secretObjectives(naming, [], 2)).toEqual([]);
    expect(secretObjectives(naming, history, undefined)).toEqual([]);
  });

  test('an objective may be held by nobody', () => {
    setOwner(view, siam, NOBODY);
    expect(secretObjectives({ ...naming, words: de }, [], 0)[1]?.text).toMatch(/Besitzer: niemand\.$/);
  });
});

describe('in the 2008 editions', () => {
  const { rules, position, game } = gameOf('command-room');
  const view: TurnsPosition = { ...(position as TurnsPosition), turn: 2, seat: 0, phase: 'attack' };
  const [europe, cities, taken] = ['control-europe', 'control-8-cities', 'take-10-territories-in-a-turn'].map(
    (id) => (OBJECTIVE_IDS as readonly string[]).indexOf(id),
  ) as [number, number, number];
  view.objectives = OBJECTIVE_IDS.map((_, o) =>
    o === europe || o === taken ? ON_TABLE : o === cities ? 1 : ON_TABLE - 1,
  );
  for (const id of ['iceland', 'great-britain', 'ukraine']) setOwner(view, at(id), 0);
  const texts = (seat: number | undefined): string[] =>
    publicObjectives({ rules, view, seats: game.seats, words: en }, seat).map(({ text }) => text);

  test('an open objective shows the progress of the seat', () => {
    expect(texts(0).sort()).toEqual([
      'Control 8 cities: taken by Bob',
      'Control Europe: open, 3 of 7',
      'Take 10 territories in one turn: open, 3 of 10',
    ]);
  });

  test('territories taken this turn count only in the seat’s own turn', () => {
    expect(texts(1)).toContain('Take 10 territories in one turn: open, 0 of 10');
  });

  test('a spectator sees no progress', () => {
    expect(texts(undefined)).toContain('Control Europe: open');
  });
});

test('the dialog is named after its contents', () => {
  const called = (edition: string): string => en.game.cardsButton[cardsContents(gameOf(edition).rules)];
  expect(called('world-domination')).toBe('Cards');
  expect(called('secret-mission')).toBe('Cards and mission');
  expect(called('command-room')).toBe('Cards and objectives');
  expect(called('simultaneous')).toBe('Objectives');
});
