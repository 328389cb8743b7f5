import { INSTEAD_OF_ONESELF, MISSIONS } from '@rubicon/engine';
import { handsOf, ordersRulesOf, setValuesOf, starValuesOf, turnsRulesOf } from './numbers.ts';

/** Numbers in the sentences, taken from the engine. Where editions share a sentence, they share the number too. */

const race = turnsRulesOf('basic-training', 3);
const domination = turnsRulesOf('world-domination', 3);
const duel = turnsRulesOf('world-domination', 2);

export const TERRITORIES = race.board.size;

/** Cards with figures. */
export const SETS = {
  ...handsOf('world-domination'),
  wildCards: domination.figures.length - TERRITORIES,
  extra: domination.trade.extra,
  slowValues: setValuesOf('classic', 4, { slowSets: 'on' }).join(', '),
} as const;

const tradable = starValuesOf('basic-training').map(([stars]) => stars);

/** Cards with stars. */
export const STARS = {
  least: Math.min(...tradable),
  most: Math.max(...tradable),
  cardsWith: (stars: number): number => race.board.territories.filter((card) => card.stars === stars).length,
} as const;

export const OBJECTIVES = {
  open: race.objectives.length,
  toWin: race.goal?.kind === 'objectives' ? race.goal.objectives : 0,
} as const;

const instead = MISSIONS[INSTEAD_OF_ONESELF]!;

/** The territories to hold when a mission names the player's own colour. */
export const TERRITORIES_INSTEAD = 'territories' in instead ? instead.territories : 0;

const sides = duel.players + 1;
const each = TERRITORIES / sides;
const reserve = duel.setup.reserve(duel.players);

/** The set-up for two players and the neutral side. */
export const DUEL = {
  sides,
  territories: each,
  reserve,
  own: duel.setup.armies,
  neutral: duel.setup.neutral,
  placements: (reserve - each) / duel.setup.armies,
} as const;

/** Written orders. */
export const ORDERS = ordersRulesOf('simultaneous', 3);
