import type { OrdersDecision } from '../../decision.ts';
import type { Prompt } from '../prompt.ts';
import { bidPrompt } from './bidding.ts';
import { convertPrompt } from './converting.ts';
import { firstTroopsPrompt } from './first-troops.ts';
import { orderPrompt } from './ordering.ts';

/** The prompt of each phase of a game with written orders. */
export function ordersPrompt(decision: OrdersDecision): Prompt {
  const { phase } = decision.view;
  switch (phase) {
    case 'bid':
      return bidPrompt(decision);
    case 'convert':
      return convertPrompt(decision);
    case 'deploy':
      return firstTroopsPrompt(decision);
    case 'order':
      return orderPrompt(decision);
    case 'start':
    case 'over':
      throw new Error(`nobody is asked in phase ${phase}`);
  }
}
