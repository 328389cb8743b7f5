import {
  COLOURS,
  fallback,
  type SeatCommand,
  seededDice,
  step,
  type TurnsPosition,
  toAct,
} from '@rubicon/engine';
import { offersOf, type TurnsChair } from '../chair.ts';
import type { Draft } from '../draft.ts';
import { draftAct, NONE, type Prompt, sendAct } from '../prompt.ts';

/** FG-19: the colour decides where a seat begins; the board shows what the chosen one brings. */
export function colourPrompt(chair: TurnsChair, draft: Draft): Prompt {
  const { words } = chair;
  const colours = offersOf(chair, 'choose-colour').map(({ colour }) => colour);
  const chosen = colours.find((colour) => colour === draft.count) ?? colours[0]!;
  const nameOf = (colour: number): string => words.common.colours[COLOURS[colour]!];
  return {
    text: colours.length > 1 ? words.actions.colour : words.actions.colourLast,
    lit: NONE,
    shows: beginningWith(chair, chosen),
    buttons:
      colours.length > 1
        ? colours.map((colour) => ({ label: nameOf(colour), act: draftAct({ ...draft, count: colour }) }))
        : [],
    primary: { label: words.actions.colourSend(nameOf(chosen)), act: sendAct(choose(chosen)) },
  };
}

const choose = (colour: number): SeatCommand => ({ type: 'choose-colour', colour });

/** How the first turn would begin if this seat took the colour and the others whatever is left: there is no chance in it. */
function beginningWith({ rules, view, seat }: TurnsChair, colour: number): TurnsPosition {
  const dice = seededDice('');
  let position = view;
  for (let command: SeatCommand | undefined = choose(colour); command !== undefined; ) {
    const next = step(rules, position, toAct(position)[0] ?? seat, command, dice);
    if (next.rejection !== undefined) return position;
    position = next.position;
    command = position.phase === 'colour' ? fallback(rules, position, toAct(position)[0] ?? seat) : undefined;
  }
  return position;
}
