import type { Offer, Position, SeatCommand } from '@rubicon/engine';
import { offersOf } from '../prompts/decision.ts';

/** An attack that rolls again until the territory is taken or too few armies are left. */
export interface AutoAttack {
  readonly from: number;
  readonly to: number;
  readonly stopAt: number; // stops when the origin has this many armies
  readonly isWorthIt?: ((view: Position) => boolean) | undefined; // asked before each roll
}

/** The next roll of the attack, with the most dice; undefined when the attack is over. */
export function nextRoll(
  { from, to, stopAt, isWorthIt }: AutoAttack,
  view: Position,
  offers: readonly Offer[],
): SeatCommand | undefined {
  if (view.phase !== 'attack' || view.armies[from]! <= stopAt) return undefined;
  const offer = offersOf({ offers }, 'attack').find((one) => one.from === from && one.to === to);
  if (offer === undefined || isWorthIt?.(view) === false) return undefined;
  return { type: 'attack', from, to, dice: offer.most };
}
