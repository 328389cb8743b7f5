import { board2008 } from '../board/variants.ts';
import { rules2008, troopWords } from './command-room.ts';
import { defence, startingSeat, type TurnsEdition } from './edition.ts';

/** FG-17: like the command room, but only the last seat wins. */
export const worldConquest: TurnsEdition = {
  id: 'world-conquest',
  name: 'World Conquest (2008)',
  family: 'turns',
  revision: 1,
  players: [3, 4, 5],
  board: board2008,
  words: troopWords,
  options: { startingSeat, defence },
  rules: (_, options) => ({ ...rules2008(options), goal: undefined }),
};
