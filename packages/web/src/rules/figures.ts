import {
  type Colour,
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Edition,
  type Game,
  isTurns,
  OBJECTIVE_IDS,
  type ObjectiveId,
  type OrdersRules,
  type TurnsGame,
  type TurnsRules,
} from '@rubicon/engine';
import type { RulesEdition } from './composition.ts';

/** The numbers of the tables. They come from the engine as far as it has a door for them; tests compare the rest. */

export function editionOf(id: RulesEdition): Edition {
  const edition = EDITIONS.find((known) => known.id === id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return edition;
}

/** The numbers of players with a table of their own; two play by rules of their own. */
export const playersOf = (id: RulesEdition): readonly number[] =>
  editionOf(id).players.filter((players) => players > 2);

function gameOf(id: RulesEdition, players: number, options: Readonly<Record<string, string>> = {}): Game {
  const game = createGame({ edition: id, colours: DEFAULT_COLOURS.slice(0, players), options });
  if (game.error !== undefined) throw new Error(`${id}: ${game.error.code}`);
  return game;
}

function turnsOf(id: RulesEdition, players: number, options?: Readonly<Record<string, string>>): TurnsGame {
  const game = gameOf(id, players, options);
  if (!isTurns(game)) throw new Error(`${id} is played with written orders`);
  return game;
}

export function ordersRulesOf(id: RulesEdition, players: number): OrdersRules {
  const { rules } = gameOf(id, players);
  if (rules.family !== 'orders') throw new Error(`${id} is played with dice and turns`);
  return rules;
}

export const turnsRulesOf = (id: RulesEdition, players: number): TurnsRules => turnsOf(id, players).rules;

/** Territories of each player when so many are dealt one by one, the first player first. */
export function dealtOf(territories: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => Math.ceil((territories - seat) / players));
}

/** What the first sets of a game are worth. */
export function setValuesOf(id: RulesEdition, sets: number): number[] {
  const { rules, position } = turnsOf(id, 3);
  return Array.from({ length: sets }, (_, traded) =>
    rules.trade.worth(rules, { ...position, sets: traded }, []),
  );
}

/** What cards with so many stars are worth, for each number of stars that may be turned in. */
export function starValuesOf(id: RulesEdition): readonly (readonly [stars: number, armies: number])[] {
  const { rules, position } = turnsOf(id, 3);
  const { territories } = rules.board;
  const singles = territories.flatMap(({ stars }, card) => (stars === 1 ? card : []));
  return singles.flatMap((_, n) => {
    const cards = singles.slice(0, n);
    return rules.trade.isSet(rules, cards) ? [[n, rules.trade.worth(rules, position, cards)] as const] : [];
  });
}

/** Headquarters of others that win, in a whole and in a short game; undefined where there is none. */
export function headquartersOf(id: RulesEdition, players: number): readonly [number, number | undefined] {
  const whole = turnsOf(id, players).rules.goal?.capitals ?? 0;
  const hasShort = editionOf(id).options.short?.players?.includes(players) ?? false;
  return [whole, hasShort ? turnsOf(id, players, { short: 'on' }).rules.goal?.capitals : undefined];
}

/** The missions of a deck, as indices of the engine's list. */
export const missionsOf = (id: RulesEdition, deck: string): readonly number[] =>
  turnsOf(id, 3, { missions: deck }).rules.missions;

/** Combat of written orders: who enters, who is there, and what is left of whom. */
export const COMBATS = [
  [6, 3],
  [4, 3],
  [3, 3],
  [2, 5],
] as const;

export function combatOf(attackers: number, defenders: number): { attackers: number; defenders: number } {
  if (attackers > defenders) return { attackers: attackers - (defenders - 1), defenders: 0 };
  return { attackers: 0, defenders: attackers === defenders ? 0 : defenders - (attackers - 1) };
}

type Capital = readonly [Colour, string];

/** Basic Training: the capital of each colour in turn order, by number of players. */
export const CHART_CAPITALS: Readonly<Record<number, readonly Capital[]>> = {
  3: [
    ['yellow', 'eastern-united-states'],
    ['green', 'south-africa'],
    ['blue', 'eastern-australia'],
  ],
  4: [
    ['yellow', 'great-britain'],
    ['green', 'south-africa'],
    ['blue', 'japan'],
    ['red', 'western-united-states'],
  ],
  5: [
    ['yellow', 'south-africa'],
    ['green', 'brazil'],
    ['blue', 'northern-europe'],
    ['red', 'ontario'],
    ['black', 'japan'],
  ],
};

/** Basic Training: territories and armies of each player, by number of players. */
export const CHART_TERRITORIES = { 3: [14, 14], 4: [10, 11], 5: [8, 9] } as const;
export const CHART_ARMIES = { 3: 30, 4: 25, 5: 20 } as const;

/** Basic Training: the objectives of every game. */
export const CHART_OBJECTIVES: readonly ObjectiveId[] = OBJECTIVE_IDS.filter(
  (id) =>
    ![
      'control-an-enemy-capital',
      'take-4-cities-in-a-turn',
      'take-a-continent-in-a-turn',
      'control-11-cities',
    ].includes(id),
);

/** The minor objectives and rewards stand first in the lists of the engine, and are the first half of them. */
export const isMinor = (index: number, of: number): boolean => index < of / 2;
