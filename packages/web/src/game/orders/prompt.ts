import type { OrdersChair } from '../chair.ts';
import type { Draft } from '../draft.ts';
import type { Prompt } from '../prompt.ts';

/** What a seat is asked in a game of written orders; undefined when it is not asked anything. */
export function ordersPrompt(_chair: OrdersChair, _draft: Draft): Prompt | undefined {
  return undefined;
}
