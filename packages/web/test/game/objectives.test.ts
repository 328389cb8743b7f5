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
import { openObjectives, ownObjectives, thingsOf } from '../../src/game/objectives.ts';
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

  test('the own objectives are listed by name, with what they are worth and who holds them', () => {
    expect(ownObjectives(naming, history, 0).map(({ text }) => text)).toEqual([
      'Peru: 3 points at the end, if you hold it then. You hold it now.',
      'Siam: 3 points at the end, if you hold it then. Now: Bob.',
      'Congo: cashed in, counts like any territory at the end: 1 point.',
    ]);
  });

  test('those of others are not, and nobody who watches has any', () => {
    expect(ownObjectives(naming, [], 2)).toEqual([]);
    expect(ownObjectives(naming, history, undefined)).toEqual([]);
  });

  test('nobody is somebody too', () => {
    setOwner(view, siam, NOBODY);
    expect(ownObjectives({ ...naming, words: de }, [], 0)[1]?.text).toMatch(/Jetzt: niemand\.$/);
  });
});

describe('in 2008', () => {
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
    openObjectives({ rules, view, seats: game.seats, words: en }, seat).map(({ text }) => text);

  test('an open objective says how far the seat is', () => {
    expect(texts(0).sort()).toEqual([
      'Control 8 cities: Bob has it',
      'Control Europe: open, you have 3 of 7',
      'Take 10 territories in one turn: open, you have 3 of 10',
    ]);
  });

  test('what is taken in one turn counts in the own turn only', () => {
    expect(texts(1)).toContain('Take 10 territories in one turn: open, you have 0 of 10');
  });

  test('who watches is not told of an own progress', () => {
    expect(texts(undefined)).toContain('Control Europe: open');
  });
});

test('the window is called what it holds', () => {
  const called = (edition: string): string => en.game.things[thingsOf(gameOf(edition).rules)];
  expect(called('world-domination')).toBe('Cards');
  expect(called('secret-mission')).toBe('Cards and mission');
  expect(called('command-room')).toBe('Cards and objectives');
  expect(called('simultaneous')).toBe('Objectives');
});
