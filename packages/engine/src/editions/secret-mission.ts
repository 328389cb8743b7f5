import { classicBoard } from '../board/classic.ts';
import { completedMission, MISSION_DECKS } from '../turns/goals/missions.ts';
import { missionSetup } from '../turns/setup/setup.ts';
import { armyWords, defence, startingSeat, type TurnsEdition } from './edition.ts';
import { expertOptions } from './expert.ts';
import { rules1993 } from './world-domination.ts';

export const secretMission: TurnsEdition = {
  id: 'secret-mission',
  name: 'Secret Mission',
  family: 'turns',
  revision: 1,
  players: [3, 4, 5, 6],
  board: classicBoard,
  words: armyWords,
  options: {
    missions: { values: Object.keys(MISSION_DECKS), default: 'us-12' },
    startingSeat,
    defence,
    ...expertOptions,
  },
  rules: (_, options) => ({
    ...rules1993(options),
    setup: missionSetup,
    missions: MISSION_DECKS[options.missions as keyof typeof MISSION_DECKS],
    goal: completedMission,
  }),
};
