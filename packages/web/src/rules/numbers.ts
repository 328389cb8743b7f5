import {
  type Chart,
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Edition,
  type Game,
  isTurns,
  type OrdersRules,
  type TurnsGame,
  type TurnsRules,
} from '@rubicon/engine';
import type { RulesEdition } from './composition.ts';

/** Numbers for the tables, taken from the engine. */

export function editionOf(id: RulesEdition): Edition {
  const edition = EDITIONS.find((known) => known.id === id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return edition;
}

/** Player counts listed in the tables. Games for 2 have a section of their own. */
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

export const turnsRulesOf = (
  id: RulesEdition,
  players: number,
  options?: Readonly<Record<string, string>>,
): TurnsRules => turnsOf(id, players, options).rules;

/** The number of territories dealt to each player, starting with the first. */
export function dealtOf(territories: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => Math.ceil((territories - seat) / players));
}

/** The values of the first sets of a game; empty if the edition counts stars. */
export function setValuesOf(
  id: RulesEdition,
  sets: number,
  options?: Readonly<Record<string, string>>,
): number[] {
  const { trade } = turnsRulesOf(id, 3, options);
  return trade.by === 'sets' ? Array.from({ length: sets }, (_, traded) => trade.value(traded + 1)) : [];
}

/** The sizes of a hand that decide about trading sets. */
export function handsOf(id: RulesEdition) {
  const { atTurnStart, afterElimination } = turnsRulesOf(id, 3).trade;
  const smallest = (is: (hand: number) => boolean): number => {
    let hand = 0;
    while (!is(hand)) hand++;
    return hand;
  };
  return {
    optional: smallest((hand) => atTurnStart.opens(hand) === 'may'),
    forced: smallest((hand) => atTurnStart.opens(hand) === 'must'),
    forcedAfterElimination: smallest((hand) => afterElimination.opens(hand) === 'must'),
    kept: smallest((hand) => afterElimination.afterTrade(hand + 1) === 'must'),
  } as const;
}

/** The armies for each number of stars; empty if the edition trades sets. */
export function starValuesOf(id: RulesEdition): readonly (readonly [stars: number, armies: number])[] {
  const { trade } = turnsRulesOf(id, 3);
  if (trade.by !== 'stars') return [];
  const counts = Array.from({ length: trade.most - trade.least + 1 }, (_, n) => trade.least + n);
  return counts.map((stars) => [stars, trade.value(stars)]);
}

/** The other headquarters needed to win, in a full and in a short game; undefined if there is no short game. */
export function headquartersOf(id: RulesEdition, players: number): readonly [number, number | undefined] {
  const needed = (options?: Readonly<Record<string, string>>): number | undefined => {
    const { goal } = turnsOf(id, players, options).rules;
    return goal?.kind === 'capitals' ? goal.capitals : undefined;
  };
  const hasShort = editionOf(id).options.short?.players?.includes(players) ?? false;
  return [needed() ?? 0, hasShort ? needed({ short: 'on' }) : undefined];
}

/** The missions of a deck, as indices of the engine's list. */
export const missionsOf = (id: RulesEdition, deck: string): readonly number[] =>
  turnsOf(id, 3, { missions: deck }).rules.missions;

/** Examples of combat with written orders: attackers and defenders. */
export const COMBATS = [
  [6, 3],
  [4, 3],
  [3, 3],
  [2, 5],
] as const;

/** The set-up charts for this many players, in turn order; empty if the players set up themselves. */
export const chartsOf = (id: RulesEdition, players: number): readonly Chart[] =>
  turnsRulesOf(id, players).setup.charts ?? [];

export const troopsOn = ({ troops }: Chart): number =>
  Object.values(troops).reduce((sum, count) => sum + count, 0);
