import { ordersBoard } from '../board/variants.ts';
import { objectivesFor, roundsFor, troopsFor } from '../orders/rules.ts';
import { armyWords, type OrdersEdition } from './edition.ts';

export const simultaneous: OrdersEdition = {
  id: 'simultaneous',
  name: 'Written orders',
  family: 'orders',
  revision: 1,
  players: [3, 4, 5, 6],
  board: ordersBoard,
  words: { ...armyWords, army: 'troop', armies: 'troops' },
  options: {},
  rules: (players, _, board) => ({
    rounds: roundsFor(players),
    objectives: objectivesFor(players, board.size),
    tokens: 20,
    lot: 3,
    troops: troopsFor(players),
    income: { territories: 3, least: 2 },
    cash: 2,
    points: { territory: 1, objective: 3 },
  }),
};
