import { adjacent } from '../turns/fortify.ts';
import { bareSetup, neutralSetup } from '../turns/setup.ts';
import { trade1959 } from '../turns/trade.ts';
import { lastSeatIn, territoriesAndContinents } from '../turns/turn.ts';
import { defence, type Edition, starterOf, startingSeat } from './edition.ts';

export const classic: Edition = {
  id: 'classic',
  name: 'The 1959 game',
  revision: 1,
  players: [2, 3, 4, 5, 6],
  options: { startingSeat, defence },
  rules: (players, options) => ({
    pieces: [10, 1],
    starter: starterOf(options),
    setup: players === 2 ? neutralSetup : bareSetup,
    income: territoriesAndContinents,
    trade: trade1959,
    combat: { asksDefender: options.defence === 'chosen' },
    connected: adjacent,
    cards: { drawnAt: 'turn-end' },
    victory: lastSeatIn,
  }),
};
