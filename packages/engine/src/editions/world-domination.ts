import { adjacent } from '../turns/fortify.ts';
import { claimSetup, dealSetup, neutralSetup, quickNeutralSetup, quickSetup } from '../turns/setup.ts';
import { trade1993 } from '../turns/trade.ts';
import { lastSeatIn, territoriesAndContinents } from '../turns/turn.ts';
import { defence, type Edition, starterOf, startingSeat } from './edition.ts';

const setups = { claim: claimSetup, deal: dealSetup, quick: quickSetup };
const setupsForTwo = { claim: neutralSetup, deal: neutralSetup, quick: quickNeutralSetup };

export const worldDomination: Edition = {
  id: 'world-domination',
  name: 'World Domination (1993)',
  revision: 1,
  players: [2, 3, 4, 5, 6],
  options: {
    setup: { values: Object.keys(setups), default: 'claim' },
    startingSeat,
    defence,
  },
  rules: (players, options) => ({
    pieces: [10, 5, 1],
    starter: starterOf(options),
    setup: (players === 2 ? setupsForTwo : setups)[options.setup as keyof typeof setups],
    income: territoriesAndContinents,
    trade: trade1993,
    combat: { asksDefender: options.defence === 'chosen' },
    connected: adjacent,
    cards: { drawnAt: 'attacks-end' },
    victory: lastSeatIn,
  }),
};
