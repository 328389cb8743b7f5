import { board2008 } from '../boards/variants.ts';
import type { Words } from '../rules.ts';
import { foundedCapitals } from '../turns/capitals.ts';
import { citySetup } from '../turns/city-setup.ts';
import { threeObjectives } from '../turns/objectives.ts';
import { draft, maneuver, objectiveSpoils, orGuaranteed, rollWithRewards } from '../turns/rewards.ts';
import { NO_LIMIT } from '../turns/rules.ts';
import { tradeStars } from '../turns/trade.ts';
import { defence, type Options, starterOf, startingSeat, type TurnsEdition } from './edition.ts';

/** The words of 2008. */
export const troopWords: Words = {
  army: 'troop',
  armies: 'troops',
  reinforce: 'draft',
  fortify: 'maneuver',
  capital: 'capital',
};

/** What the three editions of 2008 have in common. */
export const rules2008 = (options: Options) => ({
  pieces: [3, 1],
  wildCards: 0,
  starter: starterOf(options),
  setup: citySetup,
  capital: foundedCapitals,
  income: draft,
  trade: tradeStars,
  armyLimit: NO_LIMIT,
  combat: {
    asksDefender: options.defence === 'chosen',
    roll: rollWithRewards,
    reRoll: false,
    commander: false,
  },
  fortify: maneuver,
  cards: { drawnAt: 'turn-end' as const, isEarned: orGuaranteed },
  missions: [],
  spoils: objectiveSpoils,
  goal: threeObjectives,
});

export const commandRoom: TurnsEdition = {
  id: 'command-room',
  name: 'Command Room (2008)',
  family: 'turns',
  revision: 1,
  players: [3, 4, 5],
  board: board2008,
  words: troopWords,
  options: { startingSeat, defence },
  rules: (_, options) => rules2008(options),
};
