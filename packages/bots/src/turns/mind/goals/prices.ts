import type { Seat } from '@rubicon/engine';
import type { Sketch } from '../sketch/sketch.ts';

/** The armies that a seat must fight through for a goal other than conquest; 0 if it is reached. */
export type Price = (sketch: Sketch, seat: Seat) => number;

/** The prices of all goals the seat may have, equally likely. The result is shared: read it before the next call. */
export type Prices = (sketch: Sketch, seat: Seat) => Float64Array;

/** Larger than any price. */
export const NEVER = 1e6;

/** The sum of the cheapest of these. */
export function cheapest(costs: number[], many: number): number {
  costs.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < many; i++) sum += costs[i] ?? NEVER;
  return sum;
}

/** The price of a public goal. */
export function single(price: Price): Prices {
  const cell = new Float64Array(1);
  return (sketch, seat) => {
    cell[0] = price(sketch, seat);
    return cell;
  };
}

/** The cost of taking this many territories of others, at the average price. */
export const toTakeAny = (many: number, others: number, armies: number): number =>
  others === 0 ? 0 : many * (armies / others + 1);
