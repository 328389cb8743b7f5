import { clonePosition, type OrdersEvent, preview } from '@rubicon/engine';
import type { OrdersChair } from '../../chair.ts';
import { boardText } from '../../texts/board.ts';
import { narrate } from '../../texts/narration.ts';
import { ordersEventText } from '../../texts/orders/events.ts';
import { rejectionText } from '../../texts/rejections.ts';
import { orderOf } from './sheet.ts';

/** What the sheet would do if nobody else moved, and the board after it. */
export function showPreview(chair: OrdersChair): undefined {
  const { room, rules, view, seat } = chair;
  const { cast, terminal } = room;
  const result = preview(rules, view, seat, orderOf(room.draft.sheet));
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
  const { room, rules, view, seat } = chair;
  const result = preview(rules, view, seat, orderOf(room.draft.sheet));
  if (result.rejection !== undefined) {
    room.terminal.print(rejectionText(room.cast, result.rejection));
    return;
  }
  const event = result.events.findLast((one) => one.type === type);
  if (event !== undefined && !isDone(event))
    room.terminal.print(`As things stand: ${ordersEventText(room.cast, view, event)?.trim()}`);
}

const isDone = (event: OrdersEvent): boolean => !('reason' in event) || event.reason === 'none';
