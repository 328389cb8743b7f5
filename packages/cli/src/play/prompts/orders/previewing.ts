import { clonePosition, type OrdersEvent, preview } from '@rubicon/engine';
import type { OrdersChair } from '../../chair.ts';
import { boardText } from '../../texts/board.ts';
import { narrate } from '../../texts/narration.ts';
import { ordersEventText } from '../../texts/orders/events.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { orderOf } from './sheet.ts';

/** What the sheet would do if nobody else moved, and the board after it. */
export function showPreview(chair: OrdersChair): undefined {
  const { table, rules, view, seat } = chair;
  const { cast, terminal } = table;
  const result = preview(rules, view, seat, orderOf(table.draft.sheet));
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

/** An order that would not be carried out as written is said to be so at once; it may stand all the same. */
export function warn(chair: OrdersChair, type: 'cashed' | 'deployed' | 'moved'): void {
  const { table, rules, view, seat } = chair;
  const result = preview(rules, view, seat, orderOf(table.draft.sheet));
  if (result.rejection !== undefined) {
    table.terminal.print(rejectionText(table.cast, result.rejection));
    return;
  }
  const event = result.events.findLast((one) => one.type === type);
  if (event !== undefined && !isDone(event))
    table.terminal.print(`As things stand: ${ordersEventText(table.cast, view, event)?.trim()}`);
}

const isDone = (event: OrdersEvent): boolean => !('reason' in event) || event.reason === 'none';
