import type { Offer, SeatCommand } from '@rubicon/engine';
import { offersOf } from '../prompts/decision.ts';

/** The defence with the most dice; undefined when there is nothing to defend. */
export function fullDefence(offers: readonly Offer[]): SeatCommand | undefined {
  const [defence] = offersOf({ offers }, 'defend');
  return defence && { type: 'defend', dice: defence.most };
}
