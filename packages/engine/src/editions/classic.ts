import { classicBoard } from '../board/classic.ts';
import { fatalCapitals } from '../turns/goals/capitals.ts';
import { bareSetup, neutralSetup } from '../turns/setup/setup.ts';
import { trade1959 } from '../turns/turn/trade.ts';
import { forCaptures, territoriesAndContinents } from '../turns/turn/turn.ts';
import { armyWords, defence, starterOf, startingSeat, type TurnsEdition, toggle } from './edition.ts';
import { expertOptions, expertSlots } from './expert.ts';

export const classic: TurnsEdition = {
  id: 'classic',
  name: 'The 1959 game',
  family: 'turns',
  revision: 1,
  players: [2, 3, 4, 5, 6],
  board: classicBoard,
  words: armyWords,
  options: { startingSeat, defence, capitals: toggle, ...expertOptions },
  rules: (players, options) => ({
    pieces: [10, 1],
    wildCards: 2,
    starter: starterOf(options),
    setup: players === 2 ? neutralSetup : bareSetup,
    capital: options.capitals === 'on' ? fatalCapitals : undefined,
    income: territoriesAndContinents,
    ...expertSlots(options, trade1959),
    cards: { drawnAt: 'turn-end', isEarned: forCaptures },
    missions: [],
    objectives: [],
    spoils: undefined,
    goal: undefined,
  }),
};
