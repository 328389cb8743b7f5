import {
  COLOURS,
  fallback,
  type SeatCommand,
  seededDice,
  step,
  type TurnsPosition,
  toAct,
} from '@rubicon/engine';
import { offersOf, type TurnsDecision } from '../decision.ts';
import { NONE, type Prompt, sendAction, stageAction } from '../prompt.ts';
import type { Staging } from '../staging.ts';

/** FG-19: the colour decides the starting position of a seat; the board shows it for the selected colour. */
export function colourPrompt(decision: TurnsDecision, staging: Staging): Prompt {
  const { words } = decision;
  const colours = offersOf(decision, 'choose-colour').map(({ colour }) => colour);
  const chosen = colours.find((colour) => colour === staging.count) ?? colours[0]!;
  const nameOf = (colour: number): string => words.common.colours[COLOURS[colour]!];
  return {
    text: colours.length > 1 ? words.actions.colour : words.actions.colourLast,
    lit: NONE,
    shownPosition: startWithColour(decision, chosen),
    buttons:
      colours.length > 1
        ? colours.map((colour) => ({
            label: nameOf(colour),
            action: stageAction({ ...staging, count: colour }),
          }))
        : [],
    primary: { label: words.actions.colourSend(nameOf(chosen)), action: sendAction(chooseColour(chosen)) },
  };
}

const chooseColour = (colour: number): SeatCommand => ({ type: 'choose-colour', colour });

/** The first turn if the seat takes this colour and the others take the rest. No dice are involved. */
function startWithColour({ rules, view, seat }: TurnsDecision, colour: number): TurnsPosition {
  const dice = seededDice('');
  let position = view;
  for (let command: SeatCommand | undefined = chooseColour(colour); command !== undefined; ) {
    const next = step(rules, position, toAct(position)[0] ?? seat, command, dice);
    if (next.rejection !== undefined) return position;
    position = next.position;
    command = position.phase === 'colour' ? fallback(rules, position, toAct(position)[0] ?? seat) : undefined;
  }
  return position;
}
