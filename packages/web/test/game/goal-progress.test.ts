import { COLOURS, HOST, MISSIONS, type Position, play, seededDice, UNKNOWN, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { continentProgress } from '../../src/game/facts/continents.ts';
import { aimsOf } from '../../src/game/facts/goal-progress.ts';
import { enemiesAround } from '../../src/game/facts/threat.ts';
import { en } from '../../src/words/en/index.ts';
import { newGame } from './games.ts';

function begin(edition: string, players = 3) {
  const { rules, position, game } = newGame({ edition, players, options: {}, seed: '' });
  play(rules, position, HOST, { type: 'start' }, seededDice('aims'));
  const at = (id: string): number => rules.board.territories.findIndex((territory) => territory.id === id);
  const aims = (view: object, seat = 0) =>
    aimsOf({ rules, view: { ...position, ...view } as Position, seats: game.seats, words: en }, seat);
  return { rules, position, at, aims };
}

describe('the mission on screen', () => {
  const { rules, position, aims } = begin('secret-mission');
  const size = rules.board.territories.length;
  const missions = (id: string) => [MISSIONS.findIndex((mission) => mission.id === id), UNKNOWN, UNKNOWN];
  const owner = Array.from({ length: size }, (_, t) => (t < 20 ? 0 : 1));

  test('counts territories with enough armies', () => {
    const armies = owner.map((_, t) => (t < 5 ? 2 : 1));
    expect(aims({ missions: missions('occupy-18-two'), owner, armies })[0]?.value).toBe('5/18');
  });

  test('counts the territories of its continents', () => {
    const [{ territories }] = rules.board.continents.filter(({ id }) => id === 'asia') as [
      (typeof rules.board.continents)[number],
    ];
    const inAsia = owner.map((_, t) => (territories.slice(0, 4).includes(t) ? 0 : 1));
    expect(aims({ missions: missions('asia-africa'), owner: inAsia })[0]?.value).toBe('4/18');
  });

  test('counts what is left of a colour', () => {
    const target = COLOURS[position.colours[1]!]!;
    expect(aims({ missions: missions(`destroy-${target}`), owner })[0]?.value).toBe(
      `${size - 20} territories`,
    );
  });

  test('is shown to its own seat only', () => {
    expect(aims(viewOf(position, 1), 0)).toEqual([]);
    expect(aims({ missions: [UNKNOWN, UNKNOWN, UNKNOWN] })).toEqual([]);
  });
});

test('only headquarters of other seats count', () => {
  const { position, aims } = begin('capital');
  const owner = position.owner.map((_, t) => (t === 0 || t === 3 ? 0 : 1));
  expect(aims({ turn: 4, capitals: [0, 3, 7], owner })).toEqual([
    { text: 'Enemy headquarters', value: '1/2' },
  ]);
});

test('with written orders, the points match the final score', () => {
  const { rules, position, aims } = begin('simultaneous');
  const owner = position.owner.map((_, t) => (t < 3 ? 0 : 1));
  const objectives = position.owner.map((_, t) => (t === 1 || t === 9 ? 0 : -1));
  expect(rules.family === 'orders' && rules.points).toEqual({ territory: 1, objective: 3 });
  expect(aims({ round: 2, owner, objectives })).toEqual([
    { text: 'Points', value: '5' },
    { text: 'Objectives', value: '1/2' },
  ]);
});

test('world conquest has no goal line', () => {
  expect(begin('world-domination').aims({ turn: 3 })).toEqual([]);
});

describe('continents', () => {
  const { rules, position } = begin('world-domination');
  const [first] = rules.board.continents;
  const held = (owner: (t: number) => number) =>
    continentProgress(
      rules,
      { ...position, owner: position.owner.map((_, t) => owner(t)) } as Position,
      0,
    )[0];
  const of = first!.territories.length;

  test('show the progress of the seat until somebody holds them', () => {
    expect(held((t) => (t < 2 ? 0 : 1))).toEqual({ held: 2, of, holder: undefined });
    expect(held(() => 1)).toMatchObject({ held: of, of, holder: COLOURS[position.colours[1]!] });
  });

  test('show only their holders if there is no seat', () => {
    const view = { ...position, owner: position.owner.map((_, t) => t % 2) } as Position;
    expect(continentProgress(rules, view, undefined)).toEqual(rules.board.continents.map(() => undefined));
  });
});

test('the threat to a territory is the armies of other seats next to it', () => {
  const { rules, at } = begin('world-domination');
  const owners = rules.board.territories.map((_, t) => (t === at('alaska') || t === at('alberta') ? 0 : 1));
  expect(
    enemiesAround(
      rules,
      owners,
      owners.map(() => 4),
      at('alaska'),
    ),
  ).toBe(8); // Alberta belongs to the seat
});
