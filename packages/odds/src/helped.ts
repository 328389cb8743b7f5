import { type Dice, makeDice } from './dice.ts';

/** The help of both sides in a roll: dice added (FG-15), highest dice raised (FG-14); 0 or 1 each. */
export interface Help {
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly attackRaised: number;
  readonly defenceRaised: number;
}

export const NO_HELP: Help = { attackDice: 0, defenceDice: 0, attackRaised: 0, defenceRaised: 0 };

const known = new Map<string, Dice>();

/** The most dice of both sides with this help, made once. */
export function helpedDice({ attackDice, defenceDice, attackRaised, defenceRaised }: Help): Dice {
  const key = [attackDice, defenceDice, attackRaised, defenceRaised].join();
  const dice =
    known.get(key) ??
    makeDice({
      attackDie: attackDice === 1,
      defenceDie: defenceDice === 1,
      attackAirfield: attackRaised === 1,
      defenceAirfield: defenceRaised === 1,
    });
  known.set(key, dice);
  return dice;
}
