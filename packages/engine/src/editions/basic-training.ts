import { board2008 } from '../board/variants.ts';
import { OBJECTIVE_IDS } from '../turns/field-guide/field-guide.ts';
import { chartSetup } from '../turns/setup/city-setup.ts';
import { CHARTS, CITIES, OBJECTIVES } from './basic-training-charts.ts';
import { rules2008, troopWords } from './command-room.ts';
import { defence, type TurnsEdition } from './edition.ts';

export const basicTraining: TurnsEdition = {
  id: 'basic-training',
  name: 'Basic Training (2008)',
  family: 'turns',
  revision: 2, // with other charts than revision 1
  players: [3, 4, 5],
  board: board2008,
  words: troopWords,
  options: { defence },
  rules: (players, options, board) => ({
    ...rules2008(options),
    starter: undefined,
    objectives: OBJECTIVES.map((id) => OBJECTIVE_IDS.indexOf(id)),
    setup: chartSetup(board, CHARTS[players], CITIES, OBJECTIVES),
  }),
};
