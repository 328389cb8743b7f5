import type { Board } from '../board.ts';
import { board2008 } from '../boards/variants.ts';
import { parseTerritory } from '../ids.ts';
import { type Charts, chartSetup } from '../turns/city-setup.ts';
import { COLOURS } from '../vocabulary.ts';
import { CHARTS, CITIES } from './basic-training-charts.ts';
import { rules2008, troopWords } from './command-room.ts';
import { defence, type TurnsEdition } from './edition.ts';

/** The charts in numbers of the board. */
function chartsFor(players: number, board: Board): Charts {
  const charts = CHARTS[players];
  return {
    colours: charts.map(({ colour }) => COLOURS.indexOf(colour)),
    capitals: charts.map(({ capital }) => parseTerritory(board, capital)),
    troops: charts.map(({ troops }) => board.territories.map(({ id }) => troops[id] ?? 0)),
    cities: CITIES.map((city) => parseTerritory(board, city)),
    objectives: [
      'control-8-cities',
      'control-north-america',
      'control-europe',
      'control-asia',
      'take-10-territories-in-a-turn',
      'control-2-enemy-capitals',
      'control-18-territories',
      'control-2-continents',
    ],
  };
}

export const basicTraining: TurnsEdition = {
  id: 'basic-training',
  name: 'Basic Training (2008)',
  family: 'turns',
  revision: 1,
  players: [3, 4, 5],
  board: board2008,
  words: troopWords,
  options: { defence },
  rules: (players, options, board) => ({
    ...rules2008(options),
    starter: undefined,
    setup: chartSetup(chartsFor(players, board)),
  }),
};
