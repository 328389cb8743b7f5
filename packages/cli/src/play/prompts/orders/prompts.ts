import type { OrdersChair } from '../../chair.ts';
import type { Prompt } from '../prompt.ts';
import { bidPrompt } from './bidding.ts';
import { convertPrompt } from './converting.ts';
import { firstTroopsPrompt } from './first-troops.ts';
import { orderPrompt } from './ordering.ts';

/** What a person is asked in a game of written orders, by phase. */
export function ordersPrompt(chair: OrdersChair): Prompt {
  const { phase } = chair.view;
  switch (phase) {
    case 'bid':
      return bidPrompt(chair);
    case 'convert':
      return convertPrompt(chair);
    case 'deploy':
      return firstTroopsPrompt(chair);
    case 'order':
      return orderPrompt(chair);
    case 'start':
    case 'over':
      throw new Error(`nobody is asked in phase ${phase}`);
  }
}
