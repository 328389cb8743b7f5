import { classicBoard } from '../board/classic.ts';
import { claimSetup, dealSetup, neutralSetup, quickNeutralSetup, quickSetup } from '../turns/setup/setup.ts';
import { trade1993 } from '../turns/turn/trade.ts';
import { forCaptures, territoriesAndContinents } from '../turns/turn/turn.ts';
import { armyWords, defence, type Options, starterOf, startingSeat, type TurnsEdition } from './edition.ts';
import { expertOptions, expertSlots } from './expert.ts';

export const setups = { claim: claimSetup, deal: dealSetup, quick: quickSetup };
const setupsForTwo = { claim: neutralSetup, deal: neutralSetup, quick: quickNeutralSetup };

/** The slots that the three editions of 1993 share. */
export const rules1993 = (options: Options) => ({
  pieces: [10, 5, 1],
  wildCards: 2,
  starter: starterOf(options),
  capital: undefined,
  income: territoriesAndContinents,
  ...expertSlots(options, trade1993),
  cards: { drawnAt: 'attacks-end' as const, isEarned: forCaptures },
  missions: [],
  objectives: [],
  spoils: undefined,
  goal: undefined,
});

export const setup = { values: Object.keys(setups), default: 'claim' };

export const worldDomination: TurnsEdition = {
  id: 'world-domination',
  name: 'World Domination (1993)',
  family: 'turns',
  revision: 1,
  players: [2, 3, 4, 5, 6],
  board: classicBoard,
  words: armyWords,
  options: { setup, startingSeat, defence, ...expertOptions },
  rules: (players, options) => ({
    ...rules1993(options),
    setup: (players === 2 ? setupsForTwo : setups)[options.setup as keyof typeof setups],
  }),
};
