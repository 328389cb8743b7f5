import { classicBoard } from '../board/classic.ts';
import { enough, enoughForShort, headquarters, headquartersGoal } from '../turns/goals/capitals.ts';
import { armyWords, defence, startingSeat, type TurnsEdition, toggle } from './edition.ts';
import { expertOptions } from './expert.ts';
import { rules1993, setup, setups } from './world-domination.ts';

export const capital: TurnsEdition = {
  id: 'capital',
  name: 'Capital',
  family: 'turns',
  revision: 1,
  players: [3, 4, 5, 6],
  board: classicBoard,
  words: { ...armyWords, capital: 'headquarters' },
  options: { setup, startingSeat, defence, short: { ...toggle, players: [4, 5, 6] }, ...expertOptions },
  rules: (players, options) => ({
    ...rules1993(options),
    setup: setups[options.setup as keyof typeof setups],
    capital: headquarters,
    goal: headquartersGoal(options.short === 'on' ? enoughForShort(players) : enough(players)),
  }),
};
