import {
  diceHelp,
  type Position,
  type Rules,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { type BattleOdds, battleOdds, helpedDice } from '@rubicon/odds';

/** The odds of an assault that stops when the territory is taken or `stopAt` armies are left. */
export function attackOdds(
  rules: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  { from, to, stopAt }: { readonly from: number; readonly to: number; readonly stopAt: number },
): BattleOdds {
  const dice = helpedDice(diceHelp(rules, view, seat, to));
  return battleOdds(dice, view.armies[from]! - 1, view.armies[to]!, stopAt - 1);
}

/** The chance that an attack until taken succeeds. */
export function winChance(
  rules: Rules,
  view: Position,
  seat: Seat,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  if (rules.family !== 'turns' || view.family !== 'turns') return 0;
  return attackOdds(rules, view, seat, { from, to, stopAt: 1 }).win;
}

/** A whole percentage, but never 0% for what can happen or 100% for what can fail. */
export function percentText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return '<1%';
  return percent === 100 && chance < 1 ? '>99%' : `${percent}%`;
}
