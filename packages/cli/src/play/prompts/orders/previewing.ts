import { clonePosition, type OrdersEvent, preview } from '@rubicon/engine';
import type { OrdersDecision } from '../../decision.ts';
import { boardText } from '../../texts/board.ts';
import { narrate } from '../../texts/narration.ts';
import { ordersEventText } from '../../texts/orders/events.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { orderOf } from './sheet.ts';

/** Shows the result of the sheet if nobody else moved, and the board after it. */
export function showPreview(decision: OrdersDecision): undefined {
  const { room, rules, view, seat } = decision;
  const { cast, terminal } = room;
  const result = preview(rules, view, seat, orderOf(room.staging.sheet));
  if (result.rejection !== undefined) {
    terminal.print(rejectionText(cast, result.rejection));
    return;
  }
  const report = narrate(cast, clonePosition(view), result.events, 'summary');
  terminal.print(
    'If nobody else moved:',
    ...report,
    '',
    ...boardText(cast, result.position, terminal.width()),
  );
}

/** Warns about an order that would not be carried out as written; it may stay on the sheet. */
export function warn(decision: OrdersDecision, type: 'cashed' | 'deployed' | 'moved'): void {
  const { room, rules, view, seat } = decision;
  const result = preview(rules, view, seat, orderOf(room.staging.sheet));
  if (result.rejection !== undefined) {
    room.terminal.print(rejectionText(room.cast, result.rejection));
    return;
  }
  const event = result.events.findLast((one) => one.type === type);
  if (event !== undefined && !isDone(event))
    room.terminal.print(`Preview: ${ordersEventText(room.cast, view, event)?.trim()}`);
}

const isDone = (event: OrdersEvent): boolean => !('reason' in event) || event.reason === 'none';
