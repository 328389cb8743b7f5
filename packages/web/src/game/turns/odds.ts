import { diceHelp, type Seat, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { type BattleOdds, battleOdds, helpedDice } from '@rubicon/odds';

/** How an attack ends that goes on until the territory is taken or so many armies are left. */
export function attackOdds(
  rules: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  { from, to, stopAt }: { readonly from: number; readonly to: number; readonly stopAt: number },
): BattleOdds {
  const dice = helpedDice(diceHelp(rules, view, seat, to));
  return battleOdds(dice, view.armies[from]! - 1, view.armies[to]!, stopAt - 1);
}

/** Whole percents; what can happen is never 0 %, and what can fail never 100 %. */
export function percentText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return '<1 %';
  return percent === 100 && chance < 1 ? '>99 %' : `${percent} %`;
}
