import { board2008 } from '../board/variants.ts';
import type { Words } from '../rules.ts';
import { OBJECTIVES } from '../turns/field-guide/field-guide.ts';
import { threeObjectives } from '../turns/field-guide/objectives.ts';
import {
  draftIncome,
  maneuver,
  objectiveSpoils,
  orGuaranteed,
  rollWithRewards,
} from '../turns/field-guide/rewards.ts';
import { foundedCapitals } from '../turns/goals/capitals.ts';
import { NO_LIMIT } from '../turns/rules.ts';
import { citySetup } from '../turns/setup/city-setup.ts';
import { tradeStars } from '../turns/turn/trade.ts';
import { defence, type Options, starterOf, startingSeat, type TurnsEdition } from './edition.ts';

/** The words of 2008. */
export const troopWords: Words = {
  army: 'troop',
  armies: 'troops',
  reinforce: 'draft',
  fortify: 'maneuver',
  capital: 'capital',
};

/** The slots that the three editions of 2008 share. */
export const rules2008 = (options: Options) => ({
  pieces: [3, 1],
  wildCards: 0,
  starter: starterOf(options),
  setup: citySetup,
  capital: foundedCapitals,
  income: draftIncome,
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
  objectives: OBJECTIVES.map((_, objective) => objective),
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
