import { offersOf, type TurnsDecision } from '../../decision.ts';
import { armies, nameOf, territoryName } from '../../texts/cast.ts';
import { count } from '../../texts/words.ts';
import { numberPrompt, rangeText } from '../numbers.ts';
import type { Prompt } from '../prompt.ts';

/** The number of armies that move into a captured territory. */
export function occupyPrompt(decision: TurnsDecision): Prompt {
  const { room, view } = decision;
  const range = offersOf(decision, 'occupy')[0]!;
  const from = territoryName(room.cast, view.from);
  const intro = `${territoryName(room.cast, view.to)} is yours. ${from} has ${armies(room.cast, view.armies[view.from]!)}. How many move in?`;
  return {
    ...numberPrompt(decision, range, range.least, (armies) => ({ type: 'occupy', armies })),
    label: `move in ${rangeText(range)}`,
    intro: [intro],
  };
}

/** The number of dice the defender rolls. */
export function defendPrompt(decision: TurnsDecision): Prompt {
  const { room, view } = decision;
  const { cast } = room;
  const range = offersOf(decision, 'defend')[0]!;
  const there = (territory: number): string =>
    `${territoryName(cast, territory)} has ${view.armies[territory]}`;
  const dice = count(view.dice, 'die', 'dice');
  return {
    ...numberPrompt(decision, range, range.most, (dice) => ({ type: 'defend', dice })),
    label: `defence dice ${rangeText(range)}`,
    intro: [
      `${nameOf(cast, view.seat)} attacks with ${dice}. ${there(view.from)}, ${there(view.to)}. How many dice do you roll?`,
    ],
  };
}
