import { isIn } from '../../seats.ts';
import type { Seat } from '../../vocabulary.ts';
import { isAsked } from '../checks.ts';
import type { SheetCommand } from '../command.ts';
import { defaultSheet } from '../fallback.ts';
import { seatsInOrder } from '../position.ts';
import { emit, type Play } from '../rules.ts';
import { isOfType, NO_SHEET, type SheetOf } from './sheet.ts';

/** The sheets of one type, each with its seat, in the order in which they are carried out. */
type RevealedSheets<Type extends SheetCommand['type']> = readonly (readonly [Seat, SheetOf<Type>])[];

/**
 * AR-7, AR-17: opens all sheets of a phase together, in seat order rather than order of arrival. For a seat that is out
 * but still asked in set-up, the default is opened (L-7).
 */
export function revealSheets<Type extends SheetCommand['type']>(
  play: Play,
  type: Type,
): RevealedSheets<Type> {
  const { position } = play;
  return seatsInOrder(position).flatMap((seat) => {
    if (!isAsked(position, seat)) return [];
    const sheet = isIn(position, seat) ? position.sheets[seat] : (defaultSheet(position, seat) ?? NO_SHEET);
    if (!isOfType(sheet, type)) return [];
    emit(play, { type: 'opened', seat, sheet });
    return [[seat, sheet] as const];
  });
}
