import { makeVariant } from './board.ts';
import { classicBoard } from './classic.ts';

/** B-5: the territory names of 2008. */
export const board2008 = makeVariant(
  classicBoard,
  'classic-2008',
  { ukraine: 'Russia', siam: 'Southeast Asia', congo: 'Central Africa', quebec: 'Eastern Canada' },
  {},
);

/** B-4: the bonuses of written orders. */
export const ordersBoard = makeVariant(
  classicBoard,
  'classic-orders',
  {},
  { 'north-america': 3, 'south-america': 2, europe: 4, africa: 3, asia: 5, australia: 1 },
);
