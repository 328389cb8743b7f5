import { startsOf } from '@rubicon/engine';
import { type OrdersChair, offersOf } from '../../chair.ts';
import { territoryNames } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import { numberPrompt, rangeText } from '../numbers.ts';
import type { Prompt } from '../prompt.ts';

/** A sealed bid for the territories that came up; Enter bids nothing. */
export function bidPrompt(chair: OrdersChair): Prompt {
  const { table, view, seat } = chair;
  const range = offersOf(chair, 'bid')[0]!;
  const starts = startsOf(view, seat);
  const have = starts.length === 0 ? 'none yet' : territoryNames(table.cast, starts);
  return {
    ...numberPrompt(chair, range, 0, (tokens) => ({ type: 'bid', tokens })),
    label: `bid ${rangeText(range)}`,
    intro: [
      `To be bid for: ${territoryNames(table.cast, view.lot)}. You have ${count(range.most, 'token')}; your starting territories: ${have}.`,
    ],
  };
}
