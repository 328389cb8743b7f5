import type { Offer, Position, Rules, SeatCommand, TurnsPosition } from '@rubicon/engine';
import { offersOf } from '../prompts/decision.ts';

/**
 * Keeps the dice if no re-roll and no commander could improve their result; undefined if one could. It looks
 * only at the dice, never at the hand: otherwise an automatic answer would tell others about the cards in it.
 */
export function keptDice(rules: Rules, view: Position, offers: readonly Offer[]): SeatCommand | undefined {
  if (rules.family !== 'turns' || view.family !== 'turns') return undefined;
  if (offersOf({ offers }, 'keep').length === 0) return undefined;
  const { thrownAttack: attack, thrownDefence: defence } = view;
  const isCommanderLeft = rules.combat.commander && view.commanderUsed === 0;
  const changes = (view.phase === 're-roll' ? 1 : 0) + (isCommanderLeft ? 1 : 0);
  return hits(raised(attack, changes), defence) > hits(attack, defence) ? undefined : { type: 'keep' };
}

type Faces = TurnsPosition['thrownAttack'];

/** The dice with the lowest ones turned to 6, the best that any change can do. */
function raised(dice: Faces, changes: number): Faces {
  const sorted = dice.toSorted((a, b) => a - b);
  return sorted.map((face, i) => (i < changes ? 6 : face));
}

/** The number of armies the defender loses: the highest dice are compared first, and ties go to the defender. */
function hits(attack: Faces, defence: Faces): number {
  const [attackers, defenders] = [attack, defence].map((dice) => dice.toSorted((a, b) => b - a));
  return defenders!.filter((face, i) => (attackers![i] ?? 0) > face).length;
}
