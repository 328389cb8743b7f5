import type { Seat } from '@rubicon/engine';
import type { Sketch } from './sketch.ts';

/** What a seat would have to fight through for another way of winning than conquest, in armies; 0 has it. */
export type Price = (sketch: Sketch, seat: Seat) => number;

/** The same for everything the seat may be after, each as likely as the others. Shared: read before the next question. */
export type Prices = (sketch: Sketch, seat: Seat) => Float64Array;

/** Further than anybody gets. */
export const NEVER = 1e6;

/** The sum of the cheapest so many of these. */
export function cheapest(costs: number[], many: number): number {
  costs.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < many; i++) sum += costs[i] ?? NEVER;
  return sum;
}

/** The price of a goal that everybody knows. */
export function single(price: Price): Prices {
  const cell = new Float64Array(1);
  return (sketch, seat) => {
    cell[0] = price(sketch, seat);
    return cell;
  };
}

/** What it costs to take any so many of the territories of others, at the price of a mean one. */
export const toTakeAny = (many: number, others: number, armies: number): number =>
  others === 0 ? 0 : many * (armies / others + 1);
