import { NOBODY, startsOf } from '@rubicon/engine';
import { type OrdersDecision, offersOf } from '../../decision.ts';
import { territoryNames } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import { numberPrompt, rangeText } from '../numbers.ts';
import type { Prompt } from '../prompt.ts';

/** A secret bid for a lot. Enter bids 0 if nothing else is possible. */
export function bidPrompt(decision: OrdersDecision): Prompt {
  const { room, view, seat } = decision;
  const range = offersOf(decision, 'bid')[0]!;
  const starts = startsOf(view, seat);
  const have = starts.length === 0 ? 'none yet' : territoryNames(room.cast, starts);
  return {
    ...numberPrompt(decision, range, range.most === 0 ? 0 : undefined, (tokens) => ({ type: 'bid', tokens })),
    label: `bid ${rangeText(range)}`,
    intro: [
      `Up for bids: ${territoryNames(room.cast, view.lot)}. The highest bid pays and wins them all. ${laterText(decision)}`,
      `You have ${count(range.most, 'token')}; your starting territories: ${have}.`,
    ],
  };
}

/** The number of lots to come, from the territories that are neither assigned nor objectives. */
function laterText({ rules, view, seat }: OrdersDecision): string {
  const unseen = view.objectives.filter((place) => place === NOBODY).length;
  const hidden = view.objectivesLeft.reduce((sum, left, of) => sum + (of === seat ? 0 : left), 0);
  const lots = Math.ceil((unseen - hidden) / rules.lot);
  return lots === 0 ? 'This is the last lot.' : `${count(lots, 'more lot')} to come.`;
}
