import { refuseSeat } from '../../seats.ts';
import type { Seat } from '../../vocabulary.ts';
import type { Order, Rejection } from '../command.ts';
import type { Event } from '../event.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { refuseForm } from '../sheets/form.ts';
import { NO_SHEET } from '../sheets/sheet.ts';
import { viewOf } from '../view.ts';
import { carryOut } from './round.ts';

export type Preview =
  | { readonly position: Position; readonly events: readonly Event[]; readonly rejection?: undefined }
  | { readonly rejection: Rejection };

/** A round draws no chance. */
const NO_DICE = { below: () => 0 };

/**
 * Returns what these orders would do if no other seat gave any: the board after supply, as the seat would see it, and
 * the report. Works on a view, and reveals nothing that the seat does not know.
 */
export function preview(rules: Rules, position: Position, seat: Seat, order: Order): Preview {
  const rejection = refusePreview(rules, position, seat, order);
  if (rejection !== undefined) return { rejection };
  const view = viewOf(position, seat);
  view.sheets = view.sheets.map((_, other) => (other === seat ? order : NO_SHEET));
  const events: Event[] = [];
  carryOut({ rules, position: view, dice: NO_DICE, log: events });
  return { position: view, events };
}

function refusePreview(rules: Rules, p: Position, seat: Seat, order: Order): Rejection | undefined {
  const refusal = refuseSeat(p, seat);
  if (refusal !== undefined) return refusal;
  if (p.phase !== 'order') return { code: 'wrong-phase', phase: p.phase };
  return refuseForm(rules, p, seat, order);
}
