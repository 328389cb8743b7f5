import {
  type DiceHelp,
  diceHelp,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  type Seat,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { type BattleOdds, battleOdds, type Dice, makeDice } from '@rubicon/odds';

const known = new Map<string, Dice>();

/** Dice added and highest dice raised, on both sides. */
export type Help = Readonly<Record<keyof DiceHelp, number>>;

/** The most dice of both sides, with what helps them. */
export function diceWith({ attackDice, defenceDice, attackRaised, defenceRaised }: Help): Dice {
  const key = [attackDice, defenceDice, attackRaised, defenceRaised].join('');
  const dice =
    known.get(key) ??
    makeDice({
      attackDice: MOST_ATTACK_DICE,
      defenceDice: MOST_DEFENCE_DICE,
      attackDie: attackDice === 1,
      defenceDie: defenceDice === 1,
      attackAirfield: attackRaised === 1,
      defenceAirfield: defenceRaised === 1,
    });
  known.set(key, dice);
  return dice;
}

/** How an attack ends that goes on until the territory is taken or so many armies are left. */
export function attackOdds(
  rules: TurnsRules,
  view: TurnsPosition,
  seat: Seat,
  { from, to, stopAt }: { readonly from: number; readonly to: number; readonly stopAt: number },
): BattleOdds {
  const dice = diceWith(diceHelp(rules, view, seat, to));
  return battleOdds(dice, view.armies[from]! - 1, view.armies[to]!, stopAt - 1);
}

/** Whole percents; what can happen is never 0 %, and what can fail never 100 %. */
export function percentText(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return '<1 %';
  return percent === 100 && chance < 1 ? '>99 %' : `${percent} %`;
}
