import { isIn } from '../../seats.ts';
import { NOBODY, type Seat } from '../../vocabulary.ts';
import { refusePrompt } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import { leftOf, type Position } from '../position.ts';
import { emit, type Play, type Rules } from '../rules.ts';

/** Asks for colours, from this seat on, until each has one; for seats that are out the default is played (L-7). */
export function askForColours(play: Play, from: Seat): void {
  const { rules, position } = play;
  for (let seat = from; position.colours.includes(NOBODY); seat = leftOf(position, seat)) {
    if (position.colours[seat] !== NOBODY) continue;
    emit(play, { type: 'prompted', phase: 'colour', seat, armies: 0, neutral: 0 });
    if (isIn(position, seat)) return;
    emit(play, { type: 'colour-chosen', seat, colour: freeColours(rules, position)[0] });
  }
  rules.setup.coloured?.(play);
}

export function freeColours({ setup }: Rules, position: Position): number[] {
  return setup.colours.filter((colour) => !position.colours.includes(colour));
}

export function offerColours(rules: Rules, position: Position, offers: Offer[]): void {
  for (const colour of freeColours(rules, position)) offers.push({ type: 'choose-colour', colour });
}

export function refuseColour(
  rules: Rules,
  p: Position,
  seat: Seat,
  { colour }: CommandOf<'choose-colour'>,
): Rejection | undefined {
  const refusal = refusePrompt(p, seat, 'colour');
  if (refusal !== undefined) return refusal;
  if (!rules.setup.colours.includes(colour)) return { code: 'unknown-colour', colour };
  return p.colours.includes(colour) ? { code: 'colour-taken', colour } : undefined;
}

export function chooseColour(play: Play, seat: Seat, colour: number): undefined {
  emit(play, { type: 'colour-chosen', seat, colour });
  askForColours(play, leftOf(play.position, seat));
}
