import { NOBODY, startsOf } from '@rubicon/engine';
import { type OrdersChair, offersOf } from '../../chair.ts';
import { territoryNames } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import { numberPrompt, rangeText } from '../numbers.ts';
import type { Prompt } from '../prompt.ts';

/** A sealed bid for the territories that came up. Enter bids nothing for those who can bid nothing else. */
export function bidPrompt(chair: OrdersChair): Prompt {
  const { room, view, seat } = chair;
  const range = offersOf(chair, 'bid')[0]!;
  const starts = startsOf(view, seat);
  const have = starts.length === 0 ? 'none yet' : territoryNames(room.cast, starts);
  return {
    ...numberPrompt(chair, range, range.most === 0 ? 0 : undefined, (tokens) => ({ type: 'bid', tokens })),
    label: `bid ${rangeText(range)}`,
    intro: [
      `To be bid for: ${territoryNames(room.cast, view.lot)}. The highest bid gets them all and pays. ${laterText(chair)}`,
      `You have ${count(range.most, 'token')}; your starting territories: ${have}.`,
    ],
  };
}

/** How many lots are still to come: all that has not come up and is nobody's objective. */
function laterText({ rules, view, seat }: OrdersChair): string {
  const unseen = view.objectives.filter((place) => place === NOBODY).length;
  const hidden = view.objectivesLeft.reduce((sum, left, of) => sum + (of === seat ? 0 : left), 0);
  const lots = Math.ceil((unseen - hidden) / rules.lot);
  return lots === 0 ? 'This is the last lot.' : `${count(lots, 'more lot')} will follow.`;
}
